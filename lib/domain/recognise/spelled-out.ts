import { BID } from './bids.ts';
import { fold, plain, spelling } from './clue.ts';

/** Longer titles hold no name. */
const MAX_WORDS = 40;
/** What is left of a part of the address may be a number, or an ending. */
const MOST = 0.8;
/** What parts a name from the rest of a title. */
const PARTING = /^[|–—•·:»«/-]+$/;

/** The words of a title that the address spells out, whatever stands around them: “Buy Copper Kettle 2 L at Best Price”. */
export function spelledOut(title: string, url: URL): string | undefined {
  const parts = spelling(url)
    .split('/')
    .map((part) => fold(part.replace(/\.\w+$|(?:^|[-_])\d{4,}(?=$|[-_.])/g, '')))
    .filter((part) => part.length > 7);
  const words = parts.length === 0 ? [] : title.split(/\s+/).slice(0, MAX_WORDS);
  const folded = words.map((word) => fold(plain(word)));
  let best = { from: 0, to: 0, length: 0 };
  for (const from of words.keys()) {
    let run = '';
    for (let to = from; to < words.length; to += 1) {
      run += folded[to] ?? '';
      const part = parts.find((one) => one.includes(run));
      if (part === undefined || run === '') break;
      const isLong = to > from + 1 && run.length >= part.length * MOST && run.length > best.length;
      if (isLong && folded[to] !== '') best = { from, to: to + 1, length: run.length };
    }
  }
  if (best.length === 0) return undefined;
  return words
    .slice(best.from, endOf(words, best.to))
    .join(' ')
    .replace(/[\s:,;|–—-]+$/, '');
}

/** Up to what parts it from the rest: a size or a colour that the address leaves out is the name's. */
function endOf(words: readonly string[], from: number): number {
  const end = words.findIndex(
    (word, index) => index >= from && (PARTING.test(word) || BID.test(word) || /[:|]$/.test(words[index - 1] ?? '')),
  );
  return end < 0 ? words.length : end;
}
