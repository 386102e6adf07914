import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { readConfig } from '../proxy/config/config.ts';
import { startProxy } from '../proxy/start.ts';
import { createShop } from '../shop/server.ts';
import { type CatalogControls, createDrop } from './catalog-controls.ts';
import { freePort } from './ports.ts';

export interface Demo {
  readonly proxyUrl: string;
  readonly shopUrl: string;
  readonly controls: CatalogControls;
  /** A one-time invitation for one browser: the fragment of a pairing link. */
  invite(): Promise<{ readonly address: string; readonly code: string; readonly link: string }>;
  close(): Promise<void>;
}

export interface DemoOptions {
  readonly dataDir: string;
  readonly proxyPort: number;
  readonly shopPort: number;
  readonly products: number;
  say(line: string): void;
}

/** The proxy with the embedded catalog, and the demo shop beside it. */
export async function serveDemo({ dataDir, proxyPort, shopPort, products, say }: DemoOptions): Promise<Demo> {
  const read = readConfig({
    ELSEWHERE_ACCESS: 'embedded',
    ELSEWHERE_PORT: String(proxyPort === 0 ? 0 : await freePort(proxyPort, 'the proxy', say)),
    ELSEWHERE_DATA: path.join(dataDir, 'proxy'),
    ELSEWHERE_PRODUCTS: String(products),
    ELSEWHERE_LOG_LEVEL: 'warn',
    ELSEWHERE_CACHE_SECONDS: '0',
  });
  if (!read.ok) throw new Error(read.mistakes.join('\n'));
  let controls: CatalogControls | undefined;
  const proxy = await startProxy({
    ...read.config,
    onControls: (catalog) => {
      controls = catalog;
    },
  });
  if (controls === undefined) throw new Error('the embedded catalog has no controls');
  const shop = createShop(createDrop(controls));
  const port = shopPort === 0 ? 0 : await freePort(shopPort, 'the demo shop', say);
  await new Promise<void>((resolve) => {
    shop.listen(port, '127.0.0.1', resolve);
  });
  return {
    proxyUrl: proxy.url,
    shopUrl: `http://127.0.0.1:${String((shop.address() as AddressInfo).port)}`,
    controls,
    async invite() {
      const { link } = await proxy.pairOffer('Demonstration');
      const url = new URL(link);
      return { address: url.origin, code: new URLSearchParams(url.hash.slice(1)).get('pair') ?? '', link };
    },
    async close() {
      shop.closeAllConnections();
      await new Promise((resolve) => {
        shop.close(resolve);
      });
      await proxy.close();
    },
  };
}
