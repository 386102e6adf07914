/** The first elements that a selector finds below a root: a hostile page may hold millions, and no more are copied than asked for. */
export function take(root: ParentNode, selector: string, max: number): readonly Element[] {
  return ([] as Element[]).slice.call<ArrayLike<Element>, [number, number], Element[]>(
    root.querySelectorAll(selector),
    0,
    max,
  );
}
