import { type Pool, Query } from 'pg';
import type { Value } from '../../store/sql.ts';

/** What a connection does while it copies; the driver has it and does not say so. */
interface CopyConnection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

class CopyIn extends Query {
  readonly #text: string;

  constructor(statement: string, text: string, done: (error: Error | undefined) => void) {
    super({ text: statement }, done);
    this.#text = text;
  }

  /** The driver asks when the engine is ready. */
  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(Buffer.from(this.#text));
    connection.endCopyFrom();
  }
}

/** Many rows by COPY, which takes a third of what an INSERT of as many takes. */
export async function copyIn(
  pool: Pool,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly Value[])[],
): Promise<void> {
  const client = await pool.connect();
  try {
    const text = rows.map((values) => `${values.map(written).join('\t')}\n`).join('');
    await new Promise<void>((resolve, reject) => {
      const done = (error: Error | undefined): void => (error ? reject(error) : resolve());
      client.query(new CopyIn(`COPY ${table} (${columns.join(', ')}) FROM STDIN`, text, done));
    });
  } finally {
    client.release();
  }
}

const SPECIAL = /[\\\t\n\r]/;
const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function written(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  return SPECIAL.test(value) ? value.replaceAll(/[\\\t\n\r]/g, (sign) => ESCAPED[sign] ?? sign) : value;
}
