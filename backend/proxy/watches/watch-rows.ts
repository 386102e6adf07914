import { isObject } from '../http/json-object.ts';
import type { Json } from '../http/json-object.ts';
import { OWNER_KEY, ownerIn, withoutOwner } from './owner.ts';

/** A watch as it stands in an answer. */
export interface WatchRow extends Json {
  readonly watch_id: string;
}

function isWatch(value: unknown): value is WatchRow {
  return isObject(value) && typeof value['watch_id'] === 'string';
}

/** The watches of an answer, in any of the shapes it may come in: one, a list of them, bare or as `data`. */
export function watchesIn(value: unknown): readonly WatchRow[] {
  if (isWatch(value)) return [value];
  if (Array.isArray(value)) return value.filter(isWatch);
  return isObject(value) && 'data' in value ? watchesIn(value['data']) : [];
}

/** The answer with only those watches of its list that belong to the owner. */
export function onlyOwn(value: unknown, owner: string): unknown {
  if (!isObject(value) || !Array.isArray(value['data'])) return value;
  return { ...value, data: value['data'].filter((row: unknown) => isWatch(row) && ownerIn(row['metadata']) === owner) };
}

/** The answer without what is the proxy's own part in it, at whatever depth. */
export function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean);
  if (!isObject(value)) return value;
  const cleaned: Json = {};
  for (const [name, inner] of Object.entries(value)) {
    // Credentials were put in here; a service that shows them again shows them to nobody.
    if (name === 'networks' && isObject(inner)) continue;
    if (name === OWNER_KEY) continue;
    cleaned[name] = name === 'metadata' && isObject(inner) ? withoutOwner(inner) : clean(inner);
  }
  return cleaned;
}
