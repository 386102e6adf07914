// A store is filled from nothing when it is opened first; a fill that was cut short is begun anew.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillStore } from '../../../backend/service/generate/fill.ts';
import { loadProducts } from '../../../backend/service/store/load.ts';
import { openStore } from '../../../backend/service/store/open.ts';
import type { Store } from '../../../backend/service/store/store.ts';
import type { ProductRow } from '../../../backend/service/store/tables.ts';
import { ENGINES } from './watches-world.ts';

const NOW = Date.UTC(2026, 10, 21);
const COUNT = 5000;

function* until<T>(items: Iterable<T>, most: number): Generator<T> {
  let count = 0;
  for (const item of items) {
    if (count === most) throw new Error('cut short');
    count += 1;
    yield item;
  }
}

describe.each(ENGINES)('filling ($engine)', (engine) => {
  let store: Store;
  let end: () => Promise<void>;
  beforeAll(async () => {
    const opened = await engine.open();
    end = () => opened.stop();
    store = await openStore(opened.address);
  });
  afterAll(async () => {
    await store.close();
    await end();
  });

  const products = (): Promise<ProductRow[]> => store.db.selectFrom('product').selectAll().orderBy('no').execute();

  it('begins anew after it was cut short, and holds what any other store holds', async () => {
    const broken = fillStore(store, COUNT, NOW, (into, rows, names) => loadProducts(into, until(rows, 4500), names));
    await expect(broken).rejects.toThrow('cut short');
    expect(await products()).not.toHaveLength(COUNT);

    await fillStore(store, COUNT, NOW);
    const plain = await openStore(':memory:');
    await fillStore(plain, COUNT, NOW);
    expect(await products()).toEqual(await plain.db.selectFrom('product').selectAll().orderBy('no').execute());
    await plain.close();

    await fillStore(store, 10, NOW);
    expect(await products()).toHaveLength(COUNT);
  });

  it('keeps signs that its bulk format gives a meaning to', async () => {
    const [first] = await products();
    const name = 'tab\there, line\nbreak\r, \\back\\slash, \\N, "quotes", (brackets), comma,';
    const odd = { ...first, no: COUNT + 1, id: 'odd', name, description: '\\.', brand: '', tags: null } as ProductRow;
    await loadProducts(store, [odd], () => ['', '']);
    expect((await products()).at(-1)).toEqual(odd);
    const found = await store.lookUp(
      { texts: ['NULL'], values: [] },
      { texts: [`FROM product WHERE id = 'odd'`], values: [] },
    );
    expect(found).toEqual([{ row: odd, value: null }]);
  });
});
