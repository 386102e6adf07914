import { type FeedRecord, LONGEST_VALUE } from './feed-record.ts';
import { attributesUnder, plainName } from './known-names.ts';
import { splitRows } from './split-rows.ts';

/** The column of each of Google's attributes, where the file calls them otherwise. */
export type ColumnNames = Readonly<Record<string, string>>;

const SEPARATORS = ['\t', ';', '|', ','] as const;

/** Rows with a head of column names: TSV as Google has it, or CSV whose columns a mapping names. */
export async function* readRows(text: AsyncIterable<string>, columns: ColumnNames): AsyncGenerator<FeedRecord> {
  let names: readonly string[] | undefined;
  for await (const row of splitRows(text[Symbol.asyncIterator](), separatorOf)) {
    if ('problem' in row) yield row;
    else if (names === undefined) names = namesOf(row.cells, columns);
    else yield recordOf(row.cells, names, row.line);
  }
}

function recordOf(record: readonly string[], names: readonly string[], line: number): FeedRecord {
  if (record.length !== names.length)
    return {
      line,
      problem: `${record.length} columns where the head has ${names.length}`,
    };
  const values: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = (record[index] ?? '').trim().slice(0, LONGEST_VALUE);
    if (value !== '') values[name] ??= value;
  }
  return { line, values };
}

/** The owner's word comes first, then Google's own names, then what others call them. */
function namesOf(head: readonly string[], columns: ColumnNames): string[] {
  const mapped = new Map(
    Object.entries(columns).map(([attribute, column]) => [column.trim().toLowerCase(), attribute]),
  );
  const names = head.map((cell) => mapped.get(cell.trim().toLowerCase()) ?? plainName(cell));
  const under = attributesUnder(new Set(names));
  return names.map((name) => under.get(name) ?? name);
}

/** The separator that the head has most of. */
function separatorOf(head: string): string {
  const counts = SEPARATORS.map((separator) => head.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}
