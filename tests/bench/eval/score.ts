import { isIsbn } from '../../../lib/domain/isbn.ts';
import { parseMarketplace } from '../../../lib/domain/marketplace.ts';
import { fromMajor, parseCurrency, toMajor } from '../../../lib/domain/money.ts';
import type { PageView, Sighting } from '../../../lib/domain/sighting.ts';
import { codes, sameText, sameUrl } from './compare.ts';
import type { LabelledPage, ListingLabels, NegativeLabels, ProductLabels } from './manifest.ts';
import { judge, type Tallies, tallyOf } from './tally.ts';

const AVAILABILITY: Readonly<Record<string, string>> = { 'in-stock': 'InStock', 'out-of-stock': 'OutOfStock' };

/** Adds one page to the sums. */
export function scorePage(tallies: Tallies, page: LabelledPage, view: PageView): void {
  switch (page.kind) {
    case 'product':
      scoreProduct(tallies, page.id, page.labels, view);
      break;
    case 'listing':
      scoreListing(tallies, page.id, page.labels, view);
      break;
    case 'negative':
      scoreNegative(tallies, page.id, page.labels, view);
      break;
  }
}

function present(...values: readonly (string | null)[]): string[] {
  return values.filter((value) => value !== null && value !== '') as string[];
}

function scoreProduct(tallies: Tallies, page: string, labels: ProductLabels, view: PageView): void {
  const all = view.kind === 'product' ? view.sightings : [];
  const seen = all[0];
  judge(tallies, page, 'product', ['yes'], seen ? 'yes' : undefined, sameText);
  const text = (field: string, expected: readonly string[], got: string | undefined, asked?: boolean): void => {
    judge(tallies, page, field, expected, got, sameText, asked);
  };
  text('asin', present(labels.asin, ...labels.asin_alt), seen?.asin?.value, labels.asin !== null);
  const marketplace = labels.marketplace === null ? undefined : parseMarketplace(labels.marketplace);
  text('marketplace', present(marketplace ?? null), seen?.marketplace);
  scoreCodes(tallies, page, labels, all);
  text('name', present(labels.name, ...labels.name_alt), seen?.name?.value, labels.name !== null);
  scorePrice(tallies, page, labels, seen);
  const availability = AVAILABILITY[seen?.availability?.value ?? ''];
  text(
    'availability',
    present(labels.availability, ...labels.availability_alt),
    availability,
    labels.availability !== null,
  );
  text('brand', present(labels.brand, ...labels.brand_alt), seen?.brand?.value, labels.brand !== null);
  text('sku', labels.sku, seen?.sku?.value);
  text('mpn', labels.mpn, seen?.mpn?.value);
  judge(tallies, page, 'canonical-url', present(labels.canonical_url), seen?.url, sameUrl);
}

/** Barcodes and book numbers: any code of the product or its variants is right, each labelled one is asked for. */
function scoreCodes(tallies: Tallies, page: string, labels: ProductLabels, seen: readonly Sighting[]): void {
  const books = codes(labels.isbn10, labels.isbn13);
  const asked = codes(...labels.gtin);
  const accepted = codes(...labels.gtin_alt, ...labels.gtin_variants);
  const forbidden = codes(...labels.gtin_not);
  const got = new Set(seen.flatMap(({ gtins }) => gtins.map(({ value }) => value)));
  const right = new Set([...books, ...asked, ...accepted]);
  for (const [field, expected] of [
    ['isbn', [...books]],
    ['gtin', [...asked].filter((code) => !books.has(code))],
  ] as const) {
    const tally = tallyOf(tallies, field);
    tally.labelled += expected.length;
    for (const code of expected.filter((each) => !got.has(each))) {
      tallies.findings.push({ page, field, kind: 'missed', expected: code, got: [...got].join(' ') });
    }
  }
  for (const code of got) {
    const field = isIsbn(code) ? 'isbn' : 'gtin';
    const tally = tallyOf(tallies, field);
    const note = (kind: 'wrong' | 'unlabelled'): void => {
      tallies.findings.push({ page, field, kind, expected: [...right].join(' '), got: code });
    };
    if (!right.has(code) && !forbidden.has(code) && right.size === 0) {
      note('unlabelled');
      continue;
    }
    tally.found += 1;
    if (right.has(code)) {
      tally.right += 1;
      if (!books.has(code) && !asked.has(code)) tally.labelled += 1;
    } else {
      tally.wrong += 1;
      note('wrong');
    }
  }
}

