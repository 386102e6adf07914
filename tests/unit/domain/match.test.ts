import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MATCH_GRADES, type Match } from '../../../lib/domain/match-reasons.ts';
import type { Asin, Gtin } from '../../../lib/domain/identifier.ts';
import type { Sighting } from '../../../lib/domain/sighting.ts';
import { COUNTER_PAIRS } from '../../fixtures/counter-pairs.ts';
import { FEED_PAIRS } from '../../fixtures/feed-pairs.ts';
import { gradeOffer, readingOf } from '../../fixtures/graded.ts';
import { casesOf, MATCH_CASES } from '../../fixtures/match-cases.ts';
import { GTIN, OTHER_GTIN, offerWith, sightingWith } from '../../fixtures/offers.ts';
import { GLANCE_PAIRS } from '../../fixtures/glance-pairs.ts';
import { LINE_PAIRS } from '../../fixtures/line-pairs.ts';
import { TRADE_PAIRS } from '../../fixtures/trade-pairs.ts';
import { WRITTEN_PAIRS } from '../../fixtures/written-pairs.ts';

const named = (name: string, more: Partial<Sighting> = {}): Sighting =>
  sightingWith({ name: { value: name, source: 'json-ld', certainty: 0.9 }, ...more });

const traitsIn = ({ reasons }: Match): string[] =>
  reasons.flatMap((reason) => (reason.kind === 'differs' ? [reason.trait] : [])).sort();

describe('names of one barcode, or of none', () => {
  // These six stand apart: the benchmark takes its names from the others, and stays what it was.
  const apart = [GLANCE_PAIRS, TRADE_PAIRS, COUNTER_PAIRS, LINE_PAIRS, WRITTEN_PAIRS, FEED_PAIRS].flatMap(casesOf);
  const table = [...MATCH_CASES, ...apart].map((one) => [`${one.wanted} | ${one.offered}`, one] as const);

  test('there are enough cases to mean something', () => expect(table.length).toBeGreaterThanOrEqual(120));

  test.each(table)('%s', (_, { wanted, offered, sameCode, grade, traits }) => {
    const gtins = sameCode ? [{ value: GTIN, source: 'json-ld' as const, certainty: 1 }] : [];
    const match = gradeOffer(named(wanted, { gtins }), offerWith({ name: offered, gtins: sameCode ? [GTIN] : [] }));
    expect({ grade: match.grade, traits: traits.length === 0 && grade !== 'same' ? [] : traitsIn(match) }).toEqual({
      grade,
      traits: traits.toSorted(),
    });
  });

  test.each(table)('the other way round: %s', (_, { wanted, offered, sameCode, grade }) => {
    const gtins = sameCode ? [{ value: GTIN, source: 'json-ld' as const, certainty: 1 }] : [];
    expect(
      gradeOffer(named(offered, { gtins }), offerWith({ name: wanted, gtins: sameCode ? [GTIN] : [] })).grade,
    ).toBe(grade);
  });
});

describe('one name, compared again', () => {
  const offer = offerWith({ name: 'Kettle Alpha, black' });
  const against = (name: string, more: Partial<typeof offer> = {}): string[] =>
    traitsIn(gradeOffer(named(name), { ...offer, ...more }));

  test('with another one, is compared anew', () => {
    expect(against('Kettle Alpha, black')).toEqual([]);
    expect(against('Kettle Alpha, red')).toEqual(['colour']);
    expect(against('Kettle Alpha, black')).toEqual([]);
  });

  test('with attributes of another offer, is compared anew', () => {
    expect(against('Kettle Alpha, black')).toEqual([]);
    expect(against('Kettle Alpha, black', { color: 'red' })).toEqual(['colour']);
  });
});

