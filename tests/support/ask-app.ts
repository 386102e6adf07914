import type { App } from '../../backend/service/http/listen.ts';

/** Asks the catalog service without a socket, as `fetch` would. */
export async function askApp(app: App, target: string, init?: RequestInit): Promise<Response> {
  const request = new Request(new URL(target, 'http://localhost'), init);
  const { status, headers, body } = await app({
    method: request.method,
    target,
    origin: 'http://localhost',
    header: (name) => request.headers.get(name) ?? undefined,
    peer: undefined,
    readText: async (maxBytes) => {
      const bytes = await request.arrayBuffer();
      return bytes.byteLength > maxBytes ? undefined : new TextDecoder().decode(bytes);
    },
  });
  return new Response(status === 302 ? null : body, { status, headers });
}
