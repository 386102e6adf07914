import { readNetworks } from '../config/secret-files.ts';
import type { NetworkEntry, Networks } from '../config/secret-files.ts';
import { isObject, parseObject } from '../http/json-object.ts';
import type { Json } from '../http/json-object.ts';
import type { Inbound } from './inbound.ts';

/** The marketplace's key among the networks; every other one is a number. */
const MARKETPLACE = 'amazon';

export interface Credentials {
  /** The request with the owner's credentials in it; undefined when there is no object to put them into. */
  into(inbound: Inbound): Inbound | undefined;
  /** Locales of the marketplace that credentials are here for. */
  readonly marketplaces: () => readonly string[];
  /** Whatever must never be sent back. */
  readonly secrets: () => readonly string[];
  reload(): void;
}

/** Credentials live in one file of the owner's, for all users and for single ones. */
export function createCredentials(path: string | undefined): Credentials {
  let file = readNetworks(path);
  const networksOf = (user: string): Networks => ({ ...file.all, ...file.users?.[user] });
  return {
    into(inbound) {
      const ours = networksOf(inbound.device.user);
      if (Object.keys(ours).length === 0) return inbound;
      const body = parseObject(inbound.body);
      if (body === undefined) return undefined;
      return { ...inbound, body: JSON.stringify({ ...body, networks: merge(body['networks'], ours) }) };
    },
    marketplaces: () => [...new Set(localesOf(file.all).concat(...Object.values(file.users ?? {}).map(localesOf)))],
    secrets: () => [file.all, ...Object.values(file.users ?? {})].flatMap(secretsOf),
    reload() {
      file = readNetworks(path);
    },
  };
}

/** Ours win over what a client sends; a client's word for a marketplace's locale chooses among ours. */
function merge(sent: unknown, ours: Networks): Json {
  const theirs: Json = isObject(sent) ? sent : {};
  const merged: Json = { ...theirs };
  for (const [key, value] of Object.entries(ours)) {
    const wanted = (theirs[key] as { locale?: unknown } | undefined)?.locale;
    const list = Array.isArray(value) ? value : [value];
    const match = list.find((one) => localeOf(one) === wanted) ?? (wanted === undefined ? list[0] : undefined);
    if (match !== undefined) merged[key] = match;
    else if (Object.keys(theirs[key] as Json).length === 1) delete merged[key];
  }
  return merged;
}

function entriesOf(of: Networks | undefined): NetworkEntry[] {
  return Object.values(of ?? {}).flat();
}

function localesOf(of: Networks | undefined): string[] {
  const value = of?.[MARKETPLACE];
  return entriesOf(value === undefined ? {} : { [MARKETPLACE]: value }).map(localeOf);
}

function localeOf(one: NetworkEntry): string {
  return String(one['locale'] ?? 'US');
}

/** Everything but what is no secret in itself: partner tags and affiliate ids stand in links for all to see. */
function secretsOf(of: Networks | undefined): string[] {
  return entriesOf(of).flatMap((one) =>
    Object.entries(one)
      .filter(([name, value]) => typeof value === 'string' && /secret|key|credential/.test(name))
      .map(([, value]) => String(value)),
  );
}
