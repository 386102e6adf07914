import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Inbound } from './inbound.ts';

type Json = Record<string, unknown>;

/** The marketplace's key among the networks; every other one is a number. */
const MARKETPLACE = 'amazon';

const entry = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
/** A network's entry, or for the marketplace a list of them, one a locale. */
const networks = z.record(z.string().regex(/^(?:\d{1,12}|[a-z_]{2,32})$/), z.union([entry, z.array(entry).min(1)]));
const fileSchema = z.strictObject({ all: networks.optional(), users: z.record(z.string(), networks).optional() });
type Networks = z.infer<typeof networks>;

export interface Credentials {
  /** The request with the owner's credentials in it; undefined when there is no object to put them into. */
  into(inbound: Inbound): Inbound | undefined;
  /** Locales of the marketplace that credentials are here for. */
  readonly marketplaces: () => readonly string[];
  /** Whatever must never be sent back. */
  readonly secrets: () => readonly string[];
  reload(): void;
}

/** Credentials live in one file of the owner's: `{"all": {"amazon": [...], "12": {...}}, "users": {"name": {...}}}`. */
export function createCredentials(path: string | undefined): Credentials {
  let file = readCredentials(path);
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
      file = readCredentials(path);
    },
  };
}

export function readCredentials(path: string | undefined): z.infer<typeof fileSchema> {
  return path === undefined ? {} : fileSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** Ours win over what a client sends; a client's word for a marketplace's locale chooses among ours. */
function merge(sent: unknown, ours: Networks): Json {
  const theirs = (typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? sent : {}) as Json;
  const merged: Json = { ...theirs };
  for (const [key, value] of Object.entries(ours)) {
    const wanted = (theirs[key] as { locale?: unknown } | undefined)?.locale;
    const list = Array.isArray(value) ? value : [value];
    const match = list.find((one) => one['locale'] === wanted) ?? (wanted === undefined ? list[0] : undefined);
    if (match !== undefined) merged[key] = match;
    else if (Object.keys(theirs[key] as Json).length === 1) delete merged[key];
  }
  return merged;
}

function entriesOf(of: Networks | undefined): z.infer<typeof entry>[] {
  return Object.values(of ?? {}).flat();
}

function localesOf(of: Networks | undefined): string[] {
  const value = of?.[MARKETPLACE];
  return entriesOf(value === undefined ? {} : { [MARKETPLACE]: value }).map((one) => String(one['locale'] ?? 'US'));
}

/** Everything but what is no secret in itself: names of places and flags. */
function secretsOf(of: Networks | undefined): string[] {
  return entriesOf(of).flatMap((one) =>
    Object.entries(one)
      .filter(([name, value]) => typeof value === 'string' && /secret|key|credential/.test(name))
      .map(([, value]) => String(value)),
  );
}

export function parseObject(body: string | undefined): Json | undefined {
  try {
    const value: unknown = JSON.parse(body ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined;
  } catch {
    return undefined;
  }
}
