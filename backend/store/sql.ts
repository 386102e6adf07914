export type Value = string | number | null;

/** A piece of SQL and the values in it: one text more than there are values, which stand between the texts. */
export interface Sql {
  readonly texts: readonly string[];
  readonly values: readonly Value[];
}

/**
 * Puts SQL together, understood alike by SQLite and PostgreSQL: pieces are taken in as they are, values are bound and never
 * become words. What kysely does with trees, and what took a third of a look-up by key and of the proxy's start.
 */
export function sql(strings: TemplateStringsArray, ...parts: readonly (Sql | Value)[]): Sql {
  const [texts, values]: [string[], Value[]] = [[strings[0] ?? ''], []];
  for (const [index, part] of parts.entries()) {
    if (typeof part === 'object' && part !== null) append(texts, values, part);
    else {
      values.push(part);
      texts.push('');
    }
    texts[texts.length - 1] += strings[index + 1] ?? '';
  }
  return { texts, values };
}

/** Text that is written in the program, never anything that came from outside. */
export const raw = (text: string): Sql => ({ texts: [text], values: [] });

/** The name of a column, with its table's before it or without. */
export const ref = (name: string): Sql => raw(`"${name.replaceAll('.', '"."')}"`);

export function joined(parts: readonly Sql[], between: string): Sql {
  const [texts, values]: [string[], Value[]] = [[''], []];
  for (const [index, part] of parts.entries()) {
    if (index > 0) texts[texts.length - 1] += between;
    append(texts, values, part);
  }
  return { texts, values };
}

/** Values with commas between them. */
export const list = (values: readonly Value[]): Sql =>
  values.length === 0 ? raw('') : { texts: ['', ...values.slice(1).map(() => ', '), ''], values };

function append(texts: string[], values: Value[], part: Sql): void {
  texts[texts.length - 1] += part.texts[0] ?? '';
  for (let index = 0; index < part.values.length; index += 1) {
    values.push(part.values[index] ?? null);
    texts.push(part.texts[index + 1] ?? '');
  }
}

/** The statement as PostgreSQL numbers its values. */
export const numbered = ({ texts }: Sql): string =>
  texts.reduce((statement, text, index) => (index === 0 ? text : `${statement}$${index}${text}`), '');

/** The statement as SQLite counts them. */
export const questioned = ({ texts }: Sql): string => texts.join('?');
