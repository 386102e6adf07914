import type { GetMessage } from '../../../lib/view/words.ts';

export interface MessageFile {
  readonly [key: string]: {
    readonly message: string;
    readonly description?: string;
    readonly placeholders?: Readonly<Record<string, { readonly content: string; readonly example?: string }>>;
  };
}

/** `i18n.getMessage` as browsers do it: named placeholders, `$1` to `$9`, `$$`, and nothing for an unknown key. */
export function messagesOf(...files: readonly MessageFile[]): GetMessage {
  return (key, substitutions = []) => {
    const entry = files.find((file) => Object.hasOwn(file, key))?.[key];
    if (entry === undefined) return '';
    const contents = Object.fromEntries(
      Object.entries(entry.placeholders ?? {}).map(([name, { content }]) => [name.toLowerCase(), content]),
    );
    const positional = entry.message.replace(
      /\$([a-z0-9_@]+)\$/gi,
      (_, name: string) => contents[name.toLowerCase()] ?? '',
    );
    return positional.replace(/\$(\$|\d)/g, (_, digit: string) =>
      digit === '$' ? '$' : (substitutions[Number(digit) - 1] ?? ''),
    );
  };
}

const LETTERS = 'åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž';

/** The words in other letters, a third longer: what is left in plain ones was written into the code. */
export function pseudo(file: MessageFile): MessageFile {
  const disguise = (text: string): string =>
    text
      .split(/(\$[A-Z_]+\$)/)
      .map((part) =>
        part.startsWith('$')
          ? part
          : part.replace(/[a-z]/gi, (letter) => LETTERS[letter.toLowerCase().charCodeAt(0) - 97] ?? letter),
      )
      .join('');
  return Object.fromEntries(
    Object.entries(file).map(([key, entry]) => [
      key,
      { ...entry, message: key === 'locale_tag' ? 'en-XA' : `[${disguise(entry.message)} ···]` },
    ]),
  );
}
