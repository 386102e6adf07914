import { traitsOf } from './attributes.ts';
import { withAttributes } from './stated-attributes.ts';
import { areComparable, brandsAgree, mentionsBrand } from './brand.ts';
import { compareAhead, comparedNames } from './compared-names.ts';
import { isGeneric, kindsDiffer } from './generic-words.ts';
import { isRetail } from './gtin.ts';
import type { Asin, Gtin } from './identifier.ts';
import { haveNothingInCommon } from './line-contradiction.ts';
import {
  type ComparedNames,
  differs,
  type Contradiction,
  type Match,
  type MatchGrade,
  type MatchReason,
  type NameShare,
} from './match-reasons.ts';
import { hasMore, haveOtherNumbers, shareModel, sharesScript } from './name-share.ts';
import { fold, squash } from './name-words.ts';
import type { Offer } from './offer.ts';
import type { Condition } from './sighting.ts';
import type { Traits } from './traits.ts';
import { statesAsMuch } from './states-as-much.ts';
import type { Wanted } from './wanted.ts';

export interface MatchOptions {
  /** Ids of offers of which the user said that they are another product. */
  readonly notSame?: ReadonlySet<string>;
  /** Barcodes under which quite different products are sold: see `sharedBarcodes`. */
  readonly shared?: ReadonlySet<Gtin>;
}

/** What an offer was found out to be; the comparison needs more of it than the match. */
export interface Reading {
  readonly offer: Offer;
  readonly match: Match;
  readonly traits: Traits;
  readonly condition: Condition | undefined;
}

/** How surely each offer is what the page shows, and why. Every step is done for all of them before the next one: see `readAhead`. */
export function readOffers(wanted: Wanted, offers: readonly Offer[], options: MatchOptions = {}): Reading[] {
  const mine = withAttributes(traitsOf(wanted.name ?? ''), wanted);
  const condition = wanted.condition ?? mine.condition ?? 'new';
  const retail = wanted.gtins.filter(isRetail);
  const mpn = codeOf(wanted.mpn);
  const read = offers.map((offer) => ({ offer, traits: withAttributes(traitsOf(offer.name), offer) }));
  compareAhead(
    mine,
    read.map(({ traits }) => traits),
  );
  return read.map(({ offer, traits }) => {
    const own = statedCondition(offer.condition, traits.condition);
    const names = comparedNames(mine, traits);
    const match = grade({ wanted, retail, mpn, mine, condition, offer, traits, names, own, options });
    return { offer, match, traits, condition: own };
  });
}

/** A shop's "new" is often a default: where the name itself says refurbished, that is right. */
function statedCondition(stated: Condition | undefined, named: Condition | undefined): Condition | undefined {
  return stated === undefined || stated === 'new' ? (named ?? stated) : stated;
}

interface Case {
  readonly wanted: Wanted;
  /** Those of its barcodes that are no shop's own. */
  readonly retail: readonly Gtin[];
  /** The letters and digits of its own number, or none. */
  readonly mpn: string;
  readonly mine: Traits;
  readonly condition: Condition;
  readonly offer: Offer;
  readonly traits: Traits;
  readonly names: ComparedNames;
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
  if (!areComparable(wanted.brand, offer.brand)) return 'unknown';
  return brandsAgree(wanted.brand, offer.brand) ? 'agree' : 'disagree';
}

const NAMES_AGREE = 0.6;
/** Under one code, who publishes and who distributes are both named as the brand. */
const NAMES_ALIKE = 0.3;
/** Beside a brand and its number, whatever else two shops say of it is of their own making. */
const NUMBERS_AGREE = 0.3;
const NEARLY_CERTAIN = 0.8;

function grade(all: Case): Match {
  const brand = brandVerdict(all);
  const { share } = all.names;
  const proof = proofOf(all, brand, share.share);
  const isNotSame = all.options.notSame?.has(all.offer.id) === true;
  const reasons: MatchReason[] = isNotSame ? [{ kind: 'user-says-not-same' }] : [];
  const isAlike = noteEvidence(all, brand, share, proof, reasons);
  const against = [...all.names.against];
  noteIdentityContradictions(all, brand, share.share, proof.isFirm, against);
  for (const one of against) reasons.push(one);
  return { grade: isNotSame ? 'similar' : lower(gradeFor(all, proof, isAlike), against), reasons };
}

/** What the two have in common that names a product by itself. */
interface Proof {
  readonly asin: Asin | undefined;
  readonly gtin: Gtin | undefined;
  /** The barcode stands for quite different products, or for none outside of its shop. */
  readonly isShared: boolean;
  /** It proves that the two are one. */
  readonly isFirm: boolean;
}

function proofOf({ wanted, retail, offer, options }: Case, brand: BrandVerdict, share: number): Proof {
  const asin = wanted.asin === offer.asin ? wanted.asin : undefined;
  const gtin = wanted.gtins.find((one) => offer.gtins.includes(one));
  const isShared = gtin !== undefined && (options.shared?.has(gtin) === true || !retail.includes(gtin));
  const isDoubtful = isShared && !(brand === 'agree' && share >= NAMES_AGREE);
  return { asin, gtin, isShared, isFirm: asin !== undefined || (gtin !== undefined && !isDoubtful) };
}

