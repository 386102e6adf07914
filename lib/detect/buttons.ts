import { shortText } from './short-text.ts';
import { take } from './take.ts';

const CONTROLS =
  'button,input[type="submit"],input[type="button"],input[type="image"],form[action*="cart" i],form[action*="basket" i],form[action*="order" i],a[class*="cart" i],a[class*="basket" i],[class*="buy" i],[class*="addto" i]';

/** What is written on buttons, and where forms lead: enough to know whether something can be put into a basket here. */
export function buttons(document: Document): readonly string[] {
  const found: string[] = [];
  for (const element of take(document, CONTROLS, 150)) {
    if (element.childElementCount > 3 && element.localName !== 'form') continue;
    const isForm = element.localName === 'form';
    const words = ['id', 'class', 'name', 'value', 'alt', 'title', ...(isForm ? ['action'] : [])].map(
      (name) => element.getAttribute(name) ?? '',
    );
    found.push(`${isForm ? '' : shortText(element, 60)} ${words.join(' ')}`.slice(0, 200).toWellFormed());
  }
  return found;
}
