import { sql } from 'kysely';
import { TITLE_SIGN } from '../search/words.ts';
import { WORDS_TABLE } from './load.ts';
import type { Dialect, Store } from './store.ts';
import { watchSchema } from './watch-tables.ts';

/** Tables and their keys, in the SQL that both engines share. Indexes on products follow after a bulk load. */
const TABLES = [
  `CREATE TABLE IF NOT EXISTS network (id integer PRIMARY KEY, name text NOT NULL, url text NOT NULL, logo_url text,
    country text NOT NULL, group_id integer NOT NULL, group_name text NOT NULL, kind text NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS merchant (id integer PRIMARY KEY, object_id text NOT NULL UNIQUE, canonical_id text,
    origin_id text, name text NOT NULL, slug text NOT NULL UNIQUE, domains text NOT NULL, countries text NOT NULL,
    currencies text NOT NULL, categories text NOT NULL, home_url text, icon_url text, logo_url text, description text,
    network_id integer NOT NULL, cookie_duration text, supports_deeplinking integer)`,
  // What is indexed comes first: an engine that reads a row for one column reads as far as that column.
  `CREATE TABLE IF NOT EXISTS product (no integer PRIMARY KEY, merchant_id integer NOT NULL,
    final_price double precision NOT NULL, id text NOT NULL, code text, barcode text, asin text, url_key text NOT NULL,
    ean text, gtin text, upc text, isbn text, mpn text, sku text, name text NOT NULL, description text,
    direct_url text NOT NULL, image_url text, currency text NOT NULL, regular_price double precision NOT NULL,
    on_sale integer NOT NULL, sale_discount integer NOT NULL, availability text, stock_quantity integer,
    commissionable_status text NOT NULL, commission_model text NOT NULL, seller_party text NOT NULL, brand text,
    category text, size text, color text, gender text, material text, country text, condition text, genre text,
    manufacturer text, model text, author text, artist text, publisher text, subtitle text, tags text,
    added_at text NOT NULL, updated_at text NOT NULL, started_at text NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS pool (id text PRIMARY KEY, no integer NOT NULL UNIQUE, team_id integer NOT NULL,
    name text NOT NULL, is_default integer NOT NULL, network_ids text NOT NULL, merchant_ids text NOT NULL,
    outclick_order text NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS product_list (id text PRIMARY KEY, team_id integer NOT NULL, pool_id integer,
    name text NOT NULL, metadata text NOT NULL, product_ids text NOT NULL, created_at text NOT NULL)`,
  'CREATE TABLE IF NOT EXISTS setting (name text PRIMARY KEY, value text NOT NULL)',
];

/** The words of each product: `title` (name, brand, model, codes) outranks `rest`. Both engines stem, neither drops words. */
const TEXT: Readonly<Record<Dialect, readonly string[]>> = {
  sqlite: [WORDS_TABLE],
  postgres: [
    `DO $$ BEGIN
       IF NOT EXISTS (SELECT FROM pg_ts_config WHERE cfgname = 'elsewhere') THEN
         CREATE TEXT SEARCH DICTIONARY elsewhere_stem (TEMPLATE = snowball, Language = english);
         CREATE TEXT SEARCH CONFIGURATION elsewhere (COPY = simple);
         ALTER TEXT SEARCH CONFIGURATION elsewhere ALTER MAPPING FOR asciiword, word WITH elsewhere_stem;
       END IF;
     END $$`,
    // Merchant and price are those of the product: facets over what words find are read where the words are. A page has room
    // for a price that changes, which then leaves the index of words alone.
    `CREATE TABLE IF NOT EXISTS product_text (no integer PRIMARY KEY, merchant_id integer NOT NULL,
       final_price double precision NOT NULL, words tsvector NOT NULL) WITH (fillfactor = 90)`,
    `DO $$ BEGIN
       IF NOT EXISTS (SELECT FROM pg_trigger WHERE tgname = 'product_text_follows' AND tgrelid = 'product'::regclass) THEN
         CREATE OR REPLACE FUNCTION product_text_follows() RETURNS trigger LANGUAGE plpgsql AS $follow$ BEGIN
           UPDATE product_text SET merchant_id = NEW.merchant_id, final_price = NEW.final_price WHERE no = NEW.no;
           RETURN NULL;
         END $follow$;
         CREATE TRIGGER product_text_follows AFTER UPDATE OF merchant_id, final_price ON product FOR EACH ROW
           WHEN (OLD.merchant_id <> NEW.merchant_id OR OLD.final_price <> NEW.final_price)
           EXECUTE FUNCTION product_text_follows();
       END IF;
     END $$`,
  ],
};

