/** The first elements that a selector finds below a root: a hostile page may hold millions. */
export function take(root: ParentNode, selector: string, max: number): readonly Element[] {
  const all = root.querySelectorAll(selector);
  const taken: Element[] = [];
  for (let index = 0; index < all.length && index < max; index += 1) {
    const element = all[index];
    if (element !== undefined) taken.push(element);
  }
  return taken;
}
