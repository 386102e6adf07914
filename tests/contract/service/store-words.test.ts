// Merchant and price stand beside the words of a product, so that facets are read where the words are.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../../backend/service/store/open.ts';
import { createWorld, ENGINES, type World } from './watches-world.ts';

const FOUND = {
  search: 'headphones',
  per_page: 1000,
  fields: ['id', 'final_price'],
  facets: ['final_price', 'merchant'],
};

describe.each(ENGINES)('words and facets ($engine)', (engine) => {
  let world: World;
  let end: () => Promise<void>;
  let address: string;
  beforeAll(async () => {
    const opened = await engine.open();
    end = () => opened.stop();
    address = opened.address;
    world = await createWorld(address, 900);
  });
  afterAll(async () => {
    await world.close();
    await end();
  });
  const found = async () => (await world.ask('POST', '/v1/products', FOUND)).body;

  it('follow a price', async () => {
    const { data } = await found();
    await world.patch(data[1].id, { final_price: 0.01 });
    await world.patch(data[2].id, { final_price: 123_456 });
    expect((await found()).facets.final_prices).toMatchObject({ min: 0.01, max: 123_456 });
  });

  it('follow a product that goes', async () => {
    const before = await found();
    await world.removeProduct(before.data[3].id);
    const after = await found();
    expect(after.meta.total).toBe(before.meta.total - 1);
    const sum = after.facets.merchants.reduce(
      (all: number, one: { product_count: number }) => all + one.product_count,
      0,
    );
    expect(sum).toBe(after.meta.total);
  });

  it('are the same in a store of the first shape, once it is opened again', async () => {
    const { engine: inside } = world.store;
    if (inside.kind !== 'postgres') return;
    const before = await found();
    for (const statement of [
      'DROP TABLE product_text',
      'CREATE TABLE product_text (no integer PRIMARY KEY, words tsvector NOT NULL)',
      `INSERT INTO product_text SELECT no, setweight(to_tsvector('elsewhere', name || ' ' || coalesce(brand, '')), 'A') ||
         to_tsvector('elsewhere', coalesce(description, '') || ' ' || coalesce(category, '')) FROM product`,
      'CREATE INDEX product_words ON product_text USING gin (words)',
    ])
      await inside.pool.query(statement);
    await (await openStore(address)).close();
    expect((await found()).facets).toEqual(before.facets);
    expect((await found()).data).toEqual(before.data);
  });
});
