/** The sums of one field over all pages. */
export interface Tally {
  labelled: number;
  found: number;
  right: number;
  wrong: number;
}

export interface Finding {
  readonly page: string;
  readonly field: string;
  readonly kind: 'wrong' | 'missed' | 'unlabelled' | 'false-product' | 'thrown';
  readonly expected: string;
  readonly got: string;
}

/** How many pages without one product were said to have one. */
export interface Claims {
  pages: number;
  claimed: number;
}

export interface Tallies {
  readonly fields: Map<string, Tally>;
  readonly claims: Readonly<Record<'negatives' | 'listings', Claims>>;
  readonly findings: Finding[];
}

export function createTallies(): Tallies {
  return {
    fields: new Map(),
    claims: { negatives: { pages: 0, claimed: 0 }, listings: { pages: 0, claimed: 0 } },
    findings: [],
  };
}

export function tallyOf({ fields }: Tallies, field: string): Tally {
  const known = fields.get(field);
  if (known !== undefined) return known;
  const fresh: Tally = { labelled: 0, found: 0, right: 0, wrong: 0 };
  fields.set(field, fresh);
  return fresh;
}

/** One value against what is right. Where the page says nothing, a value is listed and does not count. */
export function judge<T>(
  tallies: Tallies,
  page: string,
  field: string,
  expected: readonly T[],
  got: T | undefined,
  same: (a: T, b: T) => boolean,
  /** True when the first of `expected` must be found; false when they are only accepted. */
  asked = expected.length > 0,
): void {
  const show = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
  const note = (kind: Finding['kind']): void => {
    tallies.findings.push({ page, field, kind, expected: show(expected), got: got === undefined ? '' : show(got) });
  };
  const tally = tallyOf(tallies, field);
  if (asked) tally.labelled += 1;
  if (got === undefined) {
    if (asked) note('missed');
    return;
  }
  if (expected.length === 0) {
    note('unlabelled');
    return;
  }
  const isRight = expected.some((value) => same(value, got));
  if (!asked && !isRight) {
    note('unlabelled');
    return;
  }
  tally.found += 1;
  if (isRight) {
    tally.right += 1;
    // What is only accepted must not lift recall over one.
    if (!asked) tally.labelled += 1;
  } else {
    tally.wrong += 1;
    note('wrong');
  }
}

export const precision = ({ right, found }: Tally): number => (found === 0 ? 1 : right / found);
export const recall = ({ right, labelled }: Tally): number => (labelled === 0 ? 1 : right / labelled);
