import { sql } from 'kysely';
import type { Store } from '../store/store.ts';
import type { MerchantRow, NetworkRow } from '../store/tables.ts';

/** Merchants and networks, held in memory: there are few, and every product names one of each. */
export interface Directory {
  merchant(id: number): MerchantRow | undefined;
  network(id: number): NetworkRow | undefined;
  /** In order of their ids. */
  readonly merchants: readonly MerchantRow[];
  readonly networks: readonly NetworkRow[];
  networkOf(merchantId: number): NetworkRow | undefined;
  /** How many products each merchant has; counted again after products came or went. */
  productCounts(): Promise<ReadonlyMap<number, number>>;
  /** Products came, changed or went. */
  readonly forgetCounts: () => void;
  /** Merchants or networks came or changed. */
  reload(): Promise<void>;
}

export async function loadDirectory({ db }: Store): Promise<Directory> {
  let merchants: MerchantRow[] = [];
  let networks: NetworkRow[] = [];
  let merchantsById = new Map<number, MerchantRow>();
  let networksById = new Map<number, NetworkRow>();
  let counts: Promise<ReadonlyMap<number, number>> | undefined;

  const reload = async (): Promise<void> => {
    merchants = await db.selectFrom('merchant').selectAll().orderBy('id').execute();
    networks = await db.selectFrom('network').selectAll().orderBy('id').execute();
    merchantsById = new Map(merchants.map((row) => [row.id, row]));
    networksById = new Map(networks.map((row) => [row.id, row]));
    counts = undefined;
  };
  const count = async (): Promise<ReadonlyMap<number, number>> => {
    const rows = await db
      .selectFrom('product')
      .select(['merchant_id', sql<number | string>`count(*)`.as('products')])
      .groupBy('merchant_id')
      .execute();
    return new Map(rows.map((row) => [row.merchant_id, Number(row.products)]));
  };

  await reload();
  return {
    merchant: (id) => merchantsById.get(id),
    network: (id) => networksById.get(id),
    get merchants() {
      return merchants;
    },
    get networks() {
      return networks;
    },
    networkOf: (merchantId) => networksById.get(merchantsById.get(merchantId)?.network_id ?? -1),
    productCounts: async () => {
      const counting = (counts ??= count());
      try {
        return await counting;
      } catch (error) {
        // A store that could not be asked is asked anew by whoever comes next.
        if (counts === counting) counts = undefined;
        throw error;
      }
    },
    forgetCounts: () => {
      counts = undefined;
    },
    reload,
  };
}
