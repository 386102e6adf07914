/** What is left of a type when its undefined members may also be absent. */
type Compact<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Leaves out members that are undefined: "not stated" is an absent member, never one without a value. */
export function compact<T extends object>(value: T): Compact<T> {
  const result: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value) as [string, unknown][]) {
    if (member !== undefined) result[name] = member;
  }
  return result as Compact<T>;
}
