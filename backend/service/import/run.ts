import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { systemClock } from '../clock.ts';
import { openStore } from '../store/open.ts';
import { prepareIndexes, takeStatistics } from '../store/schema.ts';
import { keepUnfilled } from '../generate/fill.ts';
import { announceImport } from './follow.ts';
import { type OwnTables, prepareFeedTables } from './feed-tables.ts';
import { type FeedOptions, importFeed, type ImportReport } from './import-feed.ts';

const USAGE = `usage: npm run service -- import FILE|DIR [--data DIR | --database URL]
  --merchant NAME   the shop's name, where the feed does not say it
  --domain HOST     the shop's domain, where links lead elsewhere
  --currency CODE   of prices that do not say theirs
  --map FILE        JSON: Google's attribute names to the file's columns; FILE.map.json beside a feed is found by itself`;

const FEED = /\.(?:xml|rss|atom|tsv|txt|csv)(?:\.gz)?$/i;
const PROGRESS_EVERY_MS = 1_000;

const mapping = z.strictObject({
  merchant: z.string().optional(),
  domain: z.string().optional(),
  currency: z.string().optional(),
  columns: z.record(z.string(), z.string()).optional(),
});

type Environment = Readonly<Record<string, string | undefined>>;

/** The `import` command: answers the exit code. */
export async function runImport(args: readonly string[], env: Environment): Promise<number> {
  try {
    return await importAll(args, env);
  } catch (error) {
    console.error(error instanceof z.ZodError ? `the mapping is wrong: ${z.prettifyError(error)}` : String(error));
    return 2;
  }
}

/**
 * An import that loses its last batch to a power cut goes on from the batch before. The file is not mapped into memory:
 * each of its pages is touched, and all of them would count as ours.
 */
const FOR_IMPORTS = 'PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 16000; PRAGMA mmap_size = 0';

async function importAll(args: readonly string[], env: Environment): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      data: { type: 'string' },
      database: { type: 'string' },
      merchant: { type: 'string' },
      domain: { type: 'string' },
      currency: { type: 'string' },
      map: { type: 'string' },
    },
  });
  const files = positionals.flatMap(feedsIn);
  if (files.length === 0) {
    console.error(positionals.length === 0 ? USAGE : 'there is no feed in it');
    return 2;
  }
  const address = values.database ?? env['DATABASE_URL'] ?? join(values.data ?? '.data/service', 'catalog.sqlite');
  if (!address.includes('://')) mkdirSync(dirname(address), { recursive: true });
  const store = await openStore(address);
  let failures = 0;
  try {
    if (store.engine.kind === 'sqlite') store.engine.sqlite.exec(FOR_IMPORTS);
    await prepareIndexes(store);
    await prepareFeedTables(store.db.withTables<OwnTables>());
    await keepUnfilled(store);
    const { merchant, domain, currency } = values;
    for (const file of files) {
      const options = { ...readMapping(values.map ?? `${file}.map.json`), ...defined({ merchant, domain, currency }) };
      if (!(await importOne(file, options, store))) failures += 1;
    }
    await takeStatistics(store);
    await announceImport(store.db, systemClock.now());
  } finally {
    await store.close();
  }
  return failures === 0 ? 0 : 1;
}

async function importOne(
  file: string,
  options: FeedOptions,
  store: Awaited<ReturnType<typeof openStore>>,
): Promise<boolean> {
  const began = performance.now();
  let shown = began;
  const progress = (share: number, report: ImportReport): void => {
    if (performance.now() - shown < PROGRESS_EVERY_MS) return;
    shown = performance.now();
    const perSecond = Math.round(((report.records - report.resumedAt) / (shown - began)) * 1000);
    console.log(`${file}: ${Math.round(share * 100)} %, ${report.records} records, ${perSecond} a second`);
  };
  const complain = (line: number, problem: string): void => console.error(`${file}:${line}: skipped: ${problem}`);
  try {
    const report = await importFeed(file, options, { store, clock: systemClock, complain, progress });
    console.log(
      `${file}: ${report.added} new, ${report.changed} changed, ${report.same} unchanged, ${report.retired} retired, ` +
        `${report.bad} bad${report.resumedAt > 0 ? `, resumed after ${report.resumedAt}` : ''}`,
    );
    return true;
  } catch (error) {
    console.error(`${file}: not imported to its end: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

function feedsIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => FEED.test(name))
    .sort()
    .map((name) => join(path, name));
}

function readMapping(file: string): FeedOptions {
  return existsSync(file) ? mapping.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

function defined(options: Readonly<Record<string, string | undefined>>): FeedOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