/** Right means the amount and its currency together. */
function scorePrice(tallies: Tallies, page: string, labels: ProductLabels, seen: Sighting | undefined): void {
  const price = seen?.price?.value;
  const currencies = present(labels.currency, ...labels.currency_alt);
  const expected = present(labels.price, ...labels.price_alt).flatMap((amount) =>
    (currencies.length > 0 ? currencies : present(price?.currency ?? null)).map((code) => {
      const currency = parseCurrency(code);
      const money = currency && fromMajor(Number(amount), currency);
      return money ? `${String(money.minor)} ${code}` : `${amount} ${code}`;
    }),
  );
  const got = price && `${String(price.minor)} ${price.currency}`;
  judge(tallies, page, 'price', expected, got, sameText, labels.price !== null);
  const shown = price && String(toMajor(price));
  const amounts = present(labels.price, ...labels.price_alt);
  judge(tallies, page, 'amount', amounts, shown, (a, b) => Number(a) === Number(b), labels.price !== null);
}

function scoreListing(tallies: Tallies, page: string, labels: ListingLabels, view: PageView): void {
  tallyClaim(tallies, page, 'listings', view);
  const items = view.kind === 'listing' ? view.items : [];
  judge(tallies, page, 'listing', ['yes'], view.kind === 'listing' ? 'yes' : undefined, sameText);
  scoreSet(
    tallies,
    page,
    'listing-asin',
    labels.asins,
    items.flatMap(({ asin }) => asin ?? []),
  );
  scoreSet(
    tallies,
    page,
    'listing-gtin',
    [...codes(...labels.gtins)],
    items.flatMap(({ gtin }) => gtin ?? []),
  );
  const urls = labels.products.flatMap(({ url, asin }) => (url && !asin ? plainPath(url) : []));
  scoreSet(
    tallies,
    page,
    'listing-url',
    urls,
    items.flatMap(({ url, asin }) => (url && !asin ? plainPath(url) : [])),
  );
}

/** Shops write one item's address with and without their own parameters and schemes. */
function plainPath(text: string): string {
  const url = URL.parse(text);
  return url === null ? text : `${url.host.replace(/^www\./, '')}${decodeURI(url.pathname)}`.replace(/\/$/, '');
}

function scoreSet(
  tallies: Tallies,
  page: string,
  field: string,
  expected: readonly string[],
  got: readonly string[],
): void {
  const wanted = new Set(expected);
  const found = new Set(got);
  if (wanted.size === 0) return;
  const tally = tallyOf(tallies, field);
  const missed = [...wanted].filter((value) => !found.has(value));
  const wrong = [...found].filter((value) => !wanted.has(value));
  tally.labelled += wanted.size;
  tally.found += found.size;
  tally.right += wanted.size - missed.length;
  tally.wrong += wrong.length;
  for (const value of missed) tallies.findings.push({ page, field, kind: 'missed', expected: value, got: '' });
  for (const value of wrong) tallies.findings.push({ page, field, kind: 'wrong', expected: '', got: value });
}

function scoreNegative(tallies: Tallies, page: string, labels: NegativeLabels, view: PageView): void {
  tallyClaim(tallies, page, 'negatives', view);
  const items = view.kind === 'listing' ? view.items : [];
  const forbidden = codes(...labels.gtin_not);
  for (const { gtin } of items) {
    if (gtin !== undefined && forbidden.has(gtin)) {
      tallies.findings.push({ page, field: 'gtin', kind: 'wrong', expected: '', got: gtin });
      tallyOf(tallies, 'gtin').wrong += 1;
      tallyOf(tallies, 'gtin').found += 1;
    }
  }
  if (items.length > 0) {
    const got = `${String(items.length)} items`;
    tallies.findings.push({ page, field: 'listing', kind: 'unlabelled', expected: '', got });
  }
}

/** A product seen where there is none is the worst error of all. */
function tallyClaim(tallies: Tallies, page: string, on: 'negatives' | 'listings', view: PageView): void {
  tallies.claims[on].pages += 1;
  if (view.kind !== 'product') return;
  tallies.claims[on].claimed += 1;
  const [{ name, asin, gtins }] = view.sightings;
  const got = [name?.value, name?.source, asin?.value, ...gtins.map(({ value }) => value)].join(' | ');
  tallies.findings.push({ page, field: on, kind: 'false-product', expected: '', got });
}
