/** How adjectives end in the languages of shops; `stem:class` in a word list stands for the stem with each of them. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  de: ['', 'e', 'er', 'es', 'en', 'em'],
  fr: ['', 'e', 's', 'es'],
  es: ['o', 'a', 'os', 'as'],
  it: ['o', 'a', 'i', 'e'],
  nl: ['', 'e'],
  sv: ['', 't', 'a', 'e'],
  pl: ['y', 'a', 'e', 'ego', 'ej', 'ych', 'ym'],
  cs: ['y', 'a', 'e', 'eho', 'ych'],
  ru: ['ый', 'ой', 'ая', 'ое', 'ые', 'ого', 'ых'],
  soft: ['ий', 'яя', 'ее', 'ие', 'его', 'их'],
  uk: ['ий', 'а', 'е', 'і', 'ого'],
};

/** The words of a list, divided by white space. */
export function spread(list: string): string[] {
  const words: string[] = [];
  for (const entry of list.trim().split(/\s+/)) {
    const colon = entry.indexOf(':');
    if (colon < 0) words.push(entry);
    else for (const end of ENDINGS[entry.slice(colon + 1)] ?? []) words.push(entry.slice(0, colon) + end);
  }
  return words;
}
