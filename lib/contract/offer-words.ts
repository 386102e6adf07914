import type { SellerParty } from '../domain/offer.ts';
import type { Availability, Condition } from '../domain/sighting.ts';

/** `InStock`, `In Stock`, `in_stock`, `https://schema.org/InStock`: the letters of the last part. */
function letters(value: unknown): string {
  if (typeof value !== 'string' || value.length > 100) return '';
  return value
    .slice(value.lastIndexOf('/') + 1)
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}

const AVAILABILITY: Readonly<Record<string, Availability>> = {
  instock: 'in-stock',
  available: 'in-stock',
  limitedavailability: 'in-stock',
  instoreonly: 'in-stock',
  onlineonly: 'in-stock',
  outofstock: 'out-of-stock',
  soldout: 'out-of-stock',
  discontinued: 'out-of-stock',
  unavailable: 'out-of-stock',
};

export function readAvailability(value: unknown): Availability {
  return AVAILABILITY[letters(value)] ?? 'unknown';
}

const CONDITION: Readonly<Record<string, Condition>> = {
  new: 'new',
  newcondition: 'new',
  brandnew: 'new',
  used: 'used',
  usedcondition: 'used',
  preowned: 'used',
  secondhand: 'used',
  refurbished: 'refurbished',
  refurbishedcondition: 'refurbished',
  renewed: 'refurbished',
  reconditioned: 'refurbished',
  openbox: 'open-box',
};

export function readCondition(value: unknown): Condition | undefined {
  return CONDITION[letters(value)];
}

export function readSellerParty(value: unknown): SellerParty {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (word === 'first' || word === '1st') return 'first';
  return word === 'third' || word === '3rd' ? 'third' : 'unknown';
}

/** True and false where the service says so; the service's own guess counts as true. */
export function readCommissionable(value: unknown): boolean | undefined {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (word === 'commissionable' || word === 'assumed_commissionable') return true;
  return word === 'not_commissionable' ? false : undefined;
}
