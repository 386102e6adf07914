/**
 * A schema.org item as plain data, whichever syntax it was written in: `@type`, `@id` and properties. What JSON-LD gives as it is,
 * and what microdata and RDFa are read into. Keys are the page's, so only own ones are looked at.
 */
export type Item = Readonly<Record<string, unknown>>;

export function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** All values of a property, arrays opened; JSON-LD may write it with a prefix. */
export function values(item: Item, key: string): readonly unknown[] {
  const value = own(item, key) ?? own(item, `schema:${key}`) ?? own(item, `http://schema.org/${key}`);
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? (value as unknown[]).slice(0, 500) : [value];
}

function own(item: Item, key: string): unknown {
  return Object.hasOwn(item, key) ? item[key] : undefined;
}

/** The first value of a property that is text or a number. */
export function text(item: Item, ...keys: readonly string[]): string | undefined {
  for (const key of keys) {
    for (const value of values(item, key)) {
      const plain = scalar(value);
      if (plain !== undefined) return plain;
    }
  }
  return undefined;
}

/** Text of a value: itself, or `@value`, or the name of an item. */
export function scalar(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined;
  if (!isItem(value)) return undefined;
  const stated = own(value, '@value') ?? own(value, 'name') ?? own(value, '@id');
  // Items from markup hold a list for each property.
  const inner: unknown = Array.isArray(stated) ? stated[0] : stated;
  return typeof inner === 'string' || typeof inner === 'number' ? scalar(inner) : undefined;
}

/** The items among the values of a property. */
export function items(item: Item, key: string): readonly Item[] {
  return values(item, key).filter(isItem);
}

/** The names of an item's types, without their vocabulary, in lower case. */
export function types(item: Item): readonly string[] {
  return values(item, '@type')
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^.*[/:#]/s, '').toLowerCase());
}
