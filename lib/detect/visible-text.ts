/** Text of more than that is a book, not a shop's page. */
const MAX_TEXT = 3_000_000;
const MAX_NODES = 60_000;
const TEXT_NODES = 4;
const UNSEEN = /^(?:script|style|noscript|template)$/;

/** The text of a page without its scripts and styles; none where there is far too much, and then nothing was copied. */
export function visibleText(document: Document): string {
  const walker = document.createTreeWalker(document.body, TEXT_NODES);
  const parts: string[] = [];
  let room = MAX_TEXT;
  let nodes = MAX_NODES;
  for (let node = walker.nextNode() as Text | null; node !== null; node = walker.nextNode() as Text | null) {
    if (UNSEEN.test(node.parentElement?.localName ?? '')) continue;
    room -= node.length;
    nodes -= 1;
    if (room < 0 || nodes < 0) return '';
    parts.push(node.data);
  }
  return parts.join('');
}
