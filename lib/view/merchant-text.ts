import { foreignText, quoted } from './foreign-text.ts';
import { t } from './words.ts';

const LONGEST = 60;

/** A shop's name, or a word for a shop that has none. */
export function merchantText(name: string): string {
  return foreignText(name, LONGEST) || t('merchant_unnamed');
}

/** The same inside a sentence. */
export function merchantQuoted(name: string): string {
  return quoted(merchantText(name), LONGEST);
}
