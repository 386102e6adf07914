import { describe, expect, it } from 'vitest';
import type { Asin, Gtin } from '../../../lib/domain/identifier.ts';
import type { MatchOptions } from '../../../lib/domain/match.ts';
import type { Match } from '../../../lib/domain/match-reasons.ts';
import type { Offer } from '../../../lib/domain/offer.ts';
import type { Wanted } from '../../../lib/domain/wanted.ts';
import { readingOf } from '../../fixtures/graded.ts';
import { GTIN, OTHER_GTIN, offerWith } from '../../fixtures/offers.ts';

const ASIN = 'B0BSHF7WHW' as Asin;
const IN_STORE = '02000000000008' as Gtin;

const graded = (wanted: Partial<Wanted>, offer: Partial<Offer>, options: MatchOptions = {}): Match =>
  readingOf({ gtins: [], ...wanted }, offerWith({ gtins: [], ...offer }), options).match;

/** The grade, and all that was said for and against it: "likely: name 1". */
function told(match: Match): string {
  const reasons = match.reasons.map((reason) => {
    if (reason.kind === 'name') return `name ${String(Number(reason.share.toFixed(2)))}`;
    if (reason.kind === 'brand-and-mpn') return `${reason.brand} ${reason.mpn}`;
    return reason.kind === 'differs' ? `not ${reason.trait}` : reason.kind;
  });
  return `${match.grade}: ${reasons.join(', ')}`;
}

describe("a maker's own number", () => {
  const drill = { name: 'Akkuschrauber im Koffer', brand: 'Bosch', mpn: '06019H5203' };
  it.each<[string, Partial<Wanted>, Partial<Offer>, string]>([
    ['is said by both', drill, { name: 'Drill', brand: 'BOSCH', mpn: '0601-9H5 203' }, 'likely: Bosch 06019H5203'],
    ['stands in the name of the offer', drill, { name: 'Bosch 06019H5203' }, 'likely: Bosch 06019H5203'],
    [
      'stands in the name on the page',
      { name: 'Bosch GSR 06019H5203' },
      { name: 'Drill', brand: 'Bosch', mpn: '06019H5203' },
      'likely: Bosch 06019H5203',
    ],
    [
      'is the same for another brand',
      drill,
      { name: 'Drill', brand: 'Makita', mpn: '06019H5203' },
      'similar: keyword, not brand',
    ],
    [
      'is the same, but no brand is known',
      { name: drill.name, mpn: drill.mpn },
      { name: 'Drill', mpn: '06019H5203' },
      'similar: keyword',
    ],
    ['is another', drill, { name: 'Bosch drill', mpn: '06019H5204' }, 'similar: keyword'],
    ['is another than the name says', drill, { name: 'Bosch 06019H5203', mpn: '1' }, 'similar: keyword'],
    [
      'of the page is none, of the offer neither',
      { name: 'Bosch Koffer', brand: 'Bosch' },
      { name: 'Bosch' },
      'similar: keyword',
    ],
    ['is short, and said by both', { ...drill, mpn: 'A1' }, { name: 'Bosch', mpn: 'a1' }, 'likely: Bosch A1'],
    ['is too short to be found in a name', { ...drill, mpn: 'GS12' }, { name: 'Bosch GS12' }, 'similar: keyword'],
    [
      'is long enough to be found in a name',
      { ...drill, mpn: 'GSR12' },
      { name: 'Bosch GSR12' },
      'likely: Bosch GSR12',
    ],
    [
      'is a word, and may stand in any name',
      { ...drill, mpn: 'PROFI' },
      { name: 'Bosch Profi Set' },
      'similar: keyword',
    ],
    [
      'of the offer is a word of the page',
      { name: 'Bosch Profi Set', brand: 'Bosch' },
      { name: 'Bosch', mpn: 'Profi' },
      'similar: keyword',
    ],
    [
      'of the page is another than that of the offer, which its name says',
      { name: 'Bosch 06019H5203', brand: 'Bosch', mpn: '99999' },
      { name: 'Bosch', mpn: '06019H5203' },
      'similar: keyword',
    ],
  ])('%s', (_, wanted, offer, expected) => {
    expect(told(graded(wanted, offer))).toBe(expected);
  });
});

