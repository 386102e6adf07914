import type { Kysely } from 'kysely';
import type { FieldValues } from '../../../lib/domain/rule-met.ts';
import type { TargetType } from '../../../lib/domain/watch.ts';
import { barcodeKey } from '../search/keys.ts';
import type { Tables } from '../store/tables.ts';

/** The little of a product that a check looks at: a check reads thousands of them. */
export interface ObservedProduct {
  readonly id: string;
  readonly values: FieldValues;
  readonly currency: string;
  readonly directUrl: string;
  readonly merchantId: number;
  readonly networkId: number;
  /** Where its merchant sells, as a JSON array. */
  readonly countries: string;
}

export interface Target {
  readonly targetType: TargetType;
  readonly targetId: string;
  /** Only what merchants of this country offer. */
  readonly locale: string | null;
}

/** Looks up the products of many targets at once; what it answers tells the products of each. */
export async function observe(
  db: Kysely<Tables>,
  targets: readonly Target[],
): Promise<(target: Target) => readonly ObservedProduct[]> {
  const byKey = new Map<string, ObservedProduct[]>();
  for (const column of ['id', 'asin', 'code', 'barcode'] as const) {
    const keys = new Set(targets.map(lookup).flatMap((look) => (look.column === column ? [look.key] : [])));
    if (keys.size === 0) continue;
    const rows = await db
      .selectFrom('product')
      .innerJoin('merchant', 'merchant.id', 'product.merchant_id')
      .select([
        'product.id',
        `product.${column} as key`,
        'product.currency',
        'product.direct_url',
        'product.final_price',
        'product.regular_price',
        'product.on_sale',
        'product.sale_discount',
        'product.availability',
        'product.merchant_id',
        'merchant.network_id',
        'merchant.countries',
      ])
      .where(`product.${column}`, 'in', [...keys])
      .orderBy('product.no')
      .execute();
    for (const row of rows) {
      const key = `${column} ${row.key}`;
      const list = byKey.get(key) ?? [];
      list.push({
        id: row.id,
        currency: row.currency,
        directUrl: row.direct_url,
        merchantId: row.merchant_id,
        networkId: row.network_id,
        countries: row.countries,
        values: {
          final_price: row.final_price,
          regular_price: row.regular_price,
          sale_discount: row.sale_discount,
          on_sale: row.on_sale === 1,
          availability: stockState(row.availability),
        },
      });
      byKey.set(key, list);
    }
  }
  return (target) => {
    const { column, key } = lookup(target);
    const offers = byKey.get(`${column} ${key}`) ?? [];
    const { locale } = target;
    return locale === null ? offers : offers.filter(({ countries }) => countries.includes(`"${locale}"`));
  };
}

function lookup({ targetType, targetId }: Target): { column: 'id' | 'asin' | 'code' | 'barcode'; key: string } {
  if (targetType === 'product') return { column: 'id', key: targetId };
  if (targetType === 'asin') return { column: 'asin', key: targetId };
  const code = barcodeKey(targetId);
  return code === undefined ? { column: 'barcode', key: targetId } : { column: 'code', key: code };
}

/** Merchants write "In Stock" as they please; a rule knows three words. */
function stockState(text: string | null): string {
  const plain = text?.replaceAll(/[\s_-]/g, '').toLowerCase();
  if (plain === 'instock') return 'InStock';
  return plain === 'outofstock' ? 'OutOfStock' : 'Unknown';
}
