import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { ProductRow } from '../../../backend/service/store/tables.ts';
import { type Answer, createWorld, ENGINES, type World } from './watches-world.ts';

export const PRODUCTS = '/v1/products';
export const OMNI = '/v1/products/omni';

/** What a suite of the catalog has at hand; filled before its first test. */
export interface CatalogSuite {
  world: World;
  /** Every product, as the store has it: what searches are held against. */
  rows: readonly ProductRow[];
  ask: World['ask'];
  search(body: object): Promise<Answer>;
  omni(body: object): Promise<Answer>;
  /** The ids of a search's whole result, a thousand at most. */
  ids(search: unknown, more?: object): Promise<string[]>;
  /** The ids, sorted, of what one criterion finds. */
  found(field: string, operator: string | undefined, value?: unknown): Promise<string[]>;
  /** The ids, sorted, of what a plain filter over all products finds. */
  expected(fits: (row: ProductRow) => boolean): string[];
  /** A value of the column, well inside the catalog. */
  some(column: Exclude<keyof ProductRow, 'no'>): string;
  /** The fields that a refusal names. */
  refused(body: object, path?: string): Promise<string[]>;
}

/** Runs the same tests on every engine that is there. */
export function describeCatalog(title: string, tests: (suite: CatalogSuite) => void, productCount = 900): void {
  describe.each(ENGINES)(`${title} ($engine)`, (engine) => {
    const suite = {} as CatalogSuite;
    let end: () => Promise<void>;
    beforeAll(async () => {
      const opened = await engine.open();
      end = () => opened.stop();
      suite.world = await createWorld(opened.address, productCount);
      suite.rows = await suite.world.store.db.selectFrom('product').selectAll().orderBy('no').execute();
    });
    afterAll(async () => {
      await suite.world.close();
      await end();
    });
    suite.ask = (...args) => suite.world.ask(...args);
    suite.search = (body) => suite.world.ask('POST', PRODUCTS, body);
    suite.omni = (body) => suite.world.ask('POST', OMNI, body);
    suite.ids = async (search, more = {}) => {
      const { status, body } = await suite.search({ search, per_page: 1000, fields: ['id'], ...more });
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body.meta.total).toBe(body.data.length);
      return body.data.map((product: { id: string }) => product.id);
    };
    suite.found = async (field, operator, value) => {
      const criterion = { field, ...(operator !== undefined && { operator }), ...(value !== undefined && { value }) };
      return (await suite.ids([criterion])).sort();
    };
    suite.expected = (fits) =>
      suite.rows
        .filter(fits)
        .map((row) => row.id)
        .sort();
    suite.some = (column) => {
      const fits = (row: ProductRow): boolean => row[column] !== null && String(row[column]).length > 1;
      return String(suite.rows.find((row, index) => index > 40 && fits(row))?.[column]).trim();
    };
    suite.refused = async (body, path = PRODUCTS) => {
      const answer = await suite.world.ask('POST', path, body);
      expect(answer.status, JSON.stringify(body)).toBe(422);
      expect(answer.body.message).toEqual(expect.any(String));
      return Object.keys(answer.body.errors);
    };
    tests(suite);
  });
}
