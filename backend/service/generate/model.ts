import { checkDigit } from '../../../lib/domain/gtin.ts';
import { type Kind, KINDS } from './kinds.ts';
import { createRandom, type Random, seedOf } from './random.ts';
import { AUTHORS, BRANDS, COUNTRIES, EXTRAS, GENRES, LINES, PUBLISHERS, USES } from './words.ts';

/** One thing that shops sell: a model in one colour, size and pack. What merchants make of it is in `offers.ts`. */
export interface Variant {
  readonly name: string;
  readonly description: string;
  readonly brand: string;
  readonly category: string;
  readonly model: string;
  readonly mpn: string;
  /** 13 digits; starts with 0 when it is a UPC. */
  readonly ean: string;
  readonly asin: string;
  readonly slug: string;
  readonly dollars: number;
  readonly color: string | null;
  readonly size: string | null;
  readonly gender: string | null;
  readonly material: string | null;
  readonly country: string | null;
  readonly genre: string | null;
  readonly author: string | null;
  readonly publisher: string | null;
  readonly subtitle: string | null;
  readonly tags: string | null;
}

const ASIN_LETTERS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const MAX_VARIANTS = 4;

/** The `index`-th model of a catalog in its variants: the same for every size of catalog. */
export function makeModel(seed: number, index: number): Variant[] {
  const random = createRandom(seedOf(seed, index));
  const kind = KINDS[index % KINDS.length];
  if (kind === undefined) return [];
  const brand = random.pick(BRANDS);
  const line = random.pick(LINES);
  const number = 10 + random.below(990);
  const [low, high] = kind.price;
  const dollars = Math.round(low * (high / low) ** random.next()) - 0.01;
  const shared = {
    brand,
    category: kind.path,
    model: `${line} ${number}`,
    country: random.chance(0.3) ? null : random.pick(COUNTRIES),
    ...bookOf(kind, random),
  };
  const trait = random.pick(kind.traits);
  const noun = random.pick(kind.nouns);
  const start =
    kind.book === true
      ? `${line} ${noun} ${number}: The ${trait} Edition`
      : `${brand} ${line} ${number} ${trait} ${noun}`;
  const count = kind.book === true ? 1 : 1 + random.below(MAX_VARIANTS);
  const firstColor = random.below(kind.colors.length + 1);
  const firstSize = random.below(kind.sizes.length + 1);
  return Array.from({ length: count }, (_, step): Variant => {
    const color = nth(kind.colors, firstColor + step);
    const size = nth(kind.sizes, firstSize + (kind.colors.length === 0 ? step : step >> 1));
    const pack = kind.packs === true && step === 3 ? 2 + random.below(5) : 1;
    const material = kind.materials.length === 0 ? null : random.pick(kind.materials);
    const gender = kind.genders === undefined ? null : random.pick(kind.genders);
    const serial = index * MAX_VARIANTS + step;
    const ean = eanOf(serial, kind.book === true, random);
    const name = [start, size, color, pack > 1 ? `Pack of ${pack}` : null].filter((part) => part !== null).join(', ');
    return {
      ...shared,
      name,
      description: `${trait} ${noun.toLowerCase()} for ${random.pick(USES)}. ${random.pick(EXTRAS)}`,
      mpn: `${brand.slice(0, 2).toUpperCase()}${line.slice(0, 1)}-${number}${serial.toString(36).toUpperCase()}`,
      ean,
      asin: asinOf(serial),
      slug: `${line}-${number}-${noun}-${serial}`.toLowerCase().replaceAll(' ', '-'),
      dollars: roundToCents((dollars + 0.01) * pack * (pack > 1 ? 0.9 : 1) * (1 + 0.06 * step)) - 0.01,
      color,
      size,
      material,
      gender,
      tags: random.chance(0.4)
        ? `|${trait.toLowerCase()}|${random.pick(['gift', 'bestseller', 'new', 'outlet'])}|`
        : null,
    };
  });
}

const nth = (items: readonly string[], at: number): string | null =>
  items.length === 0 ? null : (items[at % items.length] ?? null);

export const roundToCents = (amount: number): number => Math.round(amount * 100) / 100;

type Book = Pick<Variant, 'genre' | 'author' | 'publisher' | 'subtitle'>;

function bookOf(kind: Kind, random: Random): Book {
  if (kind.book !== true) return { genre: null, author: null, publisher: null, subtitle: null };
  return {
    genre: random.pick(GENRES),
    author: random.pick(AUTHORS),
    publisher: random.pick(PUBLISHERS),
    subtitle: `A ${random.pick(GENRES).toLowerCase()} for ${random.pick(USES)}`,
  };
}

/** A UPC for every third, an ISBN for books, an EAN for the rest, each with its right check digit. */
function eanOf(serial: number, isBook: boolean, random: Random): string {
  const nine = String(100_000_000 + ((serial * 7919) % 800_000_000));
  const start = isBook ? '978' : random.chance(0.33) ? '081' : '400';
  const body = `${start}${nine}`;
  return body + checkDigit(body);
}

/** Ten characters, different for every serial: the factor is coprime to the number of codes. */
function asinOf(serial: number): string {
  let value = (serial * 387_420_489) % ASIN_LETTERS.length ** 8;
  let text = '';
  for (let index = 0; index < 8; index += 1) {
    text = (ASIN_LETTERS[value % ASIN_LETTERS.length] ?? '') + text;
    value = Math.floor(value / ASIN_LETTERS.length);
  }
  return `B0${text}`;
}
