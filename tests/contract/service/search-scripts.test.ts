// Section 4.3: `any` finds a product by its own words, in whatever script, notation and case they are written.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../../backend/service/clock.ts';
import { prepareFeedTables, type OwnTables } from '../../../backend/service/import/feed-tables.ts';
import { importFeed } from '../../../backend/service/import/import-feed.ts';
import { describeCatalog } from './catalog-suite.ts';

const NAMES = [
  'Чайник Йота',
  'Ελληνικός Καφές',
  'İstanbul Halısı',
  'हिन्दी किताब',
  'ไทย หนังสือ',
  '電気ケトル 黒',
  'Café Crème brûlée',
  'Übergrößenträger',
  'STRAẞE',
  'ﬁligree ｗｉｄｅ',
  'Ǆungla Ⅷ',
  'H₂O 3½ m²',
  '𝒻ancy Ⓐlpha',
];

describeCatalog('words of all scripts', (suite) => {
  const folder = mkdtempSync(join(tmpdir(), 'elsewhere-scripts-'));
  const idOf = async (name: string): Promise<string> => {
    const row = await suite.world.store.db
      .selectFrom('product')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return row.id;
  };
  beforeAll(async () => {
    const rows = NAMES.map(
      (name, index) => `${index}\t${name}\thttps://scripts.example/${index}\t5.00 EUR\tin_stock\n`,
    );
    const file = join(folder, 'scripts.tsv');
    writeFileSync(file, `id\ttitle\tlink\tprice\tavailability\n${rows.join('')}`);
    const { store } = suite.world;
    await prepareFeedTables(store.db.withTables<OwnTables>());
    const report = await importFeed(
      file,
      {},
      { store, clock: systemClock, complain: () => undefined, progress: () => undefined },
    );
    expect(report).toMatchObject({ added: NAMES.length, bad: 0 });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(NAMES)('finds %s', async (name) => {
    const id = await idOf(name);
    for (const text of [name, name.toUpperCase(), name.toLowerCase(), name.normalize('NFD'), name.normalize('NFKC')])
      expect(await suite.found('any', 'LIKE', text), text).toContain(id);
  });
});
