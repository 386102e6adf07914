import { request } from 'node:http';
import { DEFAULT_CONFIG } from '../../../backend/service/config.ts';
import { startService } from '../../../backend/service/start.ts';
import { startHarness } from '../proxy/proxy-harness.ts';
import { connect, serve, type TestClient } from './loopback.ts';

/** A client with the real things behind it. */
export interface Route extends TestClient {
  readonly address: string;
  readonly webhookUrl: string | undefined;
  close(): Promise<void>;
}

const TOKEN = 'catalog-token';
const PRODUCTS = 1500;

/** Our proxy with the embedded service behind it, and a browser paired by code. */
export async function throughOurs(): Promise<Route> {
  const harness = await startHarness({ ELSEWHERE_ACCESS: 'embedded', ELSEWHERE_PRODUCTS: String(PRODUCTS) });
  const address = `http://127.0.0.1:${String(harness.proxy.port)}`;
  const { code } = await harness.proxy.pairOffer();
  const paired = await connect(address, { key: null }).client.pair({ code, device_name: 'a browser' });
  if (!paired.ok) throw new Error(paired.failure.kind);
  const connected = connect(address, { key: paired.value.device_key, timeoutMs: 8000 });
  return { ...connected, address, webhookUrl: undefined, close: () => harness.close() };
}

/** The service behind the least that may call itself a proxy: it adds the token and forwards. */
export async function throughForwarder(): Promise<Route> {
  const receiver = await serve((_, response) => response.writeHead(204).end());
  const service = await startService(
    { ...DEFAULT_CONFIG, port: 0, tokens: [TOKEN], products: PRODUCTS, webhookAllow: ['127.0.0.1'] },
    () => undefined,
  );
  const forwarder = await serve((incoming, response, nth) => {
    if (incoming.url?.startsWith('/v1/') !== true && incoming.url?.startsWith('/tools/') !== true) {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<html>404 Not Found</html>');
      return;
    }
    const { host: _, connection: __, ...headers } = incoming.headers;
    const onward = request(
      `${service.address}${incoming.url}`,
      { method: incoming.method ?? 'GET', headers: { ...headers, authorization: `Bearer ${TOKEN}` } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.end(forwarder.bodies[nth - 1]);
  });
  return {
    ...connect(forwarder.address, { key: null, timeoutMs: 8000 }),
    address: forwarder.address,
    webhookUrl: `${receiver.address}/hook`,
    async close() {
      await forwarder.close();
      await service.stop();
      await receiver.close();
    },
  };
}
