import { isBasketButton } from '../domain/recognise/basket-words.ts';
import { attribute, attributes } from './attribute.ts';
import { shortText } from './short-text.ts';
import { take } from './take.ts';

const CONTROLS =
  'button,input[type="submit"],input[type="button"],input[type="image"],form[action],a[class*="cart"],a[class*="Cart"],a[class*="asket"],a[class*="uy"],a[class*="ompra"],a[id*="art"],[role="button"]';
/** Shops make buttons of whatever they like. First letters are left out, as for prices. */
const LIKENESSES =
  '[class*="uy"],[class*="ddto"],[class*="ddTo"],[class*="dd-to"],[id*="uy"],[id*="ddTo"],a[class*="tn"],a[class*="utton"]';
const MAX_CONTROLS = 250;
const MAX_FOUND = 100;

/** What is written on buttons and forms that put something into a basket. */
export function basketButtons(document: Document, host: string): readonly string[] {
  return among(take(document, CONTROLS, MAX_CONTROLS), host);
}

/** The same on what only looks like a button: for a page that sells something and has no real one. */
export function basketLikenesses(document: Document, host: string): readonly string[] {
  return among(take(document, LIKENESSES, MAX_CONTROLS), host);
}

function among(elements: readonly Element[], host: string): readonly string[] {
  const site = host.split('.').slice(-2).join('.');
  const found: string[] = [];
  for (const element of elements) {
    const isForm = element.localName === 'form';
    if ((element.childElementCount > 3 && !isForm) || leadsElsewhere(element, site)) continue;
    const words = `${isForm ? '' : shortText(element, 60)} ${namesOnButton(element, isForm)}`.slice(0, 200);
    if (isBasketButton(words) && found.push(words.toWellFormed()) >= MAX_FOUND) break;
  }
  return found;
}

/** “Buy now” on a page that writes about what others sell. */
function leadsElsewhere(element: Element, site: string): boolean {
  const [, target] = /^(?:https?:)?\/\/([^/]+)/.exec(attribute(element, 'href')) ?? [];
  return target !== undefined && !target.includes(site);
}

/** What it says to people comes first. */
function namesOnButton(element: Element, isForm: boolean): string {
  return attributes(element, `value alt title ${isForm ? 'action' : 'aria-label'} id class name data-testid`);
}
