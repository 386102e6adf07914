import { any, type Condition } from '../search/condition.ts';
import { compile } from '../search/compile.ts';
import { sql } from '../../store/sql.ts';
import type { Store } from '../store/store.ts';

/** More barcodes than this are no product any more but a shop. */
const MAX_CODES = 100;

/** What fits directly, and every offer of the catalog with the same barcode. */
export async function expandByBarcode({ ask, dialect }: Store, condition: Condition): Promise<Condition> {
  const rows = await ask<{ code: string }>(
    sql`SELECT DISTINCT code FROM product WHERE ${compile(condition, dialect)} AND code IS NOT NULL LIMIT ${MAX_CODES}`,
    'look-up',
  );
  const codes = rows.map(({ code }) => code);
  return codes.length === 0 ? condition : any([condition, { kind: 'in', column: 'code', values: codes }]);
}
