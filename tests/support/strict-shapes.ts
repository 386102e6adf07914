/** Says what is wrong with a value; `at` is its place. */
export type Check = (value: unknown, at: string) => string[];

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function text(max = Number.POSITIVE_INFINITY): Check {
  return (value, at) =>
    typeof value === 'string' && value.trim() !== '' && value.length <= max ? [] : [`${at}: ${JSON.stringify(value)}`];
}

export function oneOf(choices: readonly string[]): Check {
  return (value, at) => (choices.includes(value as string) ? [] : [`${at}: ${JSON.stringify(value)}`]);
}

export function wholeFrom(min: number, max = Number.POSITIVE_INFINITY): Check {
  return (value, at) =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max ? [] : [`${at}: ${JSON.stringify(value)}`];
}

export function list(check: Check, min: number, max = Number.POSITIVE_INFINITY): Check {
  return (value, at) => {
    if (!Array.isArray(value)) return [`${at}: is no list`];
    if (value.length < min || value.length > max) return [`${at}: ${String(value.length)} entries`];
    return value.flatMap((one, index) => check(one, `${at}[${String(index)}]`));
  };
}

/** Only these fields, each as its check wants it; those that are needed must be there. */
export function record(fields: Readonly<Record<string, Check>>, needed: readonly string[]): Check {
  return (value, at) => {
    if (!isRecord(value)) return [`${at}: is no object`];
    const missing = needed.filter((name) => value[name] === undefined);
    return [
      ...missing.map((name) => `${at}.${name}: missing`),
      ...Object.entries(value).flatMap(
        ([name, one]) => fields[name]?.(one, `${at}.${name}`) ?? [`${at}.${name}: unknown`],
      ),
    ];
  };
}

/** What any of the checks says. */
export const all =
  (...checks: readonly Check[]): Check =>
  (value, at) =>
    checks.flatMap((check) => check(value, at));
