import type { Availability } from '../sighting.ts';
import { LACK, readAvailability } from './schema-words.ts';

/** How many there are, or how many days it takes. */
const COUNT =
  /^(?:[<>~≥]|ca\.?|circa|über|mehr als|more than|over|plus de|più di|más de|mais de|ponad|více než|viac ako|do|до|более|больше|понад)? ?(\d{1,4})(?: ?[-–/+] ?\d*)?(?: ?\p{L}{1,12}[.)]?){0,2}$/u;
const YES =
  /^(?:yes|ja|jah|ya|ada|s[ií]|oui|sim|tak|da|[aá]no|igen|var|van|có|còn|jest|ir|yra|ima|има|есть|є|да|так|ναι|نعم|بله|יש|มี|あり|有|예|있음|[○◯◎△●]|sofort|много|мало|достаточно|багато|imm[eé]di\S+|inmedi\S+|imedi\S+|hemen|okamžitě|ihned|azonnal|(?:duża|mała|średnia|większa|wystarczająca) (?:ilość|liczba))(?![\p{L}\p{M}])/u;

/** A number, or a plain yes or no. */
export function readCount(value: string): Availability | undefined {
  const words = value.toLowerCase().trim();
  if (LACK.test(words)) return 'out-of-stock';
  const [all, count] = COUNT.exec(words) ?? [];
  if (all !== undefined && all.length < 30)
    return Number(count) > 0 || /^0 ?[-–/]/.test(words) ? 'in-stock' : 'out-of-stock';
  return YES.test(words) ? 'in-stock' : undefined;
}

/** What stands behind a label for the stock, where a number or a plain yes says it all. */
export function readStock(value: string): Availability | undefined {
  return readAvailability(value) ?? readCount(value);
}
