// npm run fuzz -- service [--requests N] [--seed N] [--database URL]: broken, strange and hostile requests; a 5xx is a finding.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createApp } from '../../backend/service/app.ts';
import { DEFAULT_CONFIG } from '../../backend/service/config.ts';
import { createRandom } from '../../backend/service/generate/random.ts';
import { assemble } from '../../backend/service/start.ts';
import { assembleWatches } from '../../backend/service/watches/assemble.ts';
import { askApp } from '../support/ask-app.ts';
import { createShots } from './service-shots.ts';

const TOKEN = 'fuzz-token';
const PRODUCTS = 300;

export default async function (args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { requests: { type: 'string' }, seed: { type: 'string' }, database: { type: 'string' } },
  });
  const requests = Number(values.requests ?? 100_000);
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  const folder = mkdtempSync(join(tmpdir(), 'elsewhere-fuzz-'));
  let said = '';
  const config = {
    ...DEFAULT_CONFIG,
    tokens: [TOKEN],
    products: PRODUCTS,
    hasControls: true,
    ratePerMinute: 1e9,
    address: values.database ?? join(folder, 'catalog.sqlite'),
  };
  const deps = await assemble(config, (line) => {
    said = line;
  });
  const watches = await assembleWatches(deps, deps.settable);
  const app = createApp(deps, watches.routes);
  const next = createShots(createRandom(seed));
  const statuses = new Map<number, number>();
  console.log(`seed ${seed}`);
  for (let count = 0; count < requests; count += 1) {
    const { method, path, body } = next();
    const isBodied = body !== undefined && method !== 'GET';
    const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
    const response = await askApp(app, path, { method, headers, ...(isBodied && { body }) });
    const text = await response.text();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    if (response.status >= 500)
      throw new Error(
        `seed ${seed}, request ${count}: ${method} ${path} ${body ?? ''}\n${response.status} ${text}\n${said}`,
      );
    if (response.status !== 302) JSON.parse(text);
    if (count % 10_000 === 9999) console.log(count + 1, Object.fromEntries(statuses));
  }
  await watches.stop();
  await deps.store.close();
  rmSync(folder, { recursive: true, force: true });
}
