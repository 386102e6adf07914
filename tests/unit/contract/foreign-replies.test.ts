import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { account } from '../../../lib/contract/account.ts';
import { readConversions } from '../../../lib/contract/conversion.ts';
import { readErrorBody, saysPlanExhausted } from '../../../lib/contract/error-body.ts';
import { readEventPage } from '../../../lib/contract/event-page.ts';
import { historyPageSchema } from '../../../lib/contract/history.ts';
import { parseJson } from '../../../lib/contract/json-text.ts';
import { merchantPage } from '../../../lib/contract/merchant.ts';
import { offerPageSchema } from '../../../lib/contract/offer-page.ts';
import { productListSchema } from '../../../lib/contract/product-list.ts';
import { about } from '../../../lib/contract/proxy.ts';
import { readAs } from '../../../lib/contract/read.ts';
import { readStoredAnswer } from '../../../lib/contract/stored-answer.ts';
import { readChangedWatches, watchPageSchema } from '../../../lib/contract/watch.ts';
import { alertSchema } from '../../../lib/contract/webhook.ts';
import type { Offer } from '../../../lib/domain/offer.ts';
import { product } from './wire.ts';

const odd = fc.oneof(
  fc.constantFrom(
    null,
    '',
    ' ',
    '\u0000',
    '\uD800',
    'null',
    '__proto__',
    '@@@',
    'javascript:alert(1)',
    'https://',
    'NaN',
  ),
  fc.double(),
  fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }).map(String),
  fc.constant('x'.repeat(20_000)),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A right row of which a few fields are replaced by nonsense. */
const bentProduct = fc
  .dictionary(fc.constantFrom(...Object.keys(product()), '__proto__', 'merchant.name', 'a.b.c'), odd, { maxKeys: 6 })
  .map((fields) => product(fields));

function expectWhole(offer: Offer): void {
  expect(offer.id.length).toBeGreaterThan(0);
  expect(offer.id.length).toBeLessThanOrEqual(128);
  expect(offer.name.trim().length).toBeGreaterThan(0);
  expect(offer.name.length).toBeLessThanOrEqual(500);
  expect(offer.merchant.name.length).toBeGreaterThan(0);
  for (const price of [offer.price, offer.regularPrice].filter((each) => each !== undefined)) {
    expect(Number.isSafeInteger(price.minor) && price.minor > 0).toBe(true);
    expect(price.currency).toMatch(/^[A-Z]{3}$/);
  }
  for (const link of [offer.imageUrl, offer.links.direct, offer.links.affiliate].filter((each) => each !== undefined)) {
    expect(new URL(link).protocol).toBe('https:');
  }
  expect(offer.links.affiliate ?? '').not.toMatch(/@@@|###|\{.*\}/);
  expect(offer.gtins.every((gtin) => /^\d{14}$/.test(gtin))).toBe(true);
  // Plain JSON without holes: what a message or the disk carries is what was read.
  expect(JSON.parse(JSON.stringify(offer))).toEqual(offer);
  expect(Object.values(offer)).not.toContain(undefined);
}

describe('whatever a server answers', () => {
  it('an offer is whole or absent', () => {
    fc.assert(
      fc.property(
        fc.array(bentProduct, { maxLength: 5 }),
        fc.constantFrom('major' as const, 'minor' as const),
        (rows, unit) => {
          const page = readAs(offerPageSchema(unit))(parseJson(JSON.stringify({ data: rows }))?.value);
          if (!page.ok) throw new Error('a list of rows is always a page');
          page.value.offers.forEach(expectWhole);
          expect(page.value.offers.length + page.value.dropped).toBe(rows.length);
          const stored = { page: page.value, asked: [], fetchedAt: 1 };
          expect(readStoredAnswer(structuredClone(stored))).toEqual(stored);
        },
      ),
      { numRuns: 1500 },
    );
  });

  const readers: readonly ((value: unknown) => unknown)[] = [
    readAs(account),
    readAs(merchantPage),
    readAs(offerPageSchema('minor')),
    readAs(productListSchema('major')),
    readAs(watchPageSchema('minor')),
    readAs(historyPageSchema('major', () => undefined)),
    readAs(alertSchema('major', 0)),
    readAs(about),
    readEventPage('major', 0),
    readStoredAnswer,
    (value) => readChangedWatches(value, 'major'),
    (value) => readConversions(value, 'asin-to-barcode', ['B000WLDVV0']),
    (value) => saysPlanExhausted(readErrorBody(value)),
  ];
  const envelope = fc.record(
    {
      data: odd,
      meta: odd,
      facets: odd,
      errors: odd,
      error: odd,
      message: odd,
      histories: odd,
      watch_id: odd,
      events: odd,
      cursor: odd,
      next_poll_s: odd,
      details: odd,
      changes: odd,
      watch_history_id: odd,
      watch_event_type: odd,
      team_id: odd,
      products: odd,
    },
    { requiredKeys: [] },
  );

  it('no reader throws', () => {
    fc.assert(
      fc.property(fc.oneof(odd, envelope, fc.jsonValue()), (value) => {
        for (const read of readers) read(value);
      }),
      { numRuns: 1500 },
    );
  });

  it('no text makes the JSON reader throw', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((text) => text.slice(0, -1)),
        ),
        (text) => {
          parseJson(text);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
