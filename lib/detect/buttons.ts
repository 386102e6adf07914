import { shortText } from './short-text.ts';
import { take } from './take.ts';

const CONTROLS =
  'button,input[type="submit"],input[type="button"],input[type="image"],form[action*="cart" i],form[action*="basket" i],a[class*="cart" i],a[class*="buy" i],a[class*="basket" i]';

/** What is written on buttons, and where forms lead: enough to know whether something can be put into a basket here. */
export function buttons(document: Document): readonly string[] {
  const found = new Set<string>();
  for (const element of take(document, CONTROLS, 150)) {
    const isForm = element.localName === 'form';
    const words = ['id', 'class', 'name', 'value', 'alt', 'title', ...(isForm ? ['action'] : [])].map(
      (name) => element.getAttribute(name) ?? '',
    );
    found.add(`${isForm ? '' : shortText(element, 60)} ${words.join(' ')}`.slice(0, 200).toWellFormed());
  }
  return [...found].slice(0, 60);
}
