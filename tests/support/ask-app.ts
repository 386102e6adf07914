import { refuseUnread } from '../../backend/service/errors.ts';
import type { App } from '../../backend/service/http/listen.ts';
import { uuidV7 } from '../../backend/service/ids.ts';

/** Asks the catalog service without a socket, as `fetch` would. */
export async function askApp(app: App, target: string, init?: RequestInit): Promise<Response> {
  const request = new Request(new URL(target, 'http://localhost'), init);
  const requestId = uuidV7(Date.now());
  const { status, headers, body } = await app({
    method: request.method,
    target,
    origin: 'http://localhost',
    header: (name) => request.headers.get(name) ?? undefined,
    peer: () => undefined,
    requestId,
    readText: async (maxBytes) => {
      const bytes = await request.arrayBuffer();
      return bytes.byteLength > maxBytes ? refuseUnread(413, 'Too large.', requestId) : new TextDecoder().decode(bytes);
    },
  });
  return new Response(status === 302 ? null : body, { status, headers: { ...headers, 'x-request-id': requestId } });
}
