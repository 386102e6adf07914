/** The cells of one row, or why it has none. `line` is where it begins. */
export type SplitRow =
  | { readonly line: number; readonly cells: readonly string[] }
  | { readonly line: number; readonly problem: string };

/** No row of a feed is as long as this; a quote that is still open by then was never meant as one. */
const LONGEST_ROW = 1_000_000;
const TOO_LONG = `it is longer than ${LONGEST_ROW} letters`;
const QUOTE = '"';
const ESCAPED = '\\"';
/** Templates for shops explain their columns in lines before the head. */
const COMMENT = /^"?#\s/;

interface Row {
  readonly cells: readonly string[];
  readonly end: number;
}

/**
 * Cuts text into rows as RFC 4180 has them, in constant memory. A quote that nobody closes costs its own line and no
 * other, and one in the middle of a cell is a letter like any other: feeds are full of inches. Some programs write a
 * backslash before a quote instead of a second one: a row that does not fit the head is read so, if it fits then.
 */
export async function* splitRows(
  pieces: AsyncIterator<string>,
  separatorOf: (head: string) => string,
): AsyncGenerator<SplitRow> {
  const read = { text: '', isWhole: false };
  let [at, line] = [0, 1];
  const more = async (): Promise<void> => {
    const next = await pieces.next();
    if (next.done === true) read.isWhole = true;
    else [read.text, at] = [read.text.slice(at) + next.value, 0];
  };
  const moreThanALine = async (): Promise<void> => {
    while (!read.isWhole && read.text.length - at < LONGEST_ROW && !/[\r\n]./s.test(read.text.slice(at))) await more();
  };
  await moreThanALine();
  if (read.text.startsWith('\uFEFF')) at = 1;
  const newline = read.text.includes('\n') ? '\n' : '\r';
  while (COMMENT.test(read.text.slice(at, at + 3)) && endOfLine(read.text, at, newline) < read.text.length) {
    at = endOfLine(read.text, at, newline) + 1;
    line += 1;
    await moreThanALine();
  }
  const separator = separatorOf(read.text.slice(at).split(newline, 1)[0] ?? '');
  const passLine = async (): Promise<void> => {
    while (!read.isWhole && endOfLine(read.text, at, newline) === read.text.length) {
      at = read.text.length;
      await more();
    }
    at = endOfLine(read.text, at, newline) + 1;
  };
  let width: number | undefined;
  while (!read.isWhole || at < read.text.length) {
    const { text, isWhole } = read;
    const row = fittingRow(text, at, { separator, newline, isWhole }, width);
    if (row !== undefined) {
      if (row.cells.some((cell) => cell !== '')) {
        width ??= row.cells.length;
        yield { line, cells: row.cells };
      }
      line += linesBetween(text, at, row.end, newline);
      at = row.end;
    } else if (isWhole || text.length - at > LONGEST_ROW) {
      yield { line, problem: problemOf(text, at, { newline, isWhole }) };
      line += 1;
      await passLine();
    } else await more();
  }
}

/** Why what begins at `at` is no row. */
function problemOf(text: string, at: number, { newline, isWhole }: Pick<Marks, 'newline' | 'isWhole'>): string {
  const isEndless = !isWhole && endOfLine(text, at, newline) === text.length;
  return isEndless ? TOO_LONG : 'it has no end: a quote is opened and not closed';
}

interface Marks {
  readonly separator: string;
  readonly newline: string;
  readonly isWhole: boolean;
  readonly isEscaped?: boolean;
}

/** The row that begins at `at`, in the notation in which it is as wide as the head. */
function fittingRow(text: string, at: number, marks: Marks, width: number | undefined): Row | undefined {
  const row = readRow(text, at, marks);
  if (width === undefined || row === undefined || row.cells.length === width) return row;
  const whole = text.slice(at, row.end);
  if (!whole.includes(ESCAPED)) return row;
  const other = readRow(whole, 0, { ...marks, isWhole: true, isEscaped: true });
  return other?.cells.length === width && other.end >= whole.length ? { ...row, cells: other.cells } : row;
}

/** The row that begins at `at`; undefined when the text ends before it does. */
function readRow(text: string, at: number, marks: Marks): Row | undefined {
  const end = endOfLine(text, at, marks.newline);
  if (end >= text.length && !marks.isWhole) return undefined;
  const line = text.slice(at, end);
  // Nearly all rows are one line without a quote.
  if (line.includes(QUOTE)) return readCells(text, at, marks);
  return { cells: withoutReturn(line).split(marks.separator), end: end + 1 };
}

function readCells(text: string, at: number, marks: Marks): Row | undefined {
  const { separator, newline, isWhole } = marks;
  const cells: string[] = [];
  for (let start = at; ; ) {
    const quoted = text[start] === QUOTE ? readQuoted(text, start, marks) : undefined;
    if (quoted === 'unclosed') return undefined;
    const end = quoted?.end ?? endOfCell(text, start, separator, newline);
    if (end >= text.length && !isWhole) return undefined;
    cells.push(quoted?.value ?? withoutReturn(text.slice(start, end)));
    if (text[end] !== separator) return { cells, end: end + 1 };
    start = end + 1;
  }
}

/** What stands between quotes; undefined when the first of them is a letter of a cell that has no quotes around it. */
function readQuoted(
  text: string,
  start: number,
  { separator, newline, isWhole, isEscaped }: Marks,
): { readonly value: string; readonly end: number } | 'unclosed' | undefined {
  for (let mark = text.indexOf(QUOTE, start + 1); mark >= 0; mark = text.indexOf(QUOTE, mark + 1)) {
    let end = mark + 1;
    if (isEscaped === true && text[mark - 1] === '\\') continue;
    if (text[end] === QUOTE) {
      mark = end;
      continue;
    }
    if (text[end] === '\r' && newline === '\n') end += 1;
    if (end >= text.length && !isWhole) return 'unclosed';
    const isClosed = end >= text.length || text[end] === separator || text[end] === newline;
    if (!isClosed) return undefined;
    const value = text.slice(start + 1, mark).replaceAll('""', QUOTE);
    return {
      value: isEscaped === true ? value.replaceAll(ESCAPED, QUOTE) : value,
      end,
    };
  }
  return 'unclosed';
}

function endOfCell(text: string, start: number, separator: string, newline: string): number {
  const [cut, end] = [text.indexOf(separator, start), endOfLine(text, start, newline)];
  return cut < 0 ? end : Math.min(cut, end);
}

function endOfLine(text: string, start: number, newline: string): number {
  const end = text.indexOf(newline, start);
  return end < 0 ? text.length : end;
}

const withoutReturn = (text: string): string => (text.endsWith('\r') ? text.slice(0, -1) : text);

function linesBetween(text: string, from: number, to: number, newline: string): number {
  let count = 0;
  for (let at = text.indexOf(newline, from); at >= 0 && at < to; at = text.indexOf(newline, at + 1)) count += 1;
  return count;
}
