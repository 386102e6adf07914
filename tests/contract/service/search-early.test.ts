// What came early is found apart from the rest; nobody who turns pages may see where one ends and the other begins.
import { beforeAll, expect, it } from 'vitest';
import { EARLY, EARLY_SIGN } from '../../../backend/service/search/words.ts';
import { loadProducts } from '../../../backend/service/store/load.ts';
import { describeCatalog } from './catalog-suite.ts';

const SIDE = 20;
/** Every fifth has the word in its description alone, and stands behind all the others. */
const isBeside = (no: number): boolean => no % 5 === 0;

describeCatalog('what came early, and later', (suite) => {
  let ranked: string[];
  beforeAll(async () => {
    const [like] = suite.rows;
    if (like === undefined) throw new Error('there are no products');
    const made = Array.from({ length: 2 * SIDE }, (_, index) => {
      const no = EARLY - SIDE + 1 + index;
      const words = isBeside(no)
        ? { name: 'Pot', description: 'Goes with the zibbeline kettle.' }
        : { name: `Zibbeline kettle, ${no}`, description: null };
      return { ...like, no, id: `${like.id.slice(0, -6)}${String(no).padStart(6, '0')}`, ...words };
    });
    await loadProducts(suite.world.store, made, () => ['A shop', 'A network']);
    const ids = (isIn: (no: number) => boolean): string[] => made.filter(({ no }) => isIn(no)).map(({ id }) => id);
    ranked = [...ids((no) => !isBeside(no)), ...ids(isBeside)];
  });

  const SEARCH = { search: 'zibbeline kettle', fields: ['id'] };

  it.each([1, 7, 16, 20, 100])('are one list, by pages of %s', async (per_page) => {
    const [byNumber, byCursor]: [string[], string[]] = [[], []];
    let after: string | null = null;
    for (let page = 1; byNumber.length < ranked.length; page += 1) {
      const one = await suite.search({ ...SEARCH, per_page, page });
      const other = await suite.search({ ...SEARCH, per_page, ...(after !== null && { after }) });
      expect([one.body.meta.total, other.body.meta.total]).toEqual([ranked.length, ranked.length]);
      expect(one.body.data.length).toBeGreaterThan(0);
      for (const [list, { body }] of [
        [byNumber, one],
        [byCursor, other],
      ] as const)
        list.push(...body.data.map(({ id }: { id: string }) => id));
      after = other.body.meta.after;
    }
    expect(byNumber).toEqual(ranked);
    expect(byCursor).toEqual(ranked);
  });

  it('are the same list in a store that was filled before early words bore a sign', async () => {
    const { engine } = suite.world.store;
    if (engine.kind !== 'postgres') return;
    const bearing = `SELECT count(*)::integer AS many FROM product_text WHERE words @@ '''${EARLY_SIGN}'':*'::tsquery`;
    const { rows } = await engine.pool.query<{ many: number }>(bearing);
    expect(rows[0]?.many).toBe(suite.rows.length + SIDE);
    await engine.pool.query(`UPDATE product_text SET words = ts_delete(words, ARRAY(
      SELECT word FROM unnest(tsvector_to_array(words)) AS word WHERE starts_with(word, '${EARLY_SIGN}')))`);
    expect(await suite.ids(SEARCH.search)).toEqual(ranked);
    // Once it was the product that bore the sign, and none of its words.
    await engine.pool.query(`UPDATE product_text SET words = words || '${EARLY_SIGN}' WHERE no <= ${EARLY}`);
    expect(await suite.ids(SEARCH.search)).toEqual(ranked);
  });
});