describe('names without a code', () => {
  const sonos = { name: 'Sonos Beam Soundbar Dolby Atmos', brand: 'Sonos' };
  it.each<[string, Partial<Wanted>, Partial<Offer>, string]>([
    ['are equal', sonos, { name: 'Sonos Beam Soundbar Dolby Atmos' }, 'likely: name 1'],
    [
      'are equal in two words',
      { name: 'Bosch Toaster' },
      { name: 'Bosch Toaster', brand: 'Bosch' },
      'similar: keyword',
    ],
    ['are equal in three', { name: 'Bosch Tassimo Style' }, { name: 'Tassimo Style Bosch' }, 'likely: name 1'],
    [
      'are equal, of two brands',
      { ...sonos, name: 'Beam Soundbar Dolby Atmos' },
      { name: 'Beam Soundbar Dolby Atmos', brand: 'Denon' },
      'similar: keyword',
    ],
    [
      'agree but for what kind of thing it is, of one brand',
      { name: 'Bose QuietComfort Ultra Headphones', brand: 'Bose' },
      { name: 'Bose QuietComfort Ultra' },
      'likely: name 0.86',
    ],
    [
      'agree but for what kind of thing it is, of no brand that is known',
      { name: 'Bose QuietComfort Ultra Headphones' },
      { name: 'Bose QuietComfort Ultra' },
      'similar: keyword',
    ],
    [
      'share the number of a model, and the brand',
      { name: 'Philips Airfryer HD9252 Essential', brand: 'Philips' },
      { name: 'Philips HD9252 Heißluft' },
      'likely: name 0.73',
    ],
    [
      'share the number of a model, and no brand that is known',
      { name: 'Philips Airfryer HD9252 Essential' },
      { name: 'Philips HD9252 Heißluft' },
      'similar: keyword',
    ],
    [
      'share the number of a model, and little else',
      { name: 'Philips Airfryer HD9252 Essential', brand: 'Philips' },
      { name: 'Ersatzkorb Griff Deckel Schraube Dichtung Philips HD9252 Korb Rost Backform' },
      'similar: keyword',
    ],
    ['are of two makers', { ...sonos, name: 'Beam' }, { name: 'Arc', brand: 'Denon' }, 'similar: keyword, not brand'],
  ])('%s', (_, wanted, offer, expected) => {
    expect(told(graded(wanted, offer))).toBe(expected);
  });
});