describe('what proves and what disproves', () => {
  const asin = 'B0BSHF7WHW' as Asin;

  test('an ASIN in common is proof', () => {
    const sighting = named('Anything at all', { gtins: [], asin: { value: asin, source: 'url', certainty: 1 } });
    const match = gradeOffer(sighting, offerWith({ asin, gtins: [], name: 'Anything at all' }));
    expect(match.grade).toBe('same');
    expect(match.reasons[0]).toEqual({ kind: 'asin', asin });
  });

  test('an ASIN in common, but another barcode, is doubtful', () => {
    const sighting = named('Anything at all', { asin: { value: asin, source: 'url', certainty: 1 } });
    const match = gradeOffer(sighting, offerWith({ asin, name: 'Anything at all', gtins: [OTHER_GTIN] }));
    expect(match.grade).toBe('likely');
    expect(traitsIn(match)).toEqual(['gtin']);
  });

  test('brand and MPN make it likely, and say so', () => {
    const sighting = named('Akkuschrauber im Koffer', {
      gtins: [],
      brand: { value: 'Bosch', source: 'json-ld', certainty: 1 },
      mpn: { value: '06019H5203', source: 'json-ld', certainty: 1 },
    });
    const match = gradeOffer(
      sighting,
      offerWith({ gtins: [], name: 'Drill driver', brand: 'BOSCH GmbH', mpn: '0601 9H5 203' }),
    );
    expect(match).toEqual({ grade: 'likely', reasons: [{ kind: 'brand-and-mpn', brand: 'Bosch', mpn: '06019H5203' }] });
  });

  test('a word with two digits before it is no number of a model', () => {
    const brand = { value: 'Tribeca', source: 'json-ld' as const, certainty: 1 };
    const offer = offerWith({ gtins: [], name: 'Dallas 76ers tablet hard sleeve', brand: 'Tribeca' });
    expect(gradeOffer(named('Dallas 76ers camera sleeve', { gtins: [], brand }), offer).grade).toBe('similar');
  });

  test.each([
    ['a standard', 'Viper Steel White 16GB PC4-28800 Dual Channel Kit', 'Signature 16GB PC4-28800 Dual Channel Kit'],
    ['the chip in it', 'Yoga Notebook Celeron N4120 4 GB black', 'Notebook Celeron N4120 4 GB black'],
  ])('%s in common does not make it one model', (_, name, other) => {
    const brand = { value: 'Patriot', source: 'json-ld' as const, certainty: 1 };
    const offer = offerWith({ gtins: [], name: `Patriot ${other}`, brand: 'Patriot' });
    expect(gradeOffer(named(`Patriot ${name}`, { gtins: [], brand }), offer).grade).toBe('similar');
  });

  test('what is for women says so, and what is for men need not', () => {
    const brand = { value: 'Mizuno', source: 'json-ld' as const, certainty: 1 };
    const gradeOf = (name: string): string =>
      gradeOffer(named('Mizuno Rider Neo Flyer', { gtins: [], brand }), offerWith({ gtins: [], name, brand: 'Mizuno' }))
        .grade;
    expect(gradeOf('Mizuno Rider Neo Flyer Damen')).toBe('similar');
    expect(gradeOf('Mizuno Rider Neo Flyer Herren')).toBe('likely');
  });

  test('headphones are no earbuds, and Kopfhörer are headphones', () => {
    const brand = { value: 'Jabra', source: 'json-ld' as const, certainty: 1 };
    const sighting = named('Jabra Evolve wireless noise cancelling headphones', { gtins: [], brand });
    const gradeOf = (name: string): string =>
      gradeOffer(sighting, offerWith({ gtins: [], name, brand: 'Jabra' })).grade;
    expect(gradeOf('Jabra Evolve wireless noise cancelling earbuds')).toBe('similar');
    expect(gradeOf('Jabra Evolve wireless noise cancelling Kopfhörer')).toBe('likely');
    expect(gradeOf('Jabra Evolve wireless noise cancelling')).toBe('likely');
  });

  test('that they are worn in the ear, one name says and the other need not', () => {
    const brand = { value: 'Jabra', source: 'json-ld' as const, certainty: 1 };
    const offer = offerWith({ gtins: [], name: 'Jabra Evolve wireless noise cancelling earbuds', brand: 'Jabra' });
    const sighting = named('Jabra Evolve wireless noise cancelling', { gtins: [], brand });
    expect(gradeOffer(sighting, offer).grade).toBe('likely');
  });

  test('names that begin alike and state one number are likely one product, where no brand is known', () => {
    const gradeOf = (name: string, other: string): string =>
      gradeOffer(named(name, { gtins: [] }), offerWith({ gtins: [], name: other })).grade;
    expect(gradeOf('Fossil Commuter Chrono FS5401', 'Fossil Commuter FS5401 Chrono')).toBe('likely');
    expect(gradeOf('Citizen Promaster BN0150', 'Citizen Promaster Marine Diver Band BN0150')).toBe('likely');
    expect(gradeOf('Citizen Promaster BN0150', 'Citizen Promaster Diver BN0151')).toBe('similar');
    expect(gradeOf('Citizen Promaster BN0150', 'Promaster Diver BN0150')).toBe('similar');
  });

  test('a guess of the detector proves nothing', () => {
    const gtins = [{ value: GTIN, source: 'text' as const, certainty: 0.3 }];
    expect(gradeOffer(named('Toaster', { gtins }), offerWith({ name: 'Kettle', gtins: [GTIN] })).grade).toBe('similar');
  });

  test('a code that a shop gave out itself proves nothing', () => {
    const inStore = '02000000000008' as Gtin;
    const gtins = [{ value: inStore, source: 'json-ld' as const, certainty: 1 }];
    const match = gradeOffer(
      named('Gouda am Stück', { gtins }),
      offerWith({ name: 'Waschlappen blau', gtins: [inStore] }),
    );
    expect(match.grade).toBe('similar');
    expect(match.reasons).toContainEqual({ kind: 'barcode-shared', gtin: inStore });
  });

  test('one barcode under two brands and no word in common is no match', () => {
    const sighting = named('Kaffeemaschine Edelstahl Deluxe', {
      brand: { value: 'Melitta', source: 'json-ld', certainty: 1 },
    });
    const match = gradeOffer(sighting, offerWith({ name: 'Gartenschlauch flexibel', brand: 'Gardena', gtins: [GTIN] }));
    expect(match.grade).toBe('similar');
    expect(traitsIn(match)).toEqual(expect.arrayContaining(['brand', 'name']));
  });

  test('the word of the user goes over everything', () => {
    const match = gradeOffer(named('Toaster'), offerWith({ id: '7', name: 'Toaster' }), { notSame: new Set(['7']) });
    expect(match.grade).toBe('similar');
    expect(match.reasons[0]).toEqual({ kind: 'user-says-not-same' });
  });

  test('attributes are read before the name', () => {
    const sighting = named('Bose QuietComfort schwarz');
    expect(traitsIn(gradeOffer(sighting, offerWith({ name: 'Bose QuietComfort', color: 'White' })))).toEqual([
      'colour',
    ]);
    expect(traitsIn(gradeOffer(sighting, offerWith({ name: 'Bose QuietComfort', color: 'Black' })))).toEqual([]);
    expect(traitsIn(gradeOffer(named('Cola 330 ml'), offerWith({ name: 'Cola', size: '24 x 330 ml' })))).toEqual([
      'pack',
    ]);
  });

  test.each([
    ['Rituals The Ritual of Sakura Shower Foam 200ml', 'Rituals The Ritual of Sakura Shower Oil 200 ml'],
    ['Sensodyne Repair & Protect 75 ml', 'Sensodyne Repair & Protect Whitening 75 ml'],
    ['Logitech G502 X Gaming Mouse', 'Logitech G502 HERO Gaming Mouse'],
    ['AVM FRITZ!Box 7590 AX', 'AVM FRITZ!Box 7590'],
    ['Kärcher K5 Ersatzschlauch', 'Kärcher K5'],
    ['Jabra Elite 8 Active', 'Jabra Elite 8 Active Gen 2'],
    ['Google Pixel 8a 128GB Obsidian', 'Google Pixel 8 128GB Obsidian'],
    ['Apple iPhone 15 Pro Silikon Case', 'Apple iPhone 15 Pro'],
    ['Logitech MX Keys Mini for Mac', 'Logitech MX Keys Mini'],
    ['Nivea Soft Creme Gesicht 200 ml', 'Nivea Soft Creme Gesicht'],
    ['HyperX Cloud III Wireless', 'HyperX Cloud III'],
  ])('without a code one brand does not make likely what one word may tell apart: %s | %s', (wanted, name) => {
    const brand = wanted.split(' ')[0] ?? '';
    const sighting = named(wanted, { gtins: [], brand: { value: brand, source: 'json-ld', certainty: 1 } });
    expect(gradeOffer(sighting, offerWith({ name, brand, gtins: [] })).grade).toBe('similar');
  });

  test('names of any kind never throw, and always give a grade', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 600 }),
      fc.string({ maxLength: 200 }),
      fc.stringMatching(/^[\dx×,. +"'%a-m-]{0,80}$/),
    );
    fc.assert(
      fc.property(text, text, (wanted, offered) => {
        const { grade } = gradeOffer(named(wanted), offerWith({ name: offered }));
        return MATCH_GRADES.includes(grade);
      }),
      { numRuns: 400 },
    );
  });

  test.each([...new Set(MATCH_CASES.flatMap(({ wanted, offered }) => [wanted, offered]))])(
    'a name is the same as itself: %s',
    (name) => {
      const { condition } = readingOf({ gtins: [] }, offerWith({ name }));
      const sighting = named(
        name,
        condition ? { condition: { value: condition, source: 'text', certainty: 0.9 } } : {},
      );
      expect(traitsIn(gradeOffer(sighting, offerWith({ name })))).toEqual([]);
    },
  );
});
