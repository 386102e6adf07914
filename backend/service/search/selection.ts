/** A row of the ordered result, reduced to what decides whether it stays. */
export interface Candidate {
  readonly no: number;
  readonly values: readonly (string | number | null)[];
}

/** What is left of an ordered result when some rows must go. */
export interface Selection {
  /** The product's columns whose values decide. */
  readonly fields: readonly string[];
  /** The value is that of the merchant's network, which no column of a product holds. */
  readonly needsNetwork: boolean;
  /** What tells it from every other selection: a cursor of one is none of another. */
  readonly mark: string;
  /** The numbers of the rows that stay, in the order in which they are shown. */
  choose(rows: readonly Candidate[]): number[];
}

export const columnOf = (field: string): string => (field === 'merchant.id' ? 'merchant_id' : field);

/** Of all rows with one value, the first `caps[i]` stay, for each field on its own. Rows without a value stay. */
export function withoutDuplicates(fields: readonly string[], caps: readonly number[]): Selection {
  return {
    fields: fields.map(columnOf),
    needsNetwork: false,
    mark: JSON.stringify([fields, caps]),
    choose: (rows) => {
      const seen = fields.map(() => new Map<string | number, number>());
      const counted = (value: string | number | null, index: number): number =>
        value === null ? 0 : (seen[index]?.get(value) ?? 0);
      return rows.flatMap(({ no, values }) => {
        if (values.some((value, index) => value !== null && counted(value, index) >= (caps[index] ?? 1))) return [];
        values.forEach((value, index) => {
          if (value !== null) seen[index]?.set(value, counted(value, index) + 1);
        });
        return [no];
      });
    },
  };
}

export interface Mix {
  readonly field: string;
  readonly maxPerValue: number;
  readonly isInterleaved: boolean;
  /** Multiply the cap of a value; 1 where nothing is said. */
  readonly weights: ReadonlyMap<string, number>;
}

/** At most so many of each value; in turns, when asked for. */
export function balancedMix({ field, maxPerValue, isInterleaved, weights }: Mix): Selection {
  return {
    fields: [columnOf(field)],
    needsNetwork: field === 'network.id',
    mark: JSON.stringify([field, maxPerValue, isInterleaved, [...weights]]),
    choose: (rows) => {
      const groups = new Map<string | number | null, number[]>();
      const kept: number[] = [];
      for (const { no, values } of rows) {
        const value = values[0] ?? null;
        const group = groups.get(value) ?? [];
        if (group.length >= capOf(maxPerValue, weights.get(String(value)) ?? 1)) continue;
        group.push(no);
        groups.set(value, group);
        kept.push(no);
      }
      return isInterleaved ? inTurns([...groups.values()]) : kept;
    },
  };
}

/** A weight above zero never takes the last one away. */
function capOf(max: number, weight: number): number {
  return weight <= 0 ? 0 : Math.max(1, Math.floor(max * weight + 1e-9));
}

function inTurns(groups: readonly (readonly number[])[]): number[] {
  const longest = groups.reduce((most, group) => Math.max(most, group.length), 0);
  return Array.from({ length: longest }, (_, turn) => groups.flatMap((group) => group[turn] ?? [])).flat();
}
