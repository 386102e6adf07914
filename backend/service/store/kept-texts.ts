/** A statement, and the name by which PostgreSQL keeps it and its plan; beyond so many they go without. */
export interface Text {
  readonly text: string;
  readonly name?: string;
}

const MOST_NAMES = 200;

/** Statements that begin alike, by what they go on with: the whole is too long to be put together for every look-up. */
export function keptTexts(start: string): (rest: string) => Text {
  const kept = new Map<string, Text>();
  return (rest) => {
    const known = kept.get(rest);
    if (known !== undefined) return known;
    if (kept.size >= MOST_NAMES) return { text: start + rest };
    const text = { text: start + rest, name: `look_up_${kept.size}` };
    kept.set(rest, text);
    return text;
  };
}
