import { any, type Condition } from '../search/condition.ts';
import { barcodeKey, readAddress } from '../search/keys.ts';
import { splitWords } from '../search/split-words.ts';

/** A barcode in any notation, or as a merchant wrote it when it is no proper one. */
export function barcodeCondition(text: string): Condition {
  const code = barcodeKey(text);
  return code === undefined
    ? { kind: 'in', column: 'barcode', values: [text] }
    : { kind: 'in', column: 'code', values: [code] };
}

export function urlCondition(text: string): Condition {
  const address = readAddress(text);
  return address === undefined
    ? { kind: 'in', column: 'direct_url', values: [text] }
    : { kind: 'url', key: address.key, isHost: address.isHost };
}

export const wordsCondition = (texts: readonly string[]): Condition => ({
  kind: 'words',
  alternatives: texts.map(splitWords),
  isPrefix: false,
  scope: 'anywhere',
});

/** What a bare string asks for: a barcode, an address, or anything with these words. */
export function textCondition(text: string): Condition {
  return any(
    text
      .split('||')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map(conditionOfPart),
  );
}

function conditionOfPart(text: string): Condition {
  if (barcodeKey(text) !== undefined) return barcodeCondition(text);
  // "node.js" is a word with a dot in it as well as a host.
  if (readAddress(text) !== undefined) {
    return /[/]/.test(text) ? urlCondition(text) : any([urlCondition(text), wordsCondition([text])]);
  }
  return wordsCondition([text]);
}