/** Notes what speaks for the offer; says whether brand and number, or the names, do. */
function noteEvidence(
  all: Case,
  brand: BrandVerdict,
  share: NameShare,
  { asin, gtin, isShared }: Proof,
  reasons: MatchReason[],
): boolean {
  if (asin !== undefined) reasons.push({ kind: 'asin', asin });
  if (gtin !== undefined) reasons.push({ kind: 'gtin', gtin });
  const isAlike = noteLikeness(all, brand, share, reasons);
  if (asin === undefined && gtin === undefined && !isAlike) reasons.push({ kind: 'keyword' });
  if (isShared && gtin !== undefined) reasons.push({ kind: 'barcode-shared', gtin });
  return isAlike;
}

function gradeFor({ wanted }: Case, { asin, gtin, isFirm }: Proof, isAlike: boolean): MatchGrade {
  if (isFirm) return 'same';
  const isNameless = wanted.name === undefined && (asin ?? gtin) !== undefined;
  return isAlike || isNameless ? 'likely' : 'similar';
}

function lower(grade: MatchGrade, against: readonly Contradiction[]): MatchGrade {
  if (against.length === 0) return grade;
  const isAnother = against.length > 1 || against[0]?.trait === 'accessory';
  return grade === 'same' && !isAnother ? 'likely' : 'similar';
}

const codeOf = (text: string | undefined): string => (text === undefined ? '' : squash(fold(text)));
const SHORTEST_MPN = 5;

/** Notes what makes it likely: the brand with its own number, or names that are all but equal. Says whether anything does. */
function noteLikeness(all: Case, brand: BrandVerdict, share: NameShare, reasons: MatchReason[]): boolean {
  const mpn = brand === 'agree' ? commonMpn(all) : undefined;
  if (mpn !== undefined) {
    reasons.push({ kind: 'brand-and-mpn', brand: all.wanted.brand ?? all.offer.brand ?? '', mpn });
  }
  const isCertain = isNearlyCertain(all, brand, share);
  if (isCertain) reasons.push({ kind: 'name', share: share.share });
  return isCertain || mpn !== undefined;
}

/**
 * The number of one model says it for a brand. Without one every word counts: "Whitening" and "Sensitive" are other products of
 * the line, and so may be what states a size, a pack or an edition that the other does not.
 */
function isNearlyCertain({ mine, traits }: Case, brand: BrandVerdict, { share, matched }: NameShare): boolean {
  if (brand === 'disagree') return false;
  const isModel = shareModel(mine, traits);
  if (isModel && isSaidByModel(mine, traits, brand, share)) return !haveOtherNumbers(mine, traits);
  if (matched < 3 || share < (brand === 'agree' ? NEARLY_CERTAIN : 0.9)) return false;
  if (haveOtherNumbers(mine, traits)) return false;
  if (isModel) return true;
  if (hasMore(mine, traits) || hasMore(traits, mine) || kindsDiffer(mine.words, traits.words)) return false;
  return statesAsMuch(mine, traits);
}

function isSaidByModel(mine: Traits, traits: Traits, brand: BrandVerdict, share: number): boolean {
  if (brand !== 'agree') return share >= NEARLY_CERTAIN && beginAlike(mine, traits);
  return share >= NAMES_AGREE || (share >= NUMBERS_AGREE && mine.accessory === traits.accessory);
}

/** Names begin with the brand, and where neither side states it elsewhere, that is how it is known. */
const beginAlike = ({ words: [mine] }: Traits, { words: [theirs] }: Traits): boolean =>
  mine !== undefined && mine === theirs && !isGeneric(mine);

function commonMpn({ wanted, mpn: own, mine, offer, traits }: Case): string | undefined {
  const theirs = codeOf(offer.mpn);
  if (own !== '' && own === theirs) return wanted.mpn;
  const isTelling = (mpn: string): boolean => mpn.length >= SHORTEST_MPN && /\d/.test(mpn);
  if (theirs === '' && isTelling(own) && traits.squashed.includes(own)) return wanted.mpn;
  if (own === '' && isTelling(theirs) && mine.squashed.includes(theirs)) return offer.mpn;
  return undefined;
}

function noteIdentityContradictions(
  { wanted, retail, mine, offer, traits, condition, own }: Case,
  brand: BrandVerdict,
  share: number,
  hasProof: boolean,
  found: Contradiction[],
): void {
  const theirs = own ?? 'new';
  if (theirs !== condition) found.push(differs('condition', condition, theirs));
  if (brand === 'disagree' && share < (hasProof ? NAMES_ALIKE : NAMES_AGREE))
    found.push(differs('brand', wanted.brand, offer.brand));
  if (hasProof && share === 0 && brand !== 'agree' && canDisagree(mine, traits)) {
    found.push(differs('name', wanted.name, offer.name));
  }
  const other = otherGtin(wanted.gtins, retail[0], offer.gtins);
  if (other !== undefined) found.push(other);
}

/** Names of several words, written in one script, that are not two translations and have no number in common. */
function canDisagree(a: Traits, b: Traits): boolean {
  const isReadable = a.words.length > 1 && b.words.length > 1 && sharesScript(a.squashed, b.squashed);
  return isReadable && haveNothingInCommon(a, b) && !shareModel(a, b);
}

function otherGtin(
  wanted: readonly Gtin[],
  ours: Gtin | undefined,
  offered: readonly Gtin[],
): Contradiction | undefined {
  if (ours === undefined || wanted.some((gtin) => offered.includes(gtin))) return undefined;
  const others = offered.find(isRetail);
  return others === undefined ? undefined : differs('gtin', ours, others);
}
