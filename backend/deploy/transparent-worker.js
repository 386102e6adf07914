// A transparent proxy for any runtime that takes `export default { fetch }` (Cloudflare Workers, Deno, Bun). Settings:
// CATALOG_API_URL, CATALOG_API_TOKEN (a secret), and ACCESS_KEY, which the extension sends as its device key.
export default {
  async fetch(request, env) {
    const { pathname, search } = new URL(request.url);
    const say = (status, message) => Response.json({ message }, { status });
    // Web pages have no business here, and there is no CORS header that would let them in.
    const origin = request.headers.get('origin');
    if (origin !== null && !/^(chrome|moz)-extension:\/\//.test(origin)) return say(403, 'Not for web pages.');
    if (!/^\/v1\/[A-Za-z0-9._~/-]+$/.test(pathname) || pathname.includes('..')) return say(404, 'Not found.');
    // In words of its own: those of the catalog would mean that it does not take the token.
    if (!(await same(request.headers.get('authorization') ?? '', `Bearer ${env.ACCESS_KEY}`)))
      return say(401, 'This proxy does not know that key.');
    const hasBody = request.method === 'POST' || request.method === 'PUT';
    const answer = await fetch(env.CATALOG_API_URL + pathname + search, {
      method: request.method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${env.CATALOG_API_TOKEN}`,
        ...(hasBody && { 'content-type': 'application/json' }),
      },
      body: hasBody ? await request.text() : undefined,
      // The token is for one address.
      redirect: 'manual',
    });
    if (answer.status >= 300 && answer.status < 400) return say(502, 'The catalog redirects.');
    const headers = new Headers({
      'content-type': answer.headers.get('content-type') ?? 'application/json',
      'cache-control': 'no-store',
    });
    const wait = answer.headers.get('retry-after');
    if (wait !== null) headers.set('retry-after', wait);
    return new Response(answer.body, { status: answer.status, headers });
  },
};

/** Compares without telling by its time how much was right. */
async function same(a, b) {
  const hash = async (text) => new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const [left, right] = await Promise.all([hash(a), hash(b)]);
  return left.reduce((difference, byte, index) => difference | (byte ^ right[index]), 0) === 0;
}