describe('codes', () => {
  const toaster = { name: 'Bosch Toaster Styline', gtins: [GTIN] };
  const shared = { shared: new Set([GTIN]) };
  it.each<[string, Partial<Wanted>, Partial<Offer>, MatchOptions, string]>([
    ['one barcode', toaster, { name: 'Grille-pain Bosch', gtins: [GTIN] }, {}, 'same: gtin'],
    ['one of several', { ...toaster, gtins: [OTHER_GTIN, GTIN] }, { gtins: [GTIN] }, {}, 'same: gtin'],
    ['another barcode', toaster, { gtins: [OTHER_GTIN] }, {}, 'similar: keyword, not gtin'],
    ["another barcode, a shop's own", toaster, { gtins: [IN_STORE] }, {}, 'similar: keyword'],
    ['a barcode of which the page has none', { name: 'Toaster' }, { gtins: [GTIN] }, {}, 'similar: keyword'],
    ['one ASIN', { asin: ASIN, name: 'Toaster' }, { asin: ASIN }, {}, 'same: asin'],
    ['an ASIN on the page alone', { asin: ASIN, name: 'Toaster' }, {}, {}, 'similar: keyword'],
    ['an ASIN of the offer alone', { name: 'Toaster' }, { asin: ASIN }, {}, 'similar: keyword'],
    ['ASIN and barcode', { ...toaster, asin: ASIN }, { asin: ASIN, gtins: [GTIN] }, {}, 'same: asin, gtin'],
    ['one barcode of quite different things', toaster, { gtins: [GTIN] }, shared, 'similar: gtin, barcode-shared'],
    [
      'one barcode of quite different things, and brand and name agree',
      { ...toaster, brand: 'Bosch' },
      { name: 'Bosch Toaster', gtins: [GTIN] },
      shared,
      'same: gtin, barcode-shared',
    ],
    [
      'one barcode of quite different things, and the brand agrees',
      { ...toaster, brand: 'Bosch' },
      { name: 'Bosch Wasserkocher Edelstahl', gtins: [GTIN] },
      shared,
      'similar: gtin, barcode-shared',
    ],
    [
      'one barcode of quite different things, and the names agree',
      { ...toaster, brand: 'Bosch' },
      { name: 'Toaster Styline', brand: 'Denon', gtins: [GTIN] },
      shared,
      'similar: gtin, barcode-shared',
    ],
    [
      'one barcode, where the page names nothing',
      { gtins: [IN_STORE] },
      { gtins: [IN_STORE] },
      {},
      'likely: gtin, barcode-shared',
    ],
    ['nothing in common, where the page names nothing', { gtins: [GTIN] }, {}, {}, 'similar: keyword'],
    ['one ASIN, where the page names nothing', { asin: ASIN }, { asin: ASIN }, {}, 'same: asin'],
    [
      'one barcode, and the user says no',
      toaster,
      { gtins: [GTIN] },
      { notSame: new Set(['1']) },
      'similar: user-says-not-same, gtin',
    ],
    [
      'one barcode, and the user says no of another offer',
      toaster,
      { gtins: [GTIN] },
      { notSame: new Set(['2']) },
      'same: gtin',
    ],
  ])('%s', (_, wanted, offer, options, expected) => {
    expect(told(graded(wanted, offer, options))).toBe(expected);
  });
});

describe('one barcode under two names', () => {
  it.each<[string, string, Partial<Wanted>, Partial<Offer>, string]>([
    ['Kaffeemaschine Edelstahl Timer', 'Gartenschlauch flexibel', {}, {}, 'likely: gtin, not name'],
    ['Kaffeemaschine Edelstahl', 'Gartenschlauch', {}, {}, 'same: gtin'],
    ['Gartenschlauch', 'Kaffeemaschine Edelstahl', {}, {}, 'same: gtin'],
    ['Kaffeemaschine Edelstahl', 'コーヒー メーカー', {}, {}, 'same: gtin'],
    ['Kaffeemaschine Edelstahl', 'Gartenschlauch Edelstahl', {}, {}, 'same: gtin'],
    ['Melitta Kaffeemaschine', 'Gartenschlauch flexibel', { brand: 'Melitta' }, { brand: 'Melitta' }, 'same: gtin'],
    ['Staubsauger Zubehör', 'Aspirapolvere accessori', {}, {}, 'same: gtin'],
  ])('%s | %s', (name, offered, wanted, offer, expected) => {
    const match = graded({ ...wanted, name, gtins: [GTIN] }, { ...offer, name: offered, gtins: [GTIN] });
    expect(told(match)).toBe(expected);
  });
});

describe('new and used', () => {
  it.each<[Wanted['condition'], string, Offer['condition'], string]>([
    [undefined, 'Toaster', undefined, 'same: gtin'],
    [undefined, 'Toaster', 'used', 'likely: gtin, not condition'],
    [undefined, 'Toaster gebraucht', 'new', 'likely: gtin, not condition'],
    [undefined, 'Toaster gebraucht', undefined, 'likely: gtin, not condition'],
    ['used', 'Toaster gebraucht', 'new', 'same: gtin'],
    ['used', 'Toaster', 'new', 'likely: gtin, not condition'],
    ['refurbished', 'Toaster gebraucht', 'refurbished', 'same: gtin'],
    ['new', 'Toaster', 'new', 'same: gtin'],
  ])('the page sells it %s, the offer is "%s", %s', (wanted, name, offered, expected) => {
    const match = graded(
      { name: 'Toaster', gtins: [GTIN], ...(wanted ? { condition: wanted } : {}) },
      { name, gtins: [GTIN], ...(offered ? { condition: offered } : {}) },
    );
    expect(told(match)).toBe(expected);
  });
});
