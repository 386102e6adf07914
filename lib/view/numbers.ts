import { formatTag, perLanguage } from './words.ts';

const plain = perLanguage((tag) => new Intl.NumberFormat(tag));
const percent = perLanguage((tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }));

export function numberText(value: number, options?: Intl.NumberFormatOptions): string {
  return options === undefined ? plain().format(value) : new Intl.NumberFormat(formatTag(), options).format(value);
}

/** A share as whole per cent: 0.244 is "24%". */
export function percentText(share: number): string {
  return percent().format(share);
}

/** A number of bytes in the unit a person would choose. */
export function bytesText(bytes: number): string {
  const [value, unit] =
    bytes < 1000 ? [bytes, 'byte'] : bytes < 1e6 ? [bytes / 1e3, 'kilobyte'] : [bytes / 1e6, 'megabyte'];
  return new Intl.NumberFormat(formatTag(), {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(value);
}

/** "A, B and C" as the language joins them. */
export function listText(items: readonly string[]): string {
  return new Intl.ListFormat(formatTag(), { type: 'conjunction' }).format(items);
}
