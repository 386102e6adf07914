/** Longer ones are rare, and would be held by every connection. */
const LONGEST = 1024;

/** Reads a head, or knows it: who speaks over a connection again mostly begins with the very same words. */
export function sameAgain<Head>(read: (text: string) => Head): (text: string) => Head {
  let last = '';
  let known: Head | undefined;
  return (text) => {
    if (known !== undefined && text === last) return known;
    const head = read(text);
    if (text.length > LONGEST) return head;
    last = text;
    known = head;
    return head;
  };
}