/** Made after a bulk load: in order, at the end, they cost a third. */
const INDEXES = [
  'CREATE UNIQUE INDEX IF NOT EXISTS product_id ON product (id)',
  'CREATE INDEX IF NOT EXISTS product_code ON product (code) WHERE code IS NOT NULL',
  'CREATE INDEX IF NOT EXISTS product_barcode ON product (barcode) WHERE barcode IS NOT NULL',
  'CREATE INDEX IF NOT EXISTS product_asin ON product (asin) WHERE asin IS NOT NULL',
  'CREATE INDEX IF NOT EXISTS product_url ON product (url_key)',
  'CREATE INDEX IF NOT EXISTS product_price ON product (final_price, no)',
  'CREATE INDEX IF NOT EXISTS product_merchant ON product (merchant_id, final_price, no)',
  'CREATE INDEX IF NOT EXISTS product_slim ON product (no, merchant_id, final_price)',
];

const TEXT_INDEXES: Readonly<Record<Dialect, readonly string[]>> = {
  sqlite: [],
  postgres: ['CREATE INDEX IF NOT EXISTS product_words ON product_text USING gin (words)'],
};

/** A `text` column that compares byte by byte, so that order and cursor agree in both engines. */
function bytewise(statement: string, dialect: Dialect): string {
  return dialect === 'postgres' ? statement.replaceAll(/\btext\b(?=[ ,)])/g, 'text COLLATE "C"') : statement;
}

async function run(store: Pick<Store, 'db'>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(store.db);
}

export async function prepareSchema(store: Store): Promise<void> {
  const tables = TABLES.map((statement) => bytewise(statement, store.dialect));
  await run(store, [...tables, ...TEXT[store.dialect], ...watchSchema(store.dialect)]);
  await addLocale(store);
  if (store.dialect === 'postgres') await tellTitles(store);
}

/** For stores whose words had a weight in place of a sign, and no merchant and price beside them. */
async function tellTitles({ db }: Store): Promise<void> {
  const tables = await db.introspection.getTables();
  const text = tables.find(({ name }) => name === 'product_text');
  if (text === undefined || text.columns.some(({ name }) => name === 'merchant_id')) return;
  await db.transaction().execute(async (transaction) => {
    for (const statement of [
      `CREATE TABLE product_text_signed WITH (fillfactor = 90) AS SELECT no, product.merchant_id, product.final_price,
         array_to_tsvector(tsvector_to_array(words) || string_to_array('${TITLE_SIGN}' ||
           array_to_string(tsvector_to_array(ts_filter(words, '{a}')), ' ${TITLE_SIGN}'), ' ')) AS words
       FROM product_text JOIN product USING (no) ORDER BY no`,
      'DROP TABLE product_text',
      'ALTER TABLE product_text_signed RENAME TO product_text',
      `ALTER TABLE product_text ADD PRIMARY KEY (no), ALTER merchant_id SET NOT NULL, ALTER final_price SET NOT NULL,
         ALTER words SET NOT NULL`,
      ...TEXT_INDEXES.postgres,
    ])
      await sql.raw(statement).execute(transaction);
  });
  await run({ db }, STATISTICS.postgres.text);
}

/** For stores that were made before watches knew countries. */
async function addLocale({ db }: Store): Promise<void> {
  const tables = await db.introspection.getTables();
  const watch = tables.find(({ name }) => name === 'watch');
  if (watch?.columns.some(({ name }) => name === 'locale') === false)
    await sql`ALTER TABLE watch ADD COLUMN locale text`.execute(db);
}

/**
 * Without statistics PostgreSQL takes every key for a common one, and walks all products in order to find the first
 * hundred. What it would clean up by itself a minute later it cleans up now, while nobody asks.
 */
const STATISTICS: Readonly<Record<Dialect, Readonly<Record<'product' | 'text', readonly string[]>>>> = {
  sqlite: { product: [], text: [] },
  postgres: { product: ['VACUUM (ANALYZE) product'], text: ['VACUUM (ANALYZE) product_text'] },
};

/** Makes the indexes on products; costs nothing where they exist. */
export async function prepareIndexes(store: Store): Promise<void> {
  await Promise.all([run(store, INDEXES), run(store, TEXT_INDEXES[store.dialect])]);
}

/** For the planner, after a bulk load: by itself the engine looks a minute later. */
export async function takeStatistics(store: Store): Promise<void> {
  const { product, text } = STATISTICS[store.dialect];
  await Promise.all([run(store, product), run(store, text)]);
}

/** Both, where nobody reads yet: products go on while the words are indexed, which takes longest. */
export async function prepareForUse(store: Store): Promise<void> {
  const { product, text } = STATISTICS[store.dialect];
  await Promise.all([run(store, [...INDEXES, ...product]), run(store, [...TEXT_INDEXES[store.dialect], ...text])]);
}
