import { freshView, type Section, viewText } from '../../../components/popup/kept.ts';
import type { Comparison } from '../../../lib/domain/comparison.ts';
import type { Failure } from '../../../lib/domain/failure.ts';
import { err, ok } from '../../../lib/domain/result.ts';
import { noFilters } from '../../../lib/domain/view-query.ts';
import { defaultSettings, type Settings } from '../../../lib/domain/settings.ts';
import type { Ask } from '../../../lib/messaging/graded-ask.ts';
import {
  eur,
  graded,
  makeComparison,
  makeOffer,
  makeSighting,
  manyOffers,
  NOW,
  seen,
} from '../../support/views/make.ts';
import { type Answers, compared, connection, listingPage, pageOf, standard } from './answers.ts';
import { watchScenarios } from './watch-scenarios.ts';

export interface Scenario {
  readonly typed?: string;
  /** A page of its own instead of the popup. */
  readonly page?: 'options' | 'welcome' | 'compare' | 'watches' | 'scan';
  readonly answers?: Answers;
  /** How the view was left when it was last open. */
  readonly view?: string;
  /** What is pressed, one after the other, before there is something to see. */
  readonly press?: readonly string[];
}

const stored = (change: Partial<Comparison>, fresh = true): Answers => ({
  'comparison/stored': ok({ comparison: makeComparison(change), fresh }),
});
const failing = (failure: Failure): Scenario => ({
  answers: { 'comparison/stored': ok({ comparison: null, fresh: false }), 'comparison/fetch': err(failure) },
});
const offers = makeComparison().offers;
const soldOutHere = makeSighting({ price: seen(eur(80)), availability: seen('out-of-stock') });
/** What the catalog has counted: the shops that are loaded, and two more. */
const counted = [
  ...offers.slice(0, 4).map(({ offer: { merchant } }) => ({ id: merchant.id ?? '', name: merchant.name, count: 3 })),
  { id: '91', name: 'Café & Küche Zürich', count: 118 },
  { id: '92', name: 'متجر الغلايات', count: 7 },
];
const section = (section: Section): Scenario => ({ view: viewText(makeSighting().url, { ...freshView, section }) });

