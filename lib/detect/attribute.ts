/** The value of an attribute; empty where there is none. */
export function attribute(element: Element | null | undefined, name: string): string {
  return element?.getAttribute(name) ?? '';
}

/** The values of several, in that order. */
export function attributes(element: Element, names: string): string {
  return names
    .split(' ')
    .map((name) => attribute(element, name))
    .join(' ');
}
