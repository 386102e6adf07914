import { basketWords } from './basket-words.ts';
import { type Evidence, OFF, type Pair } from './evidence.ts';

type Sold = Pick<Evidence, 'buttons' | 'rows'>;

/** The buttons of the page that sell, or what is made to look like them; and what is said of the stock, where no button says more. */
export function readSold({ buttons, likenesses, rows, stock }: Evidence): Sold {
  const real = buttons.flatMap((words) => basketWords(words) ?? []);
  const own = real.length > 0 ? real : likenesses.flatMap((words) => basketWords(words) ?? []);
  if (own.some((button) => !button.endsWith(OFF))) return { buttons: own, rows };
  return { buttons: own, rows: [...rows, ...(own.length > 0 ? stock.map(withoutNames) : stock)] };
}

/** Beside a button the names of places may speak of sizes. */
function withoutNames([label, text]: Pair): Pair {
  return [label, label === 'stock' ? text.replace(/\|.*/s, '') : text];
}
