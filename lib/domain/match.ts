import { traitsOf, type Traits } from './attributes.ts';
import { brandsAgree, mentionsBrand } from './brand.ts';
import { contradictionsOf } from './contradictions.ts';
import { isRetail } from './gtin.ts';
import type { Gtin } from './identifier.ts';
import type { Contradiction, Evidence, Match, MatchGrade, MatchReason } from './match-reasons.ts';
import { nameShare, sharesScript } from './name-share.ts';
import { unstatedPack } from './pack-size.ts';
import { fold, squash } from './name-words.ts';
import type { Offer } from './offer.ts';
import type { Condition, Sighting } from './sighting.ts';
import { wantedOf, type Wanted } from './wanted.ts';

export interface MatchOptions {
  /** Ids of offers of which the user said that they are another product. */
  readonly notSame?: ReadonlySet<string>;
  /** Barcodes under which quite different products are sold: see `sharedBarcodes`. */
  readonly shared?: ReadonlySet<Gtin>;
}

/** What an offer was found out to be; the comparison needs more of it than the match. */
export interface Reading {
  readonly match: Match;
  readonly traits: Traits;
  readonly condition?: Condition;
}

/** How surely an offer is what the page shows, and why. */
export function gradeOffer(sighting: Sighting, offer: Offer, options: MatchOptions = {}): Match {
  return offerGrader(wantedOf(sighting), options)(offer).match;
}

/** Reads the wanted product once, for many offers. */
export function offerGrader(wanted: Wanted, options: MatchOptions = {}): (offer: Offer) => Reading {
  const mine = withAttributes(traitsOf(wanted.name ?? ''), wanted.color, wanted.size);
  const condition = wanted.condition ?? mine.condition ?? 'new';
  return (offer) => {
    const traits = withAttributes(traitsOf(offer.name), offer.color, offer.size);
    const own = statedCondition(offer.condition, traits.condition);
    const match = grade({ wanted, mine, condition, offer, traits, own, options });
    return { match, traits, ...(own === undefined ? {} : { condition: own }) };
  };
}

/** A shop's "new" is often a default: where the name itself says refurbished, that is right. */
function statedCondition(stated: Condition | undefined, named: Condition | undefined): Condition | undefined {
  return stated === undefined || stated === 'new' ? (named ?? stated) : stated;
}

/** The attributes say it better than the name does; what they do not state, the name may. */
function withAttributes(traits: Traits, color: string | undefined, size: string | undefined): Traits {
  if (color === undefined && size === undefined) return traits;
  const colours = color === undefined ? traits.colours : traitsOf(color).colours;
  const sized = size === undefined ? undefined : traitsOf(size);
  return {
    ...traits,
    colours: colours.size > 0 ? colours : traits.colours,
    ...(sized === undefined ? {} : sizeAttribute(traits, sized, size ?? '')),
  };
}

const LETTER_SIZES: Readonly<Record<string, string>> = {
  'extra small': 'xs',
  small: 's',
  medium: 'm',
  large: 'l',
  'extra large': 'xl',
  'x-large': 'xl',
  'xx-large': '2xl',
  xxl: '2xl',
  xxxl: '3xl',
};

/** "500 ml" and "256 GB" are sizes, too, and so is "EU 42". */
function sizeAttribute(traits: Traits, sized: Traits, text: string): Partial<Traits> {
  if (sized.measures.size > 0) {
    const pack = traits.pack === unstatedPack ? sized.pack : traits.pack;
    return { pack, measures: new Map([...sized.measures, ...traits.measures]) };
  }
  const word = text.trim().toLowerCase();
  if (!/^[\w .,/-]{1,16}$/.test(word)) return {};
  return { sizes: sized.sizes.size > 0 ? sized.sizes : new Set([LETTER_SIZES[word] ?? word]) };
}

interface Case {
  readonly wanted: Wanted;
  readonly mine: Traits;
  readonly condition: Condition;
  readonly offer: Offer;
  readonly traits: Traits;
  readonly own: Condition | undefined;
  readonly options: MatchOptions;
}

type BrandVerdict = 'agree' | 'disagree' | 'unknown';

function brandVerdict({ wanted, mine, offer, traits }: Case): BrandVerdict {
  const mentioned =
    (wanted.brand !== undefined && mentionsBrand(traits.squashed, wanted.brand)) ||
    (offer.brand !== undefined && mentionsBrand(mine.squashed, offer.brand));
  if (mentioned) return 'agree';
  if (wanted.brand === undefined || offer.brand === undefined) return 'unknown';
  return brandsAgree(wanted.brand, offer.brand) ? 'agree' : 'disagree';
}

const NAMES_AGREE = 0.6;
const NEARLY_CERTAIN = 0.8;

