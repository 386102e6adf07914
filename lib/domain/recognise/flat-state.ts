import { isItem } from './item.ts';

/** The state of a page whose framework writes it as one list, in which each thing names its parts by their places; any other state as it is. */
export function unfolded(state: unknown): unknown {
  if (!isFlat(state)) return state;
  const things = state;
  const made = new Map<unknown, unknown>();

  function at(place: unknown): unknown {
    if (made.has(place)) return made.get(place);
    const value = things[place as number];
    if (isItem(value)) {
      // The page's keys go into a thing that inherits nothing; it is known before its parts, which may name it again.
      const item = Object.create(null) as Record<string, unknown>;
      made.set(place, item);
      for (const [key, part] of Object.entries(value)) item[key] = at(part);
      return item;
    }
    if (!Array.isArray(value)) return value;
    // What the framework keeps an eye on stands behind the word for it. One that stands behind itself is nothing.
    if (typeof value[0] === 'string') {
      made.set(place, undefined);
      made.set(place, at(value[1]));
      return made.get(place);
    }
    const list: unknown[] = [];
    made.set(place, list);
    for (const part of value) list.push(at(part));
    return list;
  }

  return at(0);
}

function isFlat(state: unknown): state is readonly unknown[] {
  const [first] = Array.isArray(state) ? (state as readonly unknown[]) : [];
  if (Array.isArray(first)) return typeof first[0] === 'string' && Number.isInteger(first[1]);
  return isItem(first) && Object.values(first).every((part) => Number.isInteger(part));
}
