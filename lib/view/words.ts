import type en from '../../public/_locales/en/messages.json';

type Messages = typeof en;
export type MessageKey = keyof Messages;
/** The keys that exist once for each plural category, without their suffix. */
export type PluralKey = MessageKey extends infer K ? (K extends `${infer Base}_other` ? Base : never) : never;
type Names<K extends MessageKey> = Messages[K] extends { placeholders: infer P } ? keyof P & string : never;
type Arguments<N extends string> = [N] extends [never] ? [] : [values: Readonly<Record<N, string>>];

/** How the browser hands out a text of `_locales`: `i18n.getMessage` of the entry point, or a stand-in of a test. */
export type GetMessage = (key: string, substitutions?: string[]) => string;

interface Language {
  readonly getMessage: GetMessage;
  /** The tag of the texts in use, which may be another than the browser's when a language is not translated. */
  readonly textTag: string;
  /** The tag for numbers, money and dates: the browser's own region when it speaks the language of the texts. */
  readonly formatTag: string;
}

let language: Language = {
  getMessage: (key) => key,
  textTag: 'en',
  formatTag: 'en',
};

const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa', 'ur', 'yi', 'ps', 'ckb', 'dv']);

/** Called once by each page, before it renders. */
export function speak(getMessage: GetMessage, browserTag: string): void {
  const textTag = getMessage('locale_tag') || 'en';
  const formatTag = primary(browserTag) === primary(textTag) && isKnown(browserTag) ? browserTag : textTag;
  language = { getMessage, textTag, formatTag };
}

/** Numbers follow the texts: a page of English words with Danish dates reads as a mistake. */
export function formatTag(): string {
  return language.formatTag;
}

/** A format of Intl, which is slow to make and needed for every row: made once for each language. */
export function perLanguage<F>(make: (formatTag: string, textTag: string) => F): () => F {
  const made = new Map<string, F>();
  return () => {
    const { formatTag, textTag } = language;
    const key = `${formatTag} ${textTag}`;
    const format = made.get(key) ?? make(formatTag, textTag);
    made.set(key, format);
    return format;
  };
}

export function textTag(): string {
  return language.textTag;
}

export function direction(): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(primary(language.textTag)) ? 'rtl' : 'ltr';
}

/** A text by its key. Placeholders are numbered in the alphabetical order of their names; a test holds every file to it. */
export function t<K extends MessageKey>(key: K, ...[values]: Arguments<Names<K>>): string {
  return language.getMessage(key, inOrder(values)) || key;
}

const counts = perLanguage((tag) => new Intl.NumberFormat(tag));
const plurals = perLanguage((_, texts) => new Intl.PluralRules(texts));

/** A text in the plural form for `count`; `$COUNT$` is the number as the language writes it. */
export function plural<B extends PluralKey>(
  base: B,
  count: number,
  ...[values]: Arguments<Exclude<Names<`${B}_other` & MessageKey>, 'count'>>
): string {
  const numbers = inOrder({ ...values, count: counts().format(count) });
  const form = language.getMessage(`${base}_${plurals().select(count)}`, numbers);
  return form || language.getMessage(`${base}_other`, numbers) || base;
}

function inOrder(values: Readonly<Record<string, string>> | undefined): string[] {
  return values === undefined
    ? []
    : Object.entries(values)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, value]) => value);
}

function primary(tag: string): string {
  return (tag.split(/[-_]/, 1)[0] ?? '').toLowerCase();
}

function isKnown(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}
