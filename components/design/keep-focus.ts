/** What the Tab key stops at. */
const REACHABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Focus never falls off the page: when what has it is taken away (a row deleted, a chip taken back, a notice that gives way),
 * what came in its place gets it, else what stood beside it; whoever uses a mouse is not scrolled for it. Called once by each
 * page.
 */
export function keepFocus(root: HTMLElement): void {
  let held: HTMLElement | undefined;
  let byKeyboard = false;
  root.addEventListener('focusin', ({ target }) => {
    held = target instanceof HTMLElement ? target : undefined;
    byKeyboard = held?.matches(':focus-visible') === true;
  });
  root.addEventListener('focusout', () => {
    const left = held;
    // Left by a hand it is still there a moment later; taken away it is not.
    queueMicrotask(() => {
      if (left?.isConnected === true && left === held) held = undefined;
    });
  });
  new MutationObserver((changes) => {
    if (held === undefined || held.isConnected) return;
    const gone = held;
    held = undefined;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const change = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));
    if (change !== undefined) heirOf(change, changes)?.focus({ preventScroll: !byKeyboard });
  }).observe(root, { childList: true, subtree: true });
}

/** In the place of what is gone, after it, before it; at last all that is around it, so that Tab goes on from there. */
function heirOf({ target, nextSibling, previousSibling }: MutationRecord, changes: readonly MutationRecord[]) {
  const instead = changes.flatMap((change) => (change.target === target ? [...change.addedNodes] : []));
  const after = siblings(nextSibling, 'nextSibling');
  const before = siblings(previousSibling, 'previousSibling');
  return (
    firstIn(instead) ?? firstIn(after) ?? before.map((node) => reachableIn(node).at(-1)).find(Boolean) ?? around(target)
  );
}

function siblings(from: Node | null, way: 'nextSibling' | 'previousSibling'): Node[] {
  const found: Node[] = [];
  for (let node = from; node !== null; node = node[way]) found.push(node);
  return found;
}

function firstIn(nodes: readonly Node[]): HTMLElement | undefined {
  for (const node of nodes) {
    const [first] = reachableIn(node);
    if (first !== undefined) return first;
  }
  return undefined;
}

function reachableIn(node: Node): HTMLElement[] {
  if (!(node instanceof HTMLElement) || !node.isConnected) return [];
  const all = [...(node.matches(REACHABLE) ? [node] : []), ...node.querySelectorAll<HTMLElement>(REACHABLE)];
  return all.filter((element) => element.tabIndex >= 0 && element.checkVisibility());
}

function around(node: Node): HTMLElement | undefined {
  const place = node instanceof Element ? node.closest<HTMLElement>('main, dialog') : null;
  if (place === null) return undefined;
  place.tabIndex = -1;
  return place;
}
