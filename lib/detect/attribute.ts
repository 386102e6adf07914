/** The value of an attribute; empty where there is none. */
export function attribute(element: Element | null | undefined, name: string): string {
  return element?.getAttribute(name) ?? '';
}

/** The values of several, in that order, as far as anybody reads. */
export function attributes(element: Element, names: readonly string[]): string {
  let all = '';
  for (const name of names) all += ` ${attribute(element, name)}`;
  return all.slice(0, 300);
}
