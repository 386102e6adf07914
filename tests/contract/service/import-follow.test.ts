import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DEFAULT_CONFIG } from '../../../backend/service/config.ts';
import { startService } from '../../../backend/service/start.ts';

const FEED = `id,title,link,price
1,Quixotic lantern,https://lamps.example/1,5.00 EUR
2,Quixotic candle,https://lamps.example/2,oops
`;

it('a service that runs finds what the import command brought, after the command named the bad row', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'elsewhere-follow-'));
  const file = join(folder, 'lamps.csv');
  writeFileSync(file, FEED);
  const address = join(folder, 'catalog.sqlite');
  const service = await startService({ ...DEFAULT_CONFIG, port: 0, tokens: ['t'], products: 200, address }, () => {});
  const find = async (): Promise<{ merchant: { name: string } }[]> => {
    const response = await fetch(`${service.address}/v1/products`, {
      method: 'POST',
      headers: { authorization: 'Bearer t', 'content-type': 'application/json' },
      body: JSON.stringify({ search: [{ field: 'any', operator: 'LIKE', value: 'quixotic' }] }),
    });
    return ((await response.json()) as { data: { merchant: { name: string } }[] }).data;
  };
  expect(await find()).toEqual([]);

  const child = spawn(
    process.execPath,
    ['backend/service/main.ts', 'import', file, '--data', folder, '--merchant', 'Lamps'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
  expect(said).toContain(`${file}:3: skipped: its price cannot be read: oops`);
  expect(said).toContain('1 new, 0 changed, 0 unchanged, 0 retired, 1 bad');

  await expect
    .poll(find, { timeout: 15_000, interval: 500 })
    .toMatchObject([{ name: 'Quixotic lantern', merchant: { name: 'Lamps' } }]);
  // Nobody's programme leads to a shop of one's own feeds: every link is the page.
  const page = 'https://lamps.example/1';
  expect(await find()).toMatchObject([{ commission_url: page, urls: { direct: page, affiliate: page } }]);
  await service.stop();
  rmSync(folder, { recursive: true });
});
