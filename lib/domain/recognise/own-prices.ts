import { parsePrice } from '../price-text.ts';
import { nameFit } from './clue.ts';
import type { PriceMark } from './evidence.ts';
import type { Finding } from './finding.ts';
import { labelField } from './labels.ts';
import type { Page } from './page.ts';
import { BIDDING } from './page-sale.ts';
import { ownHeadings } from './text-name.ts';

/** Without those of others. What stands under a name that the page does not bear is an entry of a list, a teaser, or an example; a single word may also say what is below it. */
export function ownPrices(page: Page, known: readonly Finding[]): readonly PriceMark[] {
  const { evidence, clues, hint } = page;
  const isLost = evidence.headings.length > 0 && ownHeadings(page).length === 0;
  const all = evidence.prices.filter(({ aside }) => !aside);
  // What stands around and below the heading of another thing is nearer to that.
  const marks = isLost ? all.filter(({ names }) => names !== '').map((mark) => ({ ...mark, below: false })) : all;
  const isName = ({ over }: PriceMark): boolean =>
    over !== '' &&
    !BIDDING.test(over) &&
    !SECTION.test(over) &&
    !SENTENCE.test(over) &&
    nameFit(over, clues.names) === 0 &&
    labelField(over) === undefined &&
    parsePrice(over, hint) === undefined;
  const others = known.length === 0 ? marks.filter(isName) : [];
  const names = new Set(others.map(({ over }) => over));
  return marks.filter((mark) => !(others.includes(mark) && (names.size > 1 || mark.over.includes(' '))));
}

/** What heads a part of the page about the product, and names none. */
const SECTION =
  /^(?:(?:product|item|price|pricing|order|purchase|buying|stock|more|your|the) )*(?:price|pricing|prices|details?|info(?:rmation)?|options?|availability|quantity|overview|summary|description|specifications?|delivery|shipping|checkout|offers?|configuration|selection)(?: (?:&|and|of|on|for|this) .{0,24})?$/i;

/** What is said of the thing in a line that is set as a heading. */
const SENTENCE =
  /^(?:this|these|our|your|dies\p{L}*|unser\p{L}*|ce[st]?|cette|nos|este|esta|quest[ao]|deze?|denne?|det(?:ta|te)) .{30}/iu;
