import { any, type Condition } from '../search/condition.ts';
import { compile } from '../search/compile.ts';
import type { Store } from '../store/store.ts';

/** More barcodes than this are no product any more but a shop. */
const MAX_CODES = 100;

/** What fits directly, and every offer of the catalog with the same barcode. */
export async function expandByBarcode({ db, dialect }: Store, condition: Condition): Promise<Condition> {
  const rows = await db
    .selectFrom('product')
    .select('code')
    .distinct()
    .where(compile(condition, dialect))
    .where('code', 'is not', null)
    .limit(MAX_CODES)
    .execute();
  const codes = rows.flatMap(({ code }) => code ?? []);
  return codes.length === 0 ? condition : any([condition, { kind: 'in', column: 'code', values: codes }]);
}
