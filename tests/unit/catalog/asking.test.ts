import { describe, expect, it } from 'vitest';
import { createAsking, runAsking } from '../../../lib/background/ask-catalog.ts';
import type { CatalogClient } from '../../../lib/catalog/catalog-client.ts';
import { type Criterion, firstPage, nextQuery, type ViewQuery } from '../../../lib/domain/asking.ts';
import { criteriaOf } from '../../../lib/domain/criteria.ts';
import type { Asin, Gtin, ProductUrl } from '../../../lib/domain/identifier.ts';
import type { Offer } from '../../../lib/domain/offer.ts';
import type { OfferPage } from '../../../lib/domain/offer-page.ts';
import { err, ok, type Result } from '../../../lib/domain/result.ts';
import { searchWords } from '../../../lib/domain/search-words.ts';
import type { Seen, Sighting } from '../../../lib/domain/sighting.ts';

const seen = <T>(value: T, certainty = 0.95): Seen<T> => ({ value, certainty, source: 'json-ld' });
const sighting: Sighting = {
  url: 'https://www.shop.example/p/7' as ProductUrl,
  shop: 'shop.example',
  asin: seen('B000WLDVV0' as Asin),
  gtins: [seen('04006381333931' as Gtin)],
  name: seen('Stabilo Boss Original Textmarker, gelb – 70/24 | Paper House'),
  brand: seen('Stabilo'),
  mpn: seen('70/24'),
};
const short = (criteria: readonly Criterion[]) => criteria.map(({ field, values }) => `${field}: ${values.join('||')}`);
const typed = (text: string) => short(criteriaOf({ kind: 'typed', text }));

describe('what a sighting is asked by', () => {
  it('is the strongest first', () => {
    expect(short(criteriaOf({ kind: 'sighting', sighting }))).toEqual([
      'asin: B000WLDVV0',
      'barcode: 4006381333931||04006381333931',
      'url: https://www.shop.example/p/7',
      'keyword: Stabilo 70/24',
      'keyword: Stabilo Boss Original Textmarker',
    ]);
  });

  it('leaves out guesses and codes that a shop made up', () => {
    const { asin: _, mpn: __, name: ___, ...rest } = sighting;
    const gtins = [seen('02012345678903' as Gtin), seen('04006381333931' as Gtin, 0.3)];
    expect(short(criteriaOf({ kind: 'sighting', sighting: { ...rest, gtins } }))).toEqual([
      'url: https://www.shop.example/p/7',
    ]);
  });

  it('spells a barcode in every length shops write it in', () => {
    const book = { ...sighting, gtins: [seen('09780439420891' as Gtin), seen('00036000291452' as Gtin)] };
    expect(short(criteriaOf({ kind: 'sighting', sighting: book })).slice(1, 3)).toEqual([
      'barcode: 9780439420891||09780439420891||043942089X',
      'barcode: 036000291452||0036000291452||00036000291452',
    ]);
  });
});

describe('what typed text is asked by', () => {
  it.each([
    ['B000WLDVV0', ['asin: B000WLDVV0', 'keyword: B000WLDVV0']],
    ['b000wldvv0', ['asin: B000WLDVV0', 'keyword: b000wldvv0']],
    ['4006381333931', ['barcode: 4006381333931||04006381333931', 'keyword: 4006381333931']],
    ['4 006381-333931', ['barcode: 4006381333931||04006381333931', 'keyword: 4 006381-333931']],
    ['0-439-42089-X', ['barcode: 9780439420891||09780439420891||043942089X', 'keyword: 0-439-42089-X']],
    ['headphones', ['keyword: headphones']],
    ['  sony wh-1000xm4 ', ['keyword: sony wh-1000xm4']],
    ['4006381333932', ['keyword: 4006381333932']],
    ['https://www.shop.example/p/7?utm_source=x', ['url: https://www.shop.example/p/7']],
    ['shop.example/p/7', ['url: https://shop.example/p/7']],
    ['https://www.amazon.de/dp/B000WLDVV0?th=1', ['asin: B000WLDVV0', 'url: https://www.amazon.de/dp/B000WLDVV0']],
    ['javascript:alert(1)', ['keyword: javascript alert 1']],
    ['', []],
    ['***', []],
  ])('%j', (text, expected) => {
    expect(typed(text)).toEqual(expected);
  });
});

