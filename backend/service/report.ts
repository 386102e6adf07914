/** What is wrong with a request, field by field, in the order in which it was found. */
export interface Report {
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly isEmpty: boolean;
  /** Always answers undefined, so that a parser can `return report.add(...)`. */
  add(field: string, sentence: string): undefined;
}

const MAX_FIELDS = 50;

export function createReport(): Report {
  const errors = new Map<string, string[]>();
  return {
    get errors() {
      return Object.fromEntries(errors);
    },
    get isEmpty() {
      return errors.size === 0;
    },
    add: (field, sentence) => {
      const known = errors.get(field);
      if (known !== undefined) known.push(sentence);
      else if (errors.size < MAX_FIELDS) errors.set(field, [sentence]);
      return undefined;
    },
  };
}
