import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDrop } from '../../../backend/start/catalog-controls.ts';
import { type Demo, serveDemo } from '../../../backend/start/serve-demo.ts';
import { shopListener } from '../../../backend/shop/server.ts';
import { startTlsShop, type TlsShop } from './tls.ts';

/** Everything that stands behind the browser in a test: a real proxy with its catalog, and shops. */
export interface World {
  readonly demo: Demo;
  readonly tls: TlsShop;
  close(): Promise<void>;
}

export async function startWorld(): Promise<World> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'elsewhere-world-'));
  const demo = await serveDemo({
    dataDir,
    proxyPort: 0,
    shopPort: 0,
    products: 3000,
    say: (line) => {
      console.log(line);
    },
  });
  const tls = await startTlsShop(shopListener(createDrop(demo.controls)));
  return {
    demo,
    tls,
    async close() {
      await tls.close();
      await demo.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