describe('words of a name', () => {
  it.each([
    ['Sony WH-1000XM4 Wireless Headphones (Black) | Big Shop', 'Sony', 'Sony WH-1000XM4 Wireless Headphones'],
    ['WH-1000XM4', 'Sony', 'Sony WH-1000XM4'],
    ['★ SALE ★ Kettle 1.7 l – steel', undefined, 'SALE Kettle 1.7 l'],
    ['a b c d e f g h i j k l', undefined, 'a b c d e f g h'],
    ['コーヒーメーカー 【限定】', undefined, 'コーヒーメーカー 限定'],
    ['||||', undefined, ''],
  ])('%s', (name, brand, words) => {
    expect(searchWords(name, brand)).toBe(words);
  });
});

const offer = (id: string, rest: Partial<Offer> = {}): Offer => ({
  id,
  name: id,
  merchant: { name: 'M' },
  availability: 'unknown',
  sellerParty: 'unknown',
  gtins: [],
  links: {},
  ...rest,
});
const found = (...offers: readonly Offer[]): OfferPage => ({
  offers,
  paging: { page: 1, total: offers.length },
  dropped: 0,
});

function catalog(answers: Readonly<Record<string, Result<OfferPage>>>) {
  const calls: { field: string; query: ViewQuery; grouped: boolean }[] = [];
  const omni: CatalogClient['omni'] = (criterion, query, options = {}) => {
    calls.push({ field: criterion.field, query, grouped: options.grouped ?? false });
    return Promise.resolve(answers[criterion.field] ?? ok(found()));
  };
  return { calls, client: { omni } };
}

describe('an asking', () => {
  const criteria = criteriaOf({ kind: 'sighting', sighting });

  it('falls through what finds nothing and what is refused, and says so', async () => {
    const { client } = catalog({
      asin: err({ kind: 'invalid', message: 'needs networks', fields: {} }),
      url: ok(found(offer('1'))),
    });
    expect(await runAsking(client, criteria, firstPage)).toMatchObject({
      ok: true,
      value: {
        by: { field: 'url' },
        asked: [
          { field: 'asin', outcome: 'failed', found: 0, failure: 'invalid' },
          { field: 'barcode', outcome: 'nothing', found: 0 },
          { field: 'url', outcome: 'found', found: 1 },
        ],
      },
    });
  });

  it('ends at a failure that the next criterion would meet as well', async () => {
    const { client, calls } = catalog({ barcode: err({ kind: 'plan-exhausted' }) });
    expect(await runAsking(client, criteria, firstPage)).toEqual(err({ kind: 'plan-exhausted' }));
    expect(calls.map(({ field }) => field)).toEqual(['asin', 'barcode']);
  });

  it('finds nothing, or nothing but refusals', async () => {
    expect(await runAsking(catalog({}).client, criteria, firstPage)).toMatchObject({
      ok: true,
      value: { page: { offers: [] } },
    });
    const refusal = err({ kind: 'invalid', message: '', fields: {} } as const);
    const { client } = catalog({ asin: refusal, barcode: refusal, url: refusal, keyword: refusal });
    expect(await runAsking(client, criteria, firstPage)).toEqual(refusal);
  });

  it('stays with what found the product when the view is narrowed, also in a new worker', async () => {
    const { client, calls } = catalog({ barcode: ok(found(offer('1'))), url: ok(found(offer('2'))) });
    const asking = () => createAsking(() => Promise.resolve(ok({ client })));
    const subject = { kind: 'sighting', sighting } as const;
    const narrow = { ...firstPage, filters: { merchantIds: ['5'] } };
    const known = asking();
    await known.ask(subject, firstPage);
    await known.ask(subject, narrow);
    expect(calls.map(({ field }) => field)).toEqual(['asin', 'barcode', 'barcode']);
    calls.length = 0;
    const result = await asking().ask(subject, { ...firstPage, page: 2 });
    expect(calls.map(({ field, query }) => [field, query.page, query.perPage])).toEqual([
      ['asin', 1, 1],
      ['barcode', 1, 1],
      ['barcode', 2, 100],
    ]);
    expect(result).toMatchObject({ ok: true, value: { by: { field: 'barcode' } } });
  });
});