export const scenarios: Readonly<Record<string, Scenario>> = {
  cheaper: {},
  'not-cheaper': {
    answers: stored({
      offers: [graded(makeOffer('2', { merchant: { id: '12', name: 'Küchenhaus Lindner' }, price: eur(134.5) }))],
    }),
  },
  'sold-out': { answers: stored({ offers: offers.filter(({ offer }) => offer.availability === 'out-of-stock') }) },
  'sold-out-here': {
    answers: {
      'page/current': ok(pageOf(soldOutHere)),
      'comparison/stored': ok({ comparison: makeComparison({ offers: offers.slice(0, 2) }, soldOutHere), fresh: true }),
    },
  },
  'a-little-cheaper': { answers: stored({ offers: [graded(makeOffer('2', { price: eur(128.99) }))] }) },
  likely: {
    answers: stored({
      offers: offers.filter(({ match, condition }) => match.grade !== 'same' && condition !== 'used'),
    }),
  },
  'only-used': { answers: stored({ offers: offers.filter(({ condition }) => condition === 'used') }) },
  'only-similar': { answers: stored({ offers: offers.filter(({ match }) => match.grade === 'similar') }) },
  nowhere: { answers: stored({ offers: [] }) },
  looking: { answers: { 'comparison/stored': 'never' } },
  refreshing: {
    answers: { ...stored({ stale: true, fetchedAt: NOW - 5 * 86_400_000 }, false), 'comparison/fetch': 'never' },
  },
  'refresh-failed': {
    answers: {
      ...stored({ stale: true, fetchedAt: NOW - 5 * 86_400_000 }, false),
      'comparison/fetch': err({ kind: 'offline' }),
    },
  },
  partial: { answers: stored({ droppedRows: 3, barcodeShared: true }) },
  history: section('history'),
  watches: section('watches'),
  typed: { typed: 'kestrel kettle' },
  found: {
    typed: 'kettle',
    answers: stored({
      subject: { kind: 'typed', text: 'kettle' },
      wanted: { gtins: [], name: 'kettle' },
      offers: offers.filter(({ match }) => match.grade === 'similar'),
    }),
  },
  facets: { press: ['open-facets'] },
  'facets-unloaded': {
    press: ['open-facets'],
    answers: stored({ offers: offers.slice(0, 4), total: 240, serviceFacets: { networks: [], merchants: counted } }),
  },
  filtered: {
    view: viewText(makeSighting().url, {
      ...freshView,
      filters: { ...noFilters, availability: ['in-stock'], merchant: ['11', '12', '16'] },
      sort: 'price',
    }),
  },
  'nothing-left': {
    view: viewText(makeSighting().url, {
      ...freshView,
      filters: { ...noFilters, grade: ['same'], condition: ['open-box'] },
    }),
  },
  'offer-opened': { press: ['offer-more', 'offer-merchant'] },
  chooser: { press: ['not-this-product'] },
  'shop-known': { press: ['about-shop'] },
  offline: failing({ kind: 'offline' }),
  'proxy-down': failing({ kind: 'unreachable', address: 'http://127.0.0.1:8787' }),
  'wrong-server': failing({ kind: 'wrong-server', address: 'http://127.0.0.1:8787' }),
  'wrong-version': failing({ kind: 'wrong-version', theirs: '2', ours: '1' }),
  'key-revoked': failing({ kind: 'key-revoked' }),
  'plan-exhausted': failing({ kind: 'plan-exhausted' }),
  'rate-limited': failing({ kind: 'rate-limited', retryAfterMs: 42_000 }),
  'private-window': { answers: { 'page/current': ok({ kind: 'private-window' }) } },
  'not-permitted': {
    answers: {
      'page/current': ok({
        kind: 'not-permitted',
        tabId: 1,
        shop: 'corner-shop.example',
        origin: 'https://corner-shop.example',
      }),
    },
  },
  nothing: {
    answers: {
      'page/current': ok({
        kind: 'seen',
        tabId: 1,
        url: 'https://news.example/',
        view: { kind: 'nothing' },
        chosen: 0,
        granted: true,
        throughAffiliate: false,
      }),
    },
  },
  unsupported: { answers: { 'page/current': ok({ kind: 'unsupported' }) } },
  listing: { answers: { 'page/current': ok(listingPage) } },
  'not-connected': { answers: { 'connection/get': ok(null) } },
  hostile: {
    answers: {
      'page/current': ok(
        pageOf(
          makeSighting({
            name: {
              value: `<img src=x onerror=alert(1)> \u202Egnp.exe ${'W'.repeat(10_000)}`,
              source: 'text',
              certainty: 0.3,
            },
          }),
        ),
      ),
      ...stored({
        offers: [
          graded(
            makeOffer('h', {
              merchant: { id: 'h', name: '\u202E<b>evil</b>\u200B\u200Bshop' },
              name: 'W'.repeat(10_000),
              price: eur(99_999_999_999.99),
              regularPrice: eur(999_999_999_999),
              links: { direct: 'javascript:alert(1)' },
              imageUrl: 'data:text/html,<script>alert(1)</script>',
            }),
            { discountPercent: 90 },
          ),
          graded(makeOffer('n', { merchant: { name: '' }, name: '' })),
          graded(makeOffer('w', { merchant: { id: 'w', name: 'W'.repeat(10_000) }, name: 'W'.repeat(10_000) }), {
            match: {
              grade: 'similar',
              reasons: [{ kind: 'differs', trait: 'name', wanted: 'W'.repeat(999), offered: '' }],
            },
          }),
        ],
      }),
    },
  },
  options: {
    page: 'options',
    answers: {
      'settings/set': ok(defaultSettings),
      'connection/forget': ok(null),
      'data/erase': ok(null),
      'ledger/list': ok([
        {
          at: NOW,
          method: 'POST',
          url: 'http://127.0.0.1:8787/v1/products/omni',
          body: '{"criteria":[{"field":"barcode","value":"4006381333931"}]}',
          status: 200,
          bytesSent: 412,
          bytesReceived: 18_233,
          tookMs: 41,
        },
      ]),
    },
  },
  'options-erase': { page: 'options', press: ['erase'] },
  'options-ledger': { page: 'options', press: ['ledger-show'] },
  welcome: {
    page: 'welcome',
    answers: {
      'connection/get': ok(null),
      'connection/identify': ok(connection),
      'connection/pair': ({ code }) =>
        code === '123456' ? ok(connection) : err({ kind: 'pairing-refused', reason: 'wrong-code' }),
    },
  },
  scan: { page: 'scan' },
  compare: {
    page: 'compare',
    answers: { 'page/current': ok(listingPage), 'listing/compare': ok({ rows: compared, total: 10 }) },
  },
  many: { answers: stored({ offers: manyOffers(1000) }) },
  'very-many': { answers: stored({ offers: manyOffers(5000) }) },
  pictures: {
    answers: {
      'page/current': ok(
        pageOf(makeSighting({ image: { value: 'https://here.example/product.png', source: 'json-ld', certainty: 1 } })),
      ),
      ...stored({ offers: [graded(makeOffer('p', { imageUrl: 'https://elsewhere.example/pixel.gif' }))] }),
    },
  },
  ...watchScenarios,
};

/** A background that knows the answers of one scenario, and the usual ones beside. */
export function askOf({ answers = {} }: Scenario, settings: Partial<Settings> = {}): Ask {
  const known: Answers = { ...standard, 'settings/get': ok({ ...defaultSettings, ...settings }), ...answers };
  return (name, request) => {
    const answer = known[name] ?? err({ kind: 'internal', reference: `no answer for ${name}` });
    if (answer === 'never') return new Promise(() => undefined);
    return Promise.resolve(typeof answer === 'function' ? answer(request as never) : answer) as never;
  };
}
