import type { Connection, Submittable } from 'pg';
import type { Value } from '../../store/sql.ts';
import type { Text } from './kept-texts.ts';

type Fields = readonly (string | null)[];
type Done = (error: Error | undefined, rows: readonly Fields[]) => void;

/** What each connection has read already. */
const known = new WeakMap<Connection, Set<string>>();

/**
 * A statement whose rows are wanted as texts. The driver's own question asks each time how the answer's columns are
 * called, goes out in four pieces and keeps books on what comes back: as much work as all the rest of a look-up.
 */
export class Prepared implements Submittable {
  readonly #statement: Text;
  readonly #values: readonly Value[];
  readonly #done: Done;
  readonly #rows: Fields[] = [];

  constructor(statement: Text, values: readonly Value[], done: Done) {
    this.#statement = statement;
    this.#values = values;
    this.#done = done;
  }

  submit(connection: Connection): void {
    const { text, name = '' } = this.#statement;
    const names = known.get(connection) ?? new Set();
    known.set(connection, names);
    const isKnown = names.has(name);
    if (name !== '') names.add(name);
    connection.stream.write(question(isKnown ? undefined : text, name, this.#values));
  }

  handleDataRow({ fields }: { readonly fields: Fields }): void {
    this.#rows.push(fields);
  }

  handleCommandComplete(): void {
    // The end of it follows.
  }

  handleReadyForQuery(): void {
    this.#done(undefined, this.#rows);
  }

  /** What the connection knows is uncertain from then on: whoever hears of it throws the connection away. */
  handleError(error: Error): void {
    this.#done(error, []);
  }
}

/** Read this, with these values, all of its rows, and that is all: in PostgreSQL's words P, B, E and S. */
function question(text: string | undefined, name: string, values: readonly Value[]): Buffer {
  const texts = values.map((value) => (value === null ? null : String(value)));
  const lengths = texts.map((value) => (value === null ? -1 : Buffer.byteLength(value)));
  const parse = text === undefined ? 0 : 9 + name.length + Buffer.byteLength(text);
  const bind = 13 + name.length + lengths.reduce((sum, length) => sum + 4 + Math.max(0, length), 0);
  const bytes = Buffer.allocUnsafe(parse + bind + ENDING.length);
  let at = 0;
  const begin = (sign: string, length: number): void => {
    at += bytes.write(sign, at, 'latin1');
    at = bytes.writeInt32BE(length - 1, at);
  };
  const put = (word: string): void => {
    at += bytes.write(word, at);
    at = bytes.writeUInt8(0, at);
  };
  if (text !== undefined) {
    begin('P', parse);
    put(name);
    put(text);
    at = bytes.writeInt16BE(0, at);
  }
  begin('B', bind);
  put('');
  put(name);
  at = bytes.writeInt16BE(0, at);
  at = bytes.writeUInt16BE(values.length, at);
  for (const [index, value] of texts.entries()) {
    at = bytes.writeInt32BE(lengths[index] ?? -1, at);
    if (value !== null) at += bytes.write(value, at);
  }
  at = bytes.writeInt16BE(0, at);
  ENDING.copy(bytes, at);
  return bytes;
}

/** All rows, and that it may answer: always the same. */
const ENDING = Buffer.from('E\0\0\0\x09\0\0\0\0\0S\0\0\0\x04', 'latin1');
