import { type Kysely, sql } from 'kysely';
import type { Tables } from '../store/tables.ts';

/** A feed as it was last imported. */
export type FeedRow = {
  /** The file's name. */
  readonly name: string;
  readonly merchant_id: number;
  /** Counts the imports; products that the last one did not see are retired. */
  readonly run: number;
  /** Size and time of the file, to tell whether an import that was cut short can go on. */
  readonly file: string;
  /** Records that were read so far, bad ones too. */
  readonly records: number;
  readonly is_done: number;
};

/** By the store's own number of the product, so that a feed in its usual order is written in order, too. */
export type FeedProductRow = {
  readonly no: number;
  readonly feed: string;
  readonly run: number;
  /** A hash of all that the feed says of it: what is the same is not written again. */
  readonly print: string;
};

export type OwnTables = { feed: FeedRow; feed_product: FeedProductRow };

export type FeedTables = Tables & OwnTables;

const STATEMENTS = [
  `CREATE TABLE IF NOT EXISTS feed (name text PRIMARY KEY, merchant_id integer NOT NULL, run integer NOT NULL,
    file text NOT NULL, records integer NOT NULL, is_done integer NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS feed_product (no integer PRIMARY KEY, feed text NOT NULL, run integer NOT NULL,
    print text NOT NULL)`,
  'CREATE INDEX IF NOT EXISTS feed_product_run ON feed_product (feed, run)',
];

export async function prepareFeedTables(db: Kysely<FeedTables>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
