// Section 4.3: `any`, and the bare string that decides for itself what it is.
import { describe, expect, it } from 'vitest';
import { describeCatalog } from './catalog-suite.ts';

describeCatalog('words', (suite) => {
  const some: typeof suite.some = (column) => suite.some(column);
  const expected: typeof suite.expected = (fits) => suite.expected(fits);
  const found: typeof suite.found = (...criterion) => suite.found(...criterion);

  describe('any', () => {
    it('finds other forms of a word, whole words at least', async () => {
      const ids = await found('any', 'LIKE', 'headphone');
      const plain = expected((row) => /\bheadphones?\b/i.test(row.name));
      expect(plain.length).toBeGreaterThan(0);
      expect(ids).toEqual(expect.arrayContaining(plain));
      expect(await found('any', 'LIKE', 'headphones')).toEqual(ids);
    });
    it('wants all words, or one of the alternatives', async () => {
      const [a, b] = [await found('any', 'LIKE', 'espresso'), await found('any', 'LIKE', 'tent')];
      expect(await found('any', 'LIKE', 'espresso||tent')).toEqual([...new Set([...a, ...b])].sort());
      expect(await found('any', 'LIKE', 'espresso tent')).toEqual([]);
    });
    it.each(['id', 'barcode', 'mpn', 'sku', 'asin', 'brand', 'color', 'author'] as const)(
      'looks at %s',
      async (column) => {
        const value = some(column);
        expect(await found('any', 'LIKE', value)).toEqual(
          expect.arrayContaining(expected((row) => row[column] === value)),
        );
      },
    );
    it('looks at addresses', async () => {
      const row = suite.rows[150]!;
      expect(await found('any', 'LIKE', row.direct_url)).toContain(row.id);
      const pictured = suite.rows.find(({ image_url }) => image_url !== null)!;
      expect(await found('any', 'LIKE', pictured.image_url)).toContain(pictured.id);
    });
    it('looks at the names of merchant and network', async () => {
      const { name, id } = (await suite.world.store.db.selectFrom('merchant').selectAll().execute())[10]!;
      expect(await found('any', 'LIKE', name)).toEqual(
        expect.arrayContaining(expected((row) => row.merchant_id === id)),
      );
    });
    it('puts what has the words in its name, brand or model before the rest', async () => {
      for (const text of ['travel', 'quiet']) {
        const words = text.split(' ');
        const byId = new Map(suite.rows.map((row) => [row.id, row]));
        const inTitle = (await suite.ids(text)).map((id) => {
          const { name, brand, model, author } = byId.get(id)!;
          const title = [name, brand, model, author].join(' ').toLowerCase();
          return words.every((word) => title.includes(word));
        });
        expect(inTitle).toContain(true);
        expect(inTitle).toContain(false);
        expect(inTitle.lastIndexOf(true)).toBeLessThan(inTitle.indexOf(false));
      }
    });
    it('falls back to beginnings of words', async () => {
      expect(await found('any', 'LIKE', 'headph')).toEqual(await found('any', 'LIKE', 'headphones'));
    });
    it.each(['"', "' OR 1=1 --", 'a"b', '*', 'NEAR(', '-', 'x AND', '&|!', '::', '日本語'])(
      'survives %j',
      async (value) => {
        const { status } = await suite.search({ search: [{ field: 'any', operator: 'LIKE', value }] });
        expect(status).toBe(200);
      },
    );
  });

  describe('a bare string', () => {
    it('is a barcode in any notation', async () => {
      const row = suite.rows.find(({ code, upc }) => code !== null && upc !== null)!;
      const all = expected(({ code }) => code === row.code);
      for (const text of [row.upc!, `0${row.upc}`, row.code!]) expect((await suite.ids(text)).sort()).toEqual(all);
    });
    it('is a page of a shop, whatever was tacked on to its address', async () => {
      const row = suite.rows[300]!;
      for (const text of [
        row.direct_url,
        `${row.direct_url}?utm_source=x#top`,
        row.direct_url.replace('https://www.', 'http://'),
      ]) {
        expect(await suite.ids(text)).toEqual([row.id]);
      }
    });
    it('is text otherwise', async () => {
      expect((await suite.ids('espresso machine')).length).toBeGreaterThan(0);
    });
  });

  it.each(['x', 'ф', '漢'])('looks for a word of so many times %s', async (letter) => {
    for (const length of [254, 255, 256, 681, 682, 1022, 1023, 2045, 2046, 2047, 5000])
      expect(await suite.ids([{ field: 'any', operator: 'LIKE', value: letter.repeat(length) }])).toEqual([]);
  });
});
