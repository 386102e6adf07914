/** The text of a small element; none of a large one, whose text would cost and mean nothing, or where there is none. */
export function shortText(element: Element | null | undefined, limit: number): string {
  const text = element?.textContent ?? '';
  return text.length > limit * 8 ? '' : text.replace(/\s+/g, ' ').trim().slice(0, limit);
}
