import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Clock } from '../clock.ts';
import { stamp } from '../generate/days.ts';
import type { Store } from '../store/store.ts';
import type { FeedHead, FeedRecord } from './feed-record.ts';
import { beginRun, type Written } from './feed-run.ts';
import { prepareNetwork, shopOf } from './feed-shop.ts';
import type { OwnTables } from './feed-tables.ts';
import { openFeed } from './open-feed.ts';
import type { Shop } from './prices-of-record.ts';
import { type FeedProduct, productOf } from './product-of-record.ts';
import { type ColumnNames, readRows } from './read-rows.ts';
import { readXml } from './read-xml.ts';
import { shopPage } from './shop-page.ts';

/** What the owner says of a feed, where the feed does not say it itself. */
export interface FeedOptions {
  readonly merchant?: string | undefined;
  readonly domain?: string | undefined;
  readonly currency?: string | undefined;
  readonly columns?: ColumnNames | undefined;
}

export interface ImportReport extends Written {
  readonly records: number;
  readonly bad: number;
  readonly retired: number;
  readonly resumedAt: number;
}

export interface ImportDeps {
  readonly store: Store;
  readonly clock: Clock;
  /** A bad row: where, and why. */
  readonly complain: (line: number, problem: string) => void;
  readonly progress: (share: number, report: ImportReport) => void;
}

/** Big batches touch each page of an index once for many rows; a service beside us waits for one to be written. */
const BATCH = 4_000;

/** Reads one file to its end and makes the store agree with it. Throws when the file cannot be read to its end. */
export async function importFeed(file: string, options: FeedOptions, deps: ImportDeps): Promise<ImportReport> {
  const { store, clock, complain, progress } = deps;
  const feed = await openFeed(file);
  const head: FeedHead = {};
  const records =
    feed.kind === 'xml' ? readXml(feed.text, head, options.columns) : readRows(feed.text, options.columns ?? {});
  const first = await firstGood(records, complain);
  const db = store.db.withTables<OwnTables>();
  const network = await prepareNetwork(db);
  const merchant = await shopOf(db, sketch(first.good.values, head, options), clock.now());
  const { size, mtimeMs } = statSync(file);
  const signature = JSON.stringify([size, mtimeMs, options]);
  const names = [merchant.name, network.name] as const;
  const run = await beginRun(store, { name: basename(file), file: signature, merchantId: merchant.id, names });

  const shop: Shop = { merchantId: merchant.id, currency: options.currency };
  const now = stamp(clock.now());
  const report = { records: first.bad, bad: first.bad, added: 0, changed: 0, same: 0, retired: 0, resumedAt: run.skip };
  let batch: FeedProduct[] = [];
  const flush = async (): Promise<void> => {
    const written = await run.write(batch, report.records);
    batch = [];
    report.added += written.added;
    report.changed += written.changed;
    report.same += written.same;
    progress(feed.progress(), report);
  };
  const take = (record: FeedRecord): void => {
    report.records += 1;
    if (report.records <= run.skip) return;
    const product = 'problem' in record ? record.problem : productOf(record.values, shop, now);
    if (typeof product !== 'string') batch.push(product);
    else {
      report.bad += 1;
      complain(record.line, product);
    }
  };
  take(first.good);
  for await (const record of records) {
    take(record);
    if (batch.length >= BATCH) await flush();
  }
  await flush();
  // A feed in which nothing is right is a mistake, not an empty shop.
  if (run.skip === 0 && report.added + report.changed + report.same === 0) throw new Error('there is no product in it');
  report.retired = await run.finish();
  return report;
}

type Good = Extract<FeedRecord, { values: unknown }>;

/** The first record that can be read: it says which shop this is. */
async function firstGood(
  records: AsyncGenerator<FeedRecord>,
  complain: ImportDeps['complain'],
): Promise<{ good: Good; bad: number }> {
  let bad = 0;
  for (let next = await records.next(); next.done !== true; next = await records.next()) {
    if ('values' in next.value) return { good: next.value, bad };
    complain(next.value.line, next.value.problem);
    bad += 1;
  }
  throw new Error('there is no product in it');
}

function sketch(values: Good['values'], head: FeedHead, options: FeedOptions) {
  const link = [options.domain, values['link'], values['url'], head.link].find((text) => text !== undefined) ?? '';
  const domain = hostOf(shopPage(link)) ?? hostOf(head.link ?? '') ?? 'unknown.example';
  return { name: options.merchant ?? head.title ?? domain, domain, currency: options.currency };
}

function hostOf(text: string): string | undefined {
  const url = URL.parse(text.includes('://') ? text : `https://${text}`);
  return url === null || url.hostname === '' ? undefined : url.hostname.replace(/^www\./, '');
}