describe('a listing', () => {
  const [a, b] = ['B000WLDVV0' as Asin, 'B000WLDVV1' as Asin];
  const gtin = '04006381333931' as Gtin;
  const items = [{ asin: a }, { name: 'nothing to ask by' }, { asin: b }, { gtin }];
  const ids = (pages: Result<readonly (OfferPage | undefined)[]>) =>
    pages.ok && pages.value.map((page) => page?.offers.map(({ id }) => id));

  it.each<[string, OfferPage]>([
    [
      'in a group for each',
      {
        ...found(offer('1'), offer('2')),
        groups: [
          { value: a, offers: [offer('1')] },
          { value: b, offers: [offer('2')] },
        ],
      },
    ],
    [
      'in one group for all',
      { ...found(offer('1', { asin: a }), offer('2', { asin: b })), groups: [{ value: `${a}||${b}`, offers: [] }] },
    ],
    ['flat', found(offer('1', { asin: a }), offer('2', { asin: b }))],
  ])('is asked in as few calls as may be and answered %s', async (_, page) => {
    const { client, calls } = catalog({
      asin: ok(page),
      barcode: ok(found(offer('3', { gtins: [gtin] }), offer('4'))),
    });
    const pages = await createAsking(() => Promise.resolve(ok({ client }))).askListed(items);
    expect(ids(pages)).toEqual([['1'], undefined, ['2'], ['3']]);
    expect(calls.map(({ field, grouped }) => [field, grouped])).toEqual([
      ['asin', true],
      ['barcode', true],
    ]);
  });

  it('gives offers of other shops to the ASIN that shares their barcode', async () => {
    const { client } = catalog({
      asin: ok(found(offer('1', { asin: a, gtins: [gtin] }), offer('2', { gtins: [gtin] }), offer('3', { asin: b }))),
    });
    const pages = await createAsking(() => Promise.resolve(ok({ client }))).askListed([{ asin: a }, { asin: b }]);
    expect(ids(pages)).toEqual([['1', '2'], ['3']]);
  });
});

describe('the next page', () => {
  const query = { ...firstPage, perPage: 100 };
  it.each([
    ['after a full one', query, { page: 1, total: 250, lastPage: 3 }, 100, { page: 2 }],
    ['after the last', { ...query, page: 3 }, { page: 3, total: 250, lastPage: 3 }, 50, undefined],
    ['of a server that counts nothing', query, { page: 1 }, 100, { page: 2 }],
    ['after a short one of a server that counts nothing', query, { page: 1 }, 40, undefined],
    ['after an empty one', query, { page: 1, total: 250 }, 0, undefined],
    [
      'beyond 10,000 by a cursor',
      { ...query, page: 100 },
      { page: 100, total: 50_000, after: 'c1' },
      100,
      { page: 101, after: 'c1' },
    ],
    ['beyond 10,000 without a cursor', { ...query, page: 100 }, { page: 100, total: 50_000 }, 100, undefined],
    [
      'of a cursor',
      { ...query, page: 101, after: 'c1' },
      { page: 1, total: 50_000, after: 'c2' },
      100,
      { page: 102, after: 'c2' },
    ],
    ['of a cursor that leads nowhere', { ...query, page: 101, after: 'c1' }, { page: 1, after: 'c1' }, 100, undefined],
  ])('%s', (_, current, paging, rows, expected) => {
    const next = nextQuery(current, paging, rows);
    expect(next && { page: next.page, ...(next.after === undefined ? {} : { after: next.after }) }).toEqual(expected);
  });
});
