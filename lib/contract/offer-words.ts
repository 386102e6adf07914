import type { SellerParty } from '../domain/offer.ts';
import type { Availability, Condition } from '../domain/sighting.ts';

/** What a form in the letters of a text means: `InStock`, `In Stock`, `https://schema.org/InStock`, `Used - Like New`. */
function meaningOf<T>(value: unknown, forms: readonly (readonly [RegExp, T])[]): T | undefined {
  if (typeof value !== 'string' || value.length > 100) return undefined;
  const letters = value.toLowerCase().replace(/[^a-z]/g, '');
  return forms.find(([form]) => form.test(letters))?.[1];
}

const AVAILABILITY: readonly (readonly [RegExp, Availability])[] = [
  [/outof|soldout|discontinued|unavail|not(?:in|avail)/, 'out-of-stock'],
  [/order/, 'unknown'],
  [/instock|availab|instore|online/, 'in-stock'],
];

export function readAvailability(value: unknown): Availability {
  return meaningOf(value, AVAILABILITY) ?? 'unknown';
}

// Shops grade what was used, and a grade that is not read would pass for new.
const CONDITION: readonly (readonly [RegExp, Condition])[] = [
  [/refurb|renewed|recondition|remanufact/, 'refurbished'],
  [/openbox/, 'open-box'],
  [/(?<!un)used|owned|secondhand|likenew|asnew/, 'used'],
  [/new/, 'new'],
];

export function readCondition(value: unknown): Condition | undefined {
  return meaningOf(value, CONDITION);
}

const PARTY: readonly (readonly [RegExp, SellerParty])[] = [
  [/^(?:fir)?st$/, 'first'],
  [/^(?:thi)?rd$/, 'third'],
];

/** `first` and `1st`, of which the letters are `st`. */
export function readSellerParty(value: unknown): SellerParty {
  return meaningOf(value, PARTY) ?? 'unknown';
}

/** True and false where the service says so; the service's own guess counts as true. */
const COMMISSIONABLE: readonly (readonly [RegExp, boolean])[] = [
  [/^notcommissionable$/, false],
  [/^(?:assumed)?commissionable$/, true],
];

export function readCommissionable(value: unknown): boolean | undefined {
  return meaningOf(value, COMMISSIONABLE);
}
