import { type Info, parse } from 'csv-parse';
import { type FeedRecord, LONGEST_VALUE } from './feed-record.ts';

/** The column of each of Google's attributes, where the file calls them otherwise. */
export type ColumnNames = Readonly<Record<string, string>>;

const SEPARATORS = ['\t', ';', '|', ','] as const;
const LONGEST_RECORD = 1_000_000;

interface Row {
  readonly record: readonly string[];
  readonly info: Info;
}

/** Rows with a head of column names: TSV as Google has it, or CSV whose columns a mapping names. */
export async function* readRows(text: AsyncIterable<string>, columns: ColumnNames): AsyncGenerator<FeedRecord> {
  const pieces = text[Symbol.asyncIterator]();
  let start = '';
  while (!/[\r\n]/.test(start)) {
    const next = await pieces.next();
    if (next.done === true) break;
    start += next.value;
  }
  const parser = parse({
    bom: true,
    delimiter: separatorOf(start),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_RECORD,
  });
  const feeding = feed(parser, start, pieces).catch((error: unknown) => {
    parser.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  let names: readonly string[] | undefined;
  for await (const { record, info } of parser as AsyncIterable<Row>) {
    if (names === undefined) names = namesOf(record, columns);
    else yield recordOf(record, names, info.lines);
  }
  await feeding;
}

async function feed(parser: ReturnType<typeof parse>, start: string, pieces: AsyncIterator<string>): Promise<void> {
  parser.write(start);
  for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) {
    if (next.value !== '' && !parser.write(next.value)) await new Promise((resolve) => parser.once('drain', resolve));
  }
  parser.end();
}

function recordOf(record: readonly string[], names: readonly string[], line: number): FeedRecord {
  if (record.length !== names.length)
    return { line, problem: `${record.length} columns where the head has ${names.length}` };
  const values: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = (record[index] ?? '').trim().slice(0, LONGEST_VALUE);
    if (value !== '') values[name] ??= value;
  }
  return { line, values };
}

/** Attributes are written `image link`, `image_link` or `g:image_link`. */
function namesOf(head: readonly string[], columns: ColumnNames): string[] {
  const mapped = new Map(
    Object.entries(columns).map(([attribute, column]) => [column.trim().toLowerCase(), attribute]),
  );
  return head.map((cell) => {
    const name = cell.trim().toLowerCase();
    return mapped.get(name) ?? name.replace(/^g:/, '').replaceAll(/[\s-]+/g, '_');
  });
}

/** The separator that the head has most of. */
function separatorOf(start: string): string {
  const [head = ''] = start.split(/[\r\n]/, 1);
  const counts = SEPARATORS.map((separator) => head.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}
