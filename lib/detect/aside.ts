import { attribute } from './attribute.ts';

/** Where pages show other products, and the basket. */
const ASIDE_TAG = 'nav,aside,header,footer,a';
const ASIDE_NAME = /relat(?!iv)|recommend|carousel|upsell|similar|slider|minicart|cross|swiper/i;
const MAX_BOXES = 14;

/** The name of another product leads to it; the page's own leads nowhere. */
const LINKED_NAME = ':is(h2,h3,h4) a[href]:not([href^="#"]),a[href]:not([href^="#"]) :is(h2,h3,h4)';

/** What is around the page's own heading is its product's, a header most of all. Looks up a few boxes only: a page may nest them without end. What was seen of a box holds for all that is in it. */
export function isAside(
  element: Element,
  heading: Element | null,
  known: Map<Element, boolean>,
  left = MAX_BOXES,
): boolean {
  const seen = known.get(element);
  if (seen !== undefined) return seen;
  const box = element.parentElement;
  const verdict =
    !element.contains(heading) &&
    (element.matches(ASIDE_TAG) ||
      ASIDE_NAME.test(attribute(element, 'class').slice(0, 300)) ||
      (heading !== null && element.querySelector(LINKED_NAME) !== null) ||
      (box !== null && left > 0 && isAside(box, heading, known, left - 1)));
  known.set(element, verdict);
  return verdict;
}
