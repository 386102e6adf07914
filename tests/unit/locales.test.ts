import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

interface Entry {
  readonly message: string;
  readonly description?: string;
  readonly placeholders?: Readonly<Record<string, { readonly content: string }>>;
}
type Messages = Readonly<Record<string, Entry>>;

const folder = path.resolve(import.meta.dirname, '../../public/_locales');
const read = (locale: string): Messages =>
  JSON.parse(readFileSync(path.join(folder, locale, 'messages.json'), 'utf8')) as Messages;

const english = read('en');
const wanted = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt_BR',
  'nl',
  'pl',
  'sv',
  'tr',
  'ja',
  'ko',
  'zh_CN',
  'zh_TW',
  'hi',
  'ar',
  'he',
  'uk',
  'cs',
  'id',
];

/** Keys that exist once for each plural category, without their suffix. */
const plurals = new Set(
  Object.keys(english)
    .filter((key) => key.endsWith('_other') && english[`${key.slice(0, -6)}_one`] !== undefined)
    .map((key) => key.slice(0, -6)),
);

/** What a language must have: plural keys in each category that it uses. */
function keysFor(tag: string): Set<string> {
  const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const keys = Object.keys(english).filter((key) => !plurals.has(key.replace(/_(?:one|other)$/, '')));
  for (const base of plurals) for (const category of categories) keys.push(`${base}_${category}`);
  return new Set(keys);
}

const namesIn = (text: string): string[] =>
  [...text.matchAll(/\$(\w+)\$/g)].map((match) => (match[1] ?? '').toLowerCase());

test('every language that is promised is there', () => {
  expect(readdirSync(folder).sort()).toEqual([...wanted].sort());
});

describe.each(wanted)('%s', (locale) => {
  const messages = read(locale);
  const tag = messages['locale_tag']?.message ?? '';

  test('names itself', () => {
    expect(tag.replace('-', '_')).toBe(locale);
  });

  test('no text is missing, and none is left over', () => {
    expect(Object.keys(messages).sort()).toEqual([...keysFor(tag)].sort());
  });

  test('no text is empty, and placeholders are those of the English text, in its order', () => {
    for (const [key, { message, placeholders }] of Object.entries(messages)) {
      const model = english[key] ?? english[key.replace(/_[a-z]+$/, '_other')];
      expect(message.trim(), key).not.toBe('');
      expect(placeholders, key).toEqual(model?.placeholders);
      const names = new Set(namesIn(message));
      for (const name of names) expect(Object.keys(placeholders ?? {}), key).toContain(name);
      // The small plural forms may say the number in words.
      if (!/_(?:zero|one|two)$/.test(key))
        expect([...names].sort(), key).toEqual(Object.keys(placeholders ?? {}).sort());
    }
  });
});

test('placeholders are numbered in the alphabetical order of their names', () => {
  for (const [key, { placeholders = {} }] of Object.entries(english)) {
    const contents = Object.keys(placeholders)
      .sort()
      .map((name) => placeholders[name]?.content);
    expect(contents, key).toEqual(contents.map((_, index) => `$${String(index + 1)}`));
  }
});
