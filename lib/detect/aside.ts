import { ASIDE_NAME } from '../domain/recognise/evidence.ts';
import { attributes } from './attribute.ts';
import { shortText } from './short-text.ts';

/** Where pages show other products, and the basket. What stands beside the pictures is the product itself where it has the heading or a button; what has others of its own is none of them. */
const ASIDE_TAG = 'header,nav,footer,a,aside:not(:has(h1,button))';
/** Shops keep ready what they would say or do if it were otherwise, and hide it. */
export const HIDDEN = '[hidden],.hidden,.hide,.-hide,.unvisible,.d-none,[style*="y:none"],[style*="y: none"]';
const MAX_BOXES = 14;
const MAX_CARD = 100;

/** The name of another product leads to it; the page's own leads nowhere. */
const LINK = 'a[href]:not([href^="#"])';

/**
 * Tells what stands beside the product. What is around its heading is its own, a header most of all; others' names, which are costly
 * to look for, are where no data speaks of it.
 */
export function asides(heading: Element | null, hasData: boolean): (element: Element) => boolean {
  // What was seen of a box holds for all that is in it.
  const known = new Map<Element, boolean>();
  for (let box = heading; box; box = box.parentElement) known.set(box, false);
  const byName = !hasData && heading !== null;
  // Looks up a few boxes only: a page may nest them without end.
  return function isAside(element: Element, left = MAX_BOXES): boolean {
    const box = element.parentElement;
    const verdict =
      known.get(element) ??
      (element.matches(ASIDE_TAG) ||
        ASIDE_NAME.test(attributes(element, ['class', 'id'])) ||
        (byName && isCard(element)) ||
        (box !== null && left > 0 && isAside(box, left - 1)));
    known.set(element, verdict);
    return verdict;
  };
}

/** Small, and headed by the name of another: what holds many such is the page. */
function isCard(element: Element): boolean {
  const name = element.querySelector('h2,h3,h4,[class*=t-name],[class*=d-title]');
  return (
    name !== null && Boolean(name.closest(LINK) ?? name.querySelector(LINK)) && shortText(element, MAX_CARD) !== ''
  );
}
