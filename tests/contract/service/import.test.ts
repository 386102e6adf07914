import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../backend/service/clock.ts';
import { type OwnTables, prepareFeedTables } from '../../../backend/service/import/feed-tables.ts';
import { type FeedOptions, importFeed, type ImportReport } from '../../../backend/service/import/import-feed.ts';
import { openStore } from '../../../backend/service/store/open.ts';
import { prepareIndexes } from '../../../backend/service/store/schema.ts';
import type { Store } from '../../../backend/service/store/store.ts';
import { ENGINES } from './watches-world.ts';

const HEAD = 'id\ttitle\tlink\tprice\tavailability\n';
const row = (id: number, price = '10.00 EUR'): string =>
  `${id}\tThing ${id}\thttps://shop.example/${id}\t${price}\tin stock\n`;
const feed = (count: number, from = 0): string =>
  HEAD + Array.from({ length: count }, (_, index) => row(from + index)).join('');

describe.each(ENGINES)('importing a feed ($engine)', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'elsewhere-import-'));
  let store: Store;
  let end: () => Promise<void>;
  let complaints: string[] = [];
  beforeAll(async () => {
    const opened = await engine.open();
    end = () => opened.stop();
    store = await openStore(opened.address);
    await prepareIndexes(store);
    await prepareFeedTables(store.db.withTables<OwnTables>());
  });
  afterAll(async () => {
    await store.close();
    await end();
    rmSync(folder, { recursive: true });
  });

  const load = async (
    name: string,
    content?: string | Buffer,
    options: FeedOptions = {},
    progress?: () => void,
  ): Promise<ImportReport> => {
    const file = join(folder, name);
    if (content !== undefined) writeFileSync(file, content);
    complaints = [];
    return await importFeed(file, options, {
      store,
      clock: systemClock,
      complain: (line, problem) => complaints.push(`${line}: ${problem}`),
      progress: () => progress?.(),
    });
  };
  const productsOf = async (host: string) =>
    await store.db.selectFrom('product').selectAll().where('url_key', 'like', `${host}/%`).orderBy('sku').execute();

  it('makes a shop and its products, and skips bad rows by line', async () => {
    const report = await load('shop.tsv', `${feed(3)}broken\n4\tNo price\thttps://shop.example/4\t\t\n`);
    expect(report).toMatchObject({ added: 3, changed: 0, bad: 2, retired: 0, records: 5 });
    expect(complaints).toEqual(['5: 1 columns where the head has 5', '6: it has no price']);
    const [first] = await productsOf('shop.example');
    expect(first).toMatchObject({ name: 'Thing 0', final_price: 10, currency: 'EUR', availability: 'InStock' });
    const merchant = await store.db
      .selectFrom('merchant')
      .selectAll()
      .where('id', '=', first!.merchant_id)
      .executeTakeFirst();
    expect(merchant).toMatchObject({ name: 'shop.example', domains: '["shop.example"]', network_id: 900 });
  });

  it('again changes nothing that is the same, updates what is not, and retires what is gone', async () => {
    const [before] = await productsOf('shop.example');
    const report = await load('shop.tsv', HEAD + row(0) + row(1, '8.00 EUR') + row(9));
    expect(report).toMatchObject({ added: 1, changed: 1, same: 1, retired: 1, bad: 0 });
    const after = await productsOf('shop.example');
    expect(after.map(({ sku, final_price }) => [sku, final_price])).toEqual([
      ['0', 10],
      ['1', 8],
      ['9', 10],
    ]);
    expect(after[0]).toEqual(before);
  });

  it('retires nothing when the file cannot be read to its end, or holds nothing', async () => {
    const whole = gzipSync(feed(50));
    await expect(load('shop.tsv', whole.subarray(0, whole.length - 30))).rejects.toThrow();
    await expect(load('shop.tsv', HEAD)).rejects.toThrow('no product');
    await expect(load('shop.tsv', `${HEAD}x\n`)).rejects.toThrow('no product');
    const kept = (await productsOf('shop.example')).map(({ sku }) => sku);
    expect(kept).toEqual(expect.arrayContaining(['0', '1', '9']));
  });

  it('goes on where it was cut short', async () => {
    let batches = 0;
    const cut = load('long.tsv', feed(9500).replaceAll('shop.example', 'long.example'), {}, () => {
      batches += 1;
      if (batches === 2) throw new Error('power cut');
    });
    await expect(cut).rejects.toThrow('power cut');
    expect(await productsOf('long.example')).toHaveLength(8000);
    expect(await load('long.tsv')).toMatchObject({ resumedAt: 8000, added: 1500, same: 0, retired: 0, records: 9500 });
    expect(await productsOf('long.example')).toHaveLength(9500);
    expect(await load('long.tsv')).toMatchObject({ resumedAt: 0, added: 0, same: 9500, retired: 0 });
  }, 60_000);

  it('reads XML and gzip, and lets products be found by their words', async () => {
    const item = (id: number): string =>
      `<item><g:id>${id}</g:id><title>Quixotic lantern ${id}</title><link>https://lamps.example/${id}</link><g:price>5 EUR</g:price></item>`;
    const xml = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Lamps</title>${item(1)}${item(2)}</channel></rss>`;
    expect(await load('lamps.xml.gz', gzipSync(xml))).toMatchObject({ added: 2 });
    const [lamp] = await productsOf('lamps.example');
    const merchant = await store.db
      .selectFrom('merchant')
      .select('name')
      .where('id', '=', lamp!.merchant_id)
      .executeTakeFirst();
    expect(merchant).toEqual({ name: 'Lamps' });
    expect(await load('lamps.xml.gz', gzipSync(xml.replace(item(2), '')))).toMatchObject({ same: 1, retired: 1 });
  });

  it('takes names, domain, currency and columns from the owner', async () => {
    const columns = { id: 'Nr', title: 'Name', link: 'Adresse', price: 'Preis' };
    const options = { merchant: 'Tischlerei', domain: 'tisch.example', currency: 'EUR', columns };
    const csv = 'Nr;Name;Adresse;Preis\n1;Tisch;https://go.example/1;99,90\n';
    expect(await load('tisch.csv', csv, options)).toMatchObject({ added: 1, bad: 0 });
    const merchant = await store.db
      .selectFrom('merchant')
      .selectAll()
      .where('name', '=', 'Tischlerei')
      .executeTakeFirst();
    expect(merchant).toMatchObject({ domains: '["tisch.example"]', currencies: '["EUR"]' });
  });
});
