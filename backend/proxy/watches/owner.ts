import { isObject } from '../http/json-object.ts';
import type { Json } from '../http/json-object.ts';

/** The pair of a watch's metadata that says whose it is. Clients neither see nor set it. */
export const OWNER_KEY = 'elsewhere_owner';
/** An owner is a user of this very installation: several may share one team's catalog. */
export function ownerOf(instance: string, user: string): string {
  return `${instance}:${user}`;
}

export function userOf(owner: string): string {
  return owner.slice(owner.indexOf(':') + 1);
}

/** One of the sixteen that the service allows is ours. */
export const MAX_PAIRS = 15;

/** However it is written: services differ in how they compare keys. */
function isOwnerKey(key: string): boolean {
  return key.trim().toLowerCase() === OWNER_KEY;
}

/** A client's pairs without any that would pass for the owner's. */
export function withoutOwner(metadata: Json): Json {
  return Object.fromEntries(Object.entries(metadata).filter(([key]) => !isOwnerKey(key)));
}

/** The pairs to send; a word for what is wrong with the client's. */
export function withOwner(metadata: unknown, owner: string): Json | string {
  if (metadata === undefined || metadata === null || (Array.isArray(metadata) && metadata.length === 0))
    return { [OWNER_KEY]: owner };
  if (!isObject(metadata)) return 'The metadata field must be an object.';
  const theirs = withoutOwner(metadata);
  if (Object.keys(theirs).length > MAX_PAIRS)
    return `The metadata field must not have more than ${String(MAX_PAIRS)} pairs here: the proxy needs one.`;
  return { ...theirs, [OWNER_KEY]: owner };
}

/** Whose it is, as far as its metadata says. */
export function ownerIn(metadata: unknown): string | undefined {
  const owner = isObject(metadata) ? metadata[OWNER_KEY] : undefined;
  return typeof owner === 'string' ? owner : undefined;
}

const PAIR = /^metadata\[(.*)\](?:\[\])?$/s;

export interface OwnQuery {
  readonly query: string;
  /** How many pairs the client itself asked for. */
  readonly pairs: number;
}

/** A client's filter, held to what belongs to the owner. Whatever could be read as another owner's pair is left out. */
export function ownQuery(query: string, owner: string): OwnQuery {
  const kept = new URLSearchParams();
  let pairs = 0;
  for (const [name, value] of new URLSearchParams(query)) {
    const key = PAIR.exec(name)?.[1];
    if (key === undefined && /metadata|elsewhere_owner/i.test(name)) continue;
    if (key !== undefined && /elsewhere_owner/i.test(key)) continue;
    if (key !== undefined) pairs += 1;
    kept.append(name, value);
  }
  kept.append(`metadata[${OWNER_KEY}]`, owner);
  return { query: `?${kept.toString()}`, pairs };
}
