import { OFF } from '../domain/recognise/evidence.ts';
import { asides, HIDDEN } from './aside.ts';
import { attribute, attributes } from './attribute.ts';
import { headingOf } from './headings.ts';
import { shortText } from './short-text.ts';
import { take } from './take.ts';

/** Whether any sells is asked for one by one: a browser answers a single selector in a third of the time that it adds to a list. */
export const PLAIN = ['button', 'input:is([type=submit],[type=button],[type=image])', 'form[action]'];
/** Grouped by tag, because a browser tries each part of a list on each element. */
const CONTROLS = `${PLAIN.join()},a:is([class*=cart],[class*=Cart],[class*=asket],[class*=uy],[class*=ompra],[id*=art]),[role=button]`;
/** Shops make buttons of whatever they like. First letters are left out, as for prices. */
export const LIKENESSES =
  'img[onclick],a>img[alt],a[href^=java],[class*=uy],[class*=to-c],[class*=ddto],[class*=ddTo],[class*=dd-to],[id*=uy],[id*=ddTo],a:is([class*=tn],[class*=utton])';
/** What it says to people comes first. */
const NAMES = ['value', 'alt', 'title', 'action', 'aria-label', 'id', 'class', 'name', 'data-testid'];
/** Pieces of what shops call a basket, or buying: which of these words sell is judged where they arrive. Of other scripts, all. */
export const MAY_SELL =
  /car[rt]|bask|bag|tote|troll?[ei]|wage|tasc|pani|chari|c[ei]st|saco?(?:\b|la)|bo[lr]s|wink|mand|ko[rsšșpo]|kurv|co[sșş]|k[ou]nd|vo[gz][in]|krep|körf|ost[uao]|groz|sepe|kera|buy|(?<!b)ord[ei]|purc|best[eiä]|compr|com?man|enco|qui?ero|kau[fp]|vorb|ach[eè]t|acq|nar[ou]|poru|ko?[uú]p|obje|zam|tila|pirk|užs|cump|meg[vr]|hemen|al |sipa|handl|k[jøö]|sat[ıi]n|beli|pesa|mua|[đşỏ\u0370-\u10ff\u3040-\ud7ff]/;
/** What stands in a page's head leads to the basket; what a whole country's shops call so is not shown. */
const NOT_SHOWN = 'header,nav,[class*=elated]:not([class*=has-]),.displaynone';
/** What people see of a form: what they fill in, or press. */
const FILLED = 'button,select,input:not([type=hidden]),[onclick],[class*=btn]';
/** Of these there is no doubt, which saves looking further. */
const SURE = /add[\s_-]?to[\s_-]?(?:cart|bag|basket)|in den warenkorb|au panier|al carrito|ao carrinho/i;
const MAX_CONTROLS = 250;
const MAX_BUTTONS = 60;
const MAX_WORDS = 200;

/** What is written on buttons and forms that may put something into a basket, or on their likenesses; not on those of other products. */
export function basketButtons(
  document: Document,
  host: string,
  selector = CONTROLS,
  hasData = false,
): readonly string[] {
  const site = host.split('.').slice(-2).join('.');
  // Most pages have nothing that it is asked of.
  let isAside: ReturnType<typeof asides> | undefined;
  const found: string[] = [];
  for (const element of take(document, selector, MAX_CONTROLS)) {
    const words = wordsOf(element, site);
    if (!words || element.closest(NOT_SHOWN)) continue;
    isAside ??= asides(headingOf(document), hasData);
    // A link that is a button, or is drawn as one, leads to no other product.
    if (isAside((element.closest('a') ?? element).parentElement ?? element)) continue;
    if (found.push(words + (isOff(element) ? OFF : '')) >= MAX_BUTTONS) break;
  }
  return found;
}

/** Empty where they say nothing of a sale, where there is too much of it, or it is had elsewhere. */
function wordsOf(element: Element, site: string): string {
  const isForm = element.localName === 'form';
  // Sold out, the form may be all that is left.
  if (isForm ? !element.querySelector(FILLED) : element.childElementCount > 3 || leadsElsewhere(element, site))
    return '';
  const all = (isForm ? '' : shortText(element, 60)) + attributes(element, NAMES);
  // Half a word at the end might say another thing.
  const words = all.length > MAX_WORDS ? all.slice(0, all.lastIndexOf(' ', MAX_WORDS)) : all;
  return MAY_SELL.test(words.toLowerCase()) ? words : '';
}

/** A form can be sent as long as its button can be pressed; those of a quantity stand side by side. */
function isOff(element: Element): boolean {
  const pressed = element.localName === 'form' ? element.querySelector('[type=submit],button:only-of-type') : element;
  return Boolean(pressed?.closest(`[disabled],[aria-disabled=true],.btn-hidden,${HIDDEN}`));
}

/** Whether something on the page sells, beyond doubt. */
export function surelySells(buttons: readonly string[]): boolean {
  return buttons.some((button) => SURE.test(button) && !button.endsWith(OFF));
}

/** “Buy now” on a page that writes about what others sell. */
function leadsElsewhere(element: Element, site: string): boolean {
  const [host = site] = /^(?:https?:)?\/\/[^/]+/.exec(attribute(element, 'href')) ?? [];
  return !host.includes(site);
}
