import { basketWords } from './basket-words.ts';
import { type Evidence, OFF, type Pair } from './evidence.ts';
import { readAvailability } from './schema-words.ts';

type Sold = Pick<Evidence, 'buttons' | 'rows'>;

/** The buttons of the page that sell, or what is made to look like them; and what is said of the stock, where no button says more. */
export function readSold({ buttons, likenesses, rows, stock }: Evidence): Sold {
  const real = withGone(
    buttons.flatMap((words) => basketWords(words) ?? []),
    buttons,
  );
  const own = real.length > 0 ? real : likenesses.flatMap((words) => basketWords(words) ?? []);
  if (pressable(own).some((button) => !button.endsWith(OFF))) return { buttons: own, rows };
  return { buttons: own, rows: [...rows, ...(own.length > 0 ? stock.map(withoutNames) : stock)] };
}

/** Where a form alone sells, what cannot be pressed and says that nothing is left is its button, and stands once more at the page's end; more of them are sizes. */
function withGone(own: readonly string[], buttons: readonly string[]): readonly string[] {
  const gone = buttons.filter((button) => button.endsWith(OFF) && readAvailability(button) === 'out-of-stock');
  const isForm = own.length > 0 && own.every((button) => FORM.test(button));
  return isForm && gone.length <= 2 ? [...own, ...gone] : own;
}

/** Forms come with the address that they are sent to. */
const FORM = /^\s*(?:https?:)?\//;

/** Without forms: beside a button of theirs they say nothing. */
export function pressable(buttons: readonly string[]): readonly string[] {
  const own = buttons.filter((button) => !FORM.test(button));
  return own.length > 0 ? own : buttons;
}

/** Beside a button the names of places may speak of sizes. */
function withoutNames([label, text]: Pair): Pair {
  return [label, label === 'stock' ? text.replace(/\|.*/s, '') : text];
}
