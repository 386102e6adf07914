import { parsePrice } from '../price-text.ts';
import { deniedPrices } from './denied-prices.ts';
import { type Evidence, OFF, type PriceMark } from './evidence.ts';
import type { Finding } from './finding.ts';
import { type Labelled, labelledCodes, readLabelled } from './labels.ts';
import { ownPrices } from './own-prices.ts';
import { metaCodes } from './meta-tags.ts';
import type { Page } from './page.ts';
import { mainPrice } from './page-price.ts';
import { priceBefore } from './price-before.ts';
import { readMark } from './price-mark.ts';
import { isOther } from './price-words.ts';
import { saidByButtons, sellsOne } from './page-sale.ts';
import { readAvailability } from './schema-words.ts';
import { readStock } from './stock-value.ts';
import { textName } from './text-name.ts';

/** What the page says in words, for what its data does not. Alone it makes a product only of a page with a basket button and a price. */
export function readPageText(page: Page, known: readonly Finding[]): Finding | undefined {
  const {
    evidence,
    hint,
    clues: { names },
  } = page;
  const priced = withoutStruck(ownPrices(page, known)).map((mark) => readMark(mark, hint));
  const own = priced.map(({ mark }) => mark);
  const main = mainPrice(priced, evidence);
  const name = textName(page);
  const labelled = readLabelled(evidence.rows);
  if (known.length === 0 && (name === '' || !sellsOne(page, own, main, labelled))) return undefined;
  const price = main?.price ?? parsePrice(labelled.price ?? '', hint);
  const asked = [...known, { price }].map((one) => one.price).find(Boolean);
  return {
    source: 'text',
    ...(known.length === 0 ? { name } : {}),
    brand: labelled.brand,
    mpn: labelled.mpn,
    sku: labelled.sku,
    gtins: [
      ...(labelled.gtin ?? []),
      ...(labelled.isbn ?? []),
      // Tags may know no more than the barcode of what the page shows.
      ...(known.some(({ source }) => source === 'meta') ? [] : metaCodes(page.metas)),
    ],
    codes: labelledCodes(evidence.codes, names),
    numbers: labelledCodes(evidence.codes, names, ['mpn', 'sku']),
    price,
    denied: deniedPrices(
      known.flatMap((one) => one.price ?? []),
      priced,
      main,
      evidence.prices.map(({ text }) => text),
      hint,
    ),
    struckPrice: priceBefore(priced, asked),
    availability: isShownGone(evidence)
      ? 'out-of-stock'
      : (readStock(saidOfStock(labelled, known)) ?? saidByButtons(evidence, asked !== undefined || isUnread(own))),
  };
}

/** A box of both prices begins with the old one, which a place of its own calls so. */
function withoutStruck(marks: readonly PriceMark[]): readonly PriceMark[] {
  const asked = marks.filter(({ struck }) => !struck).map(({ text }) => text);
  const old = marks.filter(({ struck, text }) => struck && !asked.includes(text)).map(({ text }) => text);
  return marks.map((mark) => {
    const begins = mark.struck || isOther(mark) ? undefined : old.find((text) => mark.text.startsWith(text));
    const rest = mark.text.slice(begins?.length ?? 0);
    return /^[^\d.,].*\d/s.test(rest) ? { ...mark, text: rest.trim() } : mark;
  });
}

/** Beside buttons that are all off, words of a missing stock around the heading count more than how long sending takes. */
function isShownGone({ buttons, rows }: Evidence): boolean {
  return (
    buttons.length > 0 &&
    buttons.every((button) => button.endsWith(OFF)) &&
    rows.some(([label, text]) => label === 'said' && readAvailability(text) === 'out-of-stock')
  );
}

/** Where data speaks of the stock, only words may say otherwise, not the names of places. */
function saidOfStock({ stock = '' }: Labelled, known: readonly Finding[]): string {
  return known.some(({ availability }) => availability !== undefined) ? stock.replace(/\|.*/s, '') : stock;
}

/** A price that nobody can read, for want of its currency, is one all the same. */
function isUnread(own: readonly PriceMark[]): boolean {
  return own.some((mark) => !mark.struck && !isOther(mark));
}