function grade(all: Case): Match {
  const { wanted, offer, options } = all;
  const brand = brandVerdict(all);
  const share = nameShare(all.mine, all.traits);
  const proof = identity(all);
  const shared = proof.find(
    (one) => one.kind === 'gtin' && (options.shared?.has(one.gtin) === true || !isRetail(one.gtin)),
  );
  const isDoubtful = shared?.kind === 'gtin' && !(brand === 'agree' && share.share >= NAMES_AGREE);
  const hasProof = proof.some((one) => one.kind === 'asin' || one !== shared || !isDoubtful);
  const evidence: Evidence[] = [...proof, ...likeness(all, brand, share)];
  const against = [
    ...contradictionsOf(all.mine, all.traits),
    ...identityContradictions(all, brand, share.share, hasProof),
  ];
  const reasons: MatchReason[] = [
    ...(evidence.length > 0 ? evidence : [{ kind: 'keyword' } as const]),
    ...(shared?.kind === 'gtin' ? [{ kind: 'barcode-shared', gtin: shared.gtin } as const] : []),
    ...against,
  ];
  if (options.notSame?.has(offer.id) === true) {
    return { grade: 'similar', reasons: [{ kind: 'user-says-not-same' }, ...reasons] };
  }
  const isLikely = evidence.length > proof.length || (proof.length > 0 && wanted.name === undefined);
  const start: MatchGrade = hasProof ? 'same' : isLikely ? 'likely' : 'similar';
  return { grade: lower(start, against), reasons };
}

function lower(grade: MatchGrade, against: readonly Contradiction[]): MatchGrade {
  if (against.length === 0) return grade;
  const isAnother = against.length > 1 || against.some(({ trait }) => trait === 'accessory');
  return grade === 'same' && !isAnother ? 'likely' : 'similar';
}

/** What proves that the two are one: an ASIN or a barcode in common. */
function identity({ wanted, offer }: Case): Evidence[] {
  const gtin = wanted.gtins.find((one) => offer.gtins.includes(one));
  return [
    ...(wanted.asin !== undefined && wanted.asin === offer.asin ? [{ kind: 'asin', asin: wanted.asin } as const] : []),
    ...(gtin === undefined ? [] : [{ kind: 'gtin', gtin } as const]),
  ];
}

const codeOf = (text: string | undefined): string => (text === undefined ? '' : squash(fold(text)));
const SHORTEST_MPN = 5;

/** What makes it likely: the brand with its own number, or names that are all but equal. */
function likeness(
  all: Case,
  brand: BrandVerdict,
  { share, matched, hasCode }: ReturnType<typeof nameShare>,
): Evidence[] {
  const found: Evidence[] = [];
  const mpn = commonMpn(all);
  if (mpn !== undefined && brand === 'agree') {
    found.push({ kind: 'brand-and-mpn', brand: all.wanted.brand ?? all.offer.brand ?? '', mpn });
  }
  const isCertain =
    brand === 'agree'
      ? (share >= NEARLY_CERTAIN && matched >= 3) || (hasCode && share >= NAMES_AGREE)
      : brand === 'unknown' && share >= 0.9 && matched >= 3;
  if (isCertain) found.push({ kind: 'name', share });
  return found;
}

function commonMpn({ wanted, mine, offer, traits }: Case): string | undefined {
  const own = codeOf(wanted.mpn);
  const theirs = codeOf(offer.mpn);
  if (own !== '' && own === theirs) return wanted.mpn;
  const isTelling = (mpn: string): boolean => mpn.length >= SHORTEST_MPN && /\d/.test(mpn);
  if (theirs === '' && isTelling(own) && traits.squashed.includes(own)) return wanted.mpn;
  if (own === '' && isTelling(theirs) && mine.squashed.includes(theirs)) return offer.mpn;
  return undefined;
}

function identityContradictions(all: Case, brand: BrandVerdict, share: number, hasProof: boolean): Contradiction[] {
  const { wanted, mine, offer, traits, condition, own } = all;
  const found: Contradiction[] = [];
  const theirs = own ?? 'new';
  if (theirs !== condition) found.push({ kind: 'differs', trait: 'condition', wanted: condition, offered: theirs });
  if (brand === 'disagree' && share < NAMES_AGREE) {
    found.push({ kind: 'differs', trait: 'brand', wanted: wanted.brand ?? '', offered: offer.brand ?? '' });
  }
  if (hasProof && share === 0 && brand !== 'agree' && canDisagree(mine, traits)) {
    found.push({ kind: 'differs', trait: 'name', wanted: wanted.name ?? '', offered: offer.name });
  }
  return [...found, ...gtinContradiction(wanted.gtins, offer.gtins)];
}

/** Names of several words, written in one script. */
function canDisagree(a: Traits, b: Traits): boolean {
  return a.words.size > 1 && b.words.size > 1 && sharesScript(a.squashed, b.squashed);
}

function gtinContradiction(wanted: readonly Gtin[], offered: readonly Gtin[]): Contradiction[] {
  if (wanted.length === 0 || wanted.some((gtin) => offered.includes(gtin))) return [];
  const [ours, others] = [wanted.find(isRetail), offered.find(isRetail)];
  return ours === undefined || others === undefined
    ? []
    : [{ kind: 'differs', trait: 'gtin', wanted: ours, offered: others }];
}
