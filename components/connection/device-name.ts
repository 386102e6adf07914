const BROWSERS = [
  ['Firefox', /Firefox\//],
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Chrome', /Chrome\//],
] as const;
const SYSTEMS = [
  ['Windows', /Windows/],
  ['Android', /Android/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

/** "Firefox · Linux": what tells one's own devices apart in the proxy's list, and no more than that. */
export function deviceName(userAgent: string): string {
  const named = (list: readonly (readonly [string, RegExp])[], otherwise: string): string =>
    list.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? otherwise;
  return `${named(BROWSERS, 'Browser')} · ${named(SYSTEMS, 'computer')}`;
}
