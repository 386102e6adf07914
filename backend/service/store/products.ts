import { sql } from 'kysely';
import { barcodeKey } from '../search/keys.ts';
import { saleOf } from './sale.ts';
import type { Store } from './store.ts';
import type { ProductRow } from './tables.ts';

/** What may change about a product between two refreshes. `on_sale` and `sale_discount` follow from the prices. */
export interface ProductPatch {
  readonly final_price?: number;
  readonly regular_price?: number;
  readonly availability?: string | null;
  readonly stock_quantity?: number | null;
  readonly updated_at?: string;
}

export interface ProductStore {
  /** In no particular order; ids that do not exist are simply missing. */
  byIds(ids: readonly string[]): Promise<ProductRow[]>;
  byAsins(asins: readonly string[]): Promise<ProductRow[]>;
  /** All products with this barcode, whatever the notation. */
  byBarcode(code: string): Promise<ProductRow[]>;
  /** The product after the change, or undefined where there is none. */
  patch(id: string, change: ProductPatch): Promise<ProductRow | undefined>;
  /** Whether there was one to remove. */
  remove(id: string): Promise<boolean>;
}

/** `onChange` hears of every product that changed or went, so that counts kept in memory can follow. */
export function createProductStore({ db, dialect }: Store, onChange: () => void): ProductStore {
  const find = async (column: 'id' | 'asin', values: readonly string[]): Promise<ProductRow[]> =>
    values.length === 0 ? [] : await db.selectFrom('product').selectAll().where(column, 'in', values).execute();

  return {
    byIds: (ids) => find('id', ids),
    byAsins: (asins) => find('asin', asins),
    byBarcode: async (text) => {
      const code = barcodeKey(text);
      const query = db.selectFrom('product').selectAll();
      return await (code === undefined ? query.where('barcode', '=', text) : query.where('code', '=', code)).execute();
    },
    patch: async (id, change) => {
      const [row] = await find('id', [id]);
      if (row === undefined) return undefined;
      const final_price = change.final_price ?? row.final_price;
      const regular_price = change.regular_price ?? row.regular_price;
      // Unknown is what nobody said.
      const said = change.availability === 'Unknown' ? { ...change, availability: null } : change;
      const values = { ...said, ...saleOf(regular_price, final_price) };
      await db.updateTable('product').set(values).where('id', '=', id).execute();
      onChange();
      return { ...row, ...values };
    },
    remove: async (id) => {
      const [row] = await find('id', [id]);
      if (row === undefined) return false;
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('product').where('no', '=', row.no).execute();
        const key = sql.ref(dialect === 'sqlite' ? 'rowid' : 'no');
        await sql`DELETE FROM product_text WHERE ${key} = ${row.no}`.execute(transaction);
      });
      onChange();
      return true;
    },
  };
}
