const START = '<![CDATA[';
const END = ']]>';
/** An ampersand that begins no reference: shops write "Tom & Jerry", and a parser would swallow what follows. */
const BARE = /&(?!#\d{1,7};|#x[\da-f]{1,6};|[a-z][a-z\d]{1,31};)/gi;
/** The longest thing that may be cut in two by the end of a piece. */
const LONGEST_CUT = 40;

/** Escapes bare ampersands in a text that comes in pieces; CDATA sections stay as they are. */
export async function* mendXml(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  let isInside = false;
  for await (const piece of text) {
    rest += piece;
    let mended = '';
    for (;;) {
      const at = rest.indexOf(isInside ? END : START);
      if (at < 0) break;
      const part = rest.slice(0, at);
      const mark = isInside ? END : START;
      mended += (isInside ? part : part.replace(BARE, '&amp;')) + mark;
      rest = rest.slice(at + mark.length);
      isInside = !isInside;
    }
    const safe = safeLength(rest, isInside);
    const part = rest.slice(0, safe);
    mended += isInside ? part : part.replace(BARE, '&amp;');
    rest = rest.slice(safe);
    if (mended !== '') yield mended;
  }
  yield isInside ? rest : rest.replace(BARE, '&amp;');
}

/** How much can be given out without cutting a mark or a reference in two. */
function safeLength(text: string, isInside: boolean): number {
  const from = Math.max(0, text.length - LONGEST_CUT);
  const at = isInside ? text.indexOf(']', from) : text.slice(from).search(/[&<]/) + from;
  return at < from ? text.length : at;
}
