import { csvLine } from '../../lib/domain/csv.ts';
import { toMajor } from '../../lib/domain/money.ts';
import type { Observation } from '../../lib/domain/observation.ts';
import { type WatchRecord, watchState } from '../../lib/domain/watch-record.ts';

export type ExportFormat = 'json' | 'watches-csv' | 'prices-csv';

interface ExportFile {
  readonly fileName: string;
  readonly text: string;
}

/** What of a backup makes a table. */
interface Tables {
  readonly watches: readonly WatchRecord[];
  readonly observations: readonly Observation[];
}

/** The background exports everything in one form; tables for other programs are drawn from that. */
export function exportAs(format: ExportFormat, whole: ExportFile): ExportFile {
  if (format === 'json') return whole;
  // The background wrote it a moment ago.
  const tables = JSON.parse(whole.text) as Tables;
  const name = (table: string): string => whole.fileName.replace(/^elsewhere-(.*)\.json$/, `elsewhere-${table}-$1.csv`);
  return format === 'watches-csv'
    ? { fileName: name('watches'), text: watchTable(tables.watches) }
    : { fileName: name('prices'), text: priceTable(tables.observations) };
}

const iso = (time: number | undefined): string | undefined =>
  time === undefined ? undefined : new Date(time).toISOString();

const WATCH_HEAD = ['name', 'product', 'state', 'rules', 'created', 'last checked', 'expires', 'tags', 'address'];

function watchTable(watches: readonly WatchRecord[]): string {
  const lines = watches.map((record) =>
    csvLine([
      record.draft.name,
      record.product.name,
      watchState(record),
      record.draft.rules
        .map(({ field, condition, threshold }) => [field, condition, threshold?.value, threshold?.type].join(' '))
        .join('; '),
      iso(record.createdAt),
      iso(record.remote?.lastCheckedAt),
      iso(record.remote?.expiresAt ?? record.draft.expiresAt),
      record.tags.join(' '),
      record.product.url,
    ]),
  );
  return csvLine(WATCH_HEAD) + lines.join('');
}

const PRICE_HEAD = ['at', 'product', 'merchant', 'price', 'struck price', 'currency', 'seen as'];

function priceTable(observations: readonly Observation[]): string {
  const lines = observations.map(({ at, product, merchant, price, struckPrice, origin }) =>
    csvLine([iso(at), product, merchant, toMajor(price), struckPrice && toMajor(struckPrice), price.currency, origin]),
  );
  return csvLine(PRICE_HEAD) + lines.join('');
}
