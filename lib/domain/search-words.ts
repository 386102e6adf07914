const MOST_WORDS = 8;
/** A first part with fewer words names a brand or a series, so the next part is taken along. */
const FEW_WORDS = 3;

/** Where names put what is no name: the shop, the pitch, the details. */
const PARTS = /\s*[|•·;,()[\]{}【】（）–—]\s*|\s+-\s+|:\s+/;
/** Anything but letters, digits and what stands inside of model numbers and sizes. */
const NOISE = /[^\p{L}\p{M}\p{N}\s.,+&/'’%-]/gu;

/** The words of a product's name that are worth a search: its head, without decoration, with the brand in front. */
export function searchWords(name: string, brand?: string): string {
  const parts = name.slice(0, 1000).split(PARTS).map(wordsOf);
  const head: string[] = [];
  for (const part of parts) {
    if (head.length >= FEW_WORDS) break;
    head.push(...part);
  }
  const brandWords = wordsOf(brand ?? '').filter((word) => !head.some((known) => fold(known) === fold(word)));
  return [...brandWords, ...head].slice(0, MOST_WORDS).join(' ');
}

function wordsOf(text: string): string[] {
  const words = text.replace(NOISE, ' ').split(/\s+/);
  return words
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[.,'’/&-]+$/gu, '').slice(0, 60))
    .filter((word) => word !== '');
}

function fold(word: string): string {
  return word.toLowerCase();
}
