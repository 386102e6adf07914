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

/** Honest pages have a third of it. */
const MAX_NAMED = 30_000;

/** The first elements whose id or class says so. A page spells far fewer names than it has elements: each is judged once. */
export function takeNamed(root: ParentNode, pattern: RegExp, max: number): readonly Element[] {
  const verdicts = new Map<string, boolean>();
  const taken: Element[] = [];
  for (const element of take(root, '[class],[id]', MAX_NAMED)) {
    const names = `${element.id} ${element.getAttribute('class') ?? ''}`.slice(0, 300);
    let verdict = verdicts.get(names);
    if (verdict === undefined) {
      verdict = pattern.test(names);
      verdicts.set(names, verdict);
    }
    if (verdict && taken.push(element) >= max) break;
  }
  return taken;
}
