import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { MessageFile } from '../../support/views/messages.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(root, 'public/_locales');
const read = (language: string) =>
  JSON.parse(readFileSync(path.join(folder, language, 'messages.json'), 'utf8')) as MessageFile;
const english = read('en');
const languages = readdirSync(folder);

const FORM = /_(?:zero|one|two|few|many|other)$/;
const plurals = new Set(
  Object.keys(english)
    .filter((key) => key.endsWith('_other'))
    .map((key) => key.replace(FORM, '')),
);
const isForm = (key: string): boolean => FORM.test(key) && plurals.has(key.replace(FORM, ''));

function sources(): string[] {
  return ['components', 'lib/view', 'lib/background', 'entrypoints'].flatMap((name) =>
    readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(root, name, file), 'utf8')),
  );
}

test.each(Object.entries(english))(
  '%s numbers its placeholders by the alphabet, and uses each',
  (key, { message, placeholders = {} }) => {
    const names = Object.keys(placeholders);
    expect(names).toEqual(names.toSorted());
    expect(Object.values(placeholders).map(({ content }) => content)).toEqual(
      names.map((_, index) => `$${String(index + 1)}`),
    );
    const used = [...message.matchAll(/\$([A-Z_]+)\$/g)].map(([, name = '']) => name.toLowerCase());
    expect(names).toEqual(expect.arrayContaining(used));
    // One form of a plural may say its number in words.
    if (!isForm(key)) expect(new Set(used)).toEqual(new Set(names));
  },
);

test('every text says to translators what it is', () => {
  for (const [key, { description }] of Object.entries(english)) expect(description, key).toMatch(/\S/);
});

test('every text is used, and nothing uses a text that is not there', () => {
  const code = [...sources(), readFileSync(path.join(root, 'wxt.config.ts'), 'utf8')].join('\n');
  const named = new Set(
    [...code.matchAll(/['"`]([a-z][a-z0-9_]+)['"`]|__MSG_([a-z_]+)__/g)].map(
      ([, plain, manifest]) => plain ?? manifest,
    ),
  );
  const unused = Object.keys(english).filter((key) => !named.has(isForm(key) ? key.replace(FORM, '') : key));
  expect(unused).toEqual([]);
});

test.each(languages)('%s has every text, with the same placeholders and its own plural forms', (language) => {
  const messages = read(language);
  const forms = new Intl.PluralRules(messages['locale_tag']?.message ?? language).resolvedOptions().pluralCategories;
  const wanted = Object.keys(english).flatMap((key) => {
    if (!isForm(key)) return [key];
    return key.endsWith('_other') ? forms.map((form) => key.replace(FORM, `_${form}`)) : [];
  });
  expect(Object.keys(messages).toSorted()).toEqual(expect.arrayContaining(wanted.toSorted()));
  for (const [key, { message, placeholders }] of Object.entries(messages)) {
    const model = english[key] ?? english[key.replace(FORM, '_other')];
    expect(model, `${language} ${key}`).toBeDefined();
    expect(contents(placeholders), `${language} ${key}`).toEqual(contents(model?.placeholders));
    const names = Object.keys(placeholders ?? {});
    for (const [, name = ''] of message.matchAll(/\$([A-Za-z_]+)\$/g))
      expect(names, `${language} ${key}`).toContain(name.toLowerCase());
  }
});

test('no component says a word of its own', () => {
  // Text between tags, and attributes that people read or hear.
  const spoken =
    /(?:>|\})\s*([A-Z][a-z]+(?:\s[a-z]+)+)[^<>{}=;()]*<\/|(?:title|aria-label|placeholder|alt)="([A-Za-z]{2}[^"{]*)"/g;
  const allowed = new Set(['http://127.0.0.1:8787']);
  const found = sources().flatMap((code) =>
    [...code.matchAll(spoken)].map(([, between, attribute]) => between ?? attribute ?? ''),
  );
  expect(found.filter((text) => !allowed.has(text))).toEqual([]);
});

function contents(placeholders: MessageFile[string]['placeholders']): Record<string, string> {
  return Object.fromEntries(Object.entries(placeholders ?? {}).map(([name, { content }]) => [name, content]));
}
