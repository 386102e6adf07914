import { createWriteStream, readFileSync, renameSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, gunzipSync } from 'node:zlib';
import type { Config } from '../config/config.ts';
import { dump, restore as putBack } from '../store/dump.ts';
import { sql } from '../../store/sql.ts';
import { openStore } from '../store/store.ts';
import type { Words } from './command.ts';

/** Writes everything that the proxy keeps into one file, which is as secret as the store itself. */
export async function backup(config: Config, { rest: [file] }: Words): Promise<number> {
  if (file === undefined) throw new Error('usage: backup FILE');
  const store = await openStore(config);
  const lines = async function* (): AsyncGenerator<string> {
    for await (const line of dump(store)) yield `${line}\n`;
  };
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(`${file}.part`, { mode: 0o600, flush: true }));
  renameSync(`${file}.part`, file);
  await store.close();
  console.log(`wrote ${file}`);
  return 0;
}

/** Puts a backup in place of what is there; a store that has devices already is only replaced by force. */
export async function restore(config: Config, { rest: [file], force }: Words): Promise<number> {
  if (file === undefined) throw new Error('usage: restore FILE [--force]');
  const lines = gunzipSync(readFileSync(file)).toString().split('\n');
  const store = await openStore(config);
  try {
    const device = await store.db.first(sql`select id from devices limit 1`);
    if (device !== undefined && force !== true)
      throw new Error('there are paired devices here already: restore with --force to replace everything');
    console.log(`restored ${String(await putBack(store, lines))} records`);
    return 0;
  } finally {
    await store.close();
  }
}
