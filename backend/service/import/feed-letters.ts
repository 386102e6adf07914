import { isAscii } from 'node:buffer';

/** Turns pieces of a feed into text, and at last nothing into what is left over. */
export type Decode = (piece?: Buffer) => string;

const LOST = '\uFFFD';

/**
 * A feed that does not say how its letters are written is UTF-8, or what a table program on Windows saves: the first piece
 * that has letters beyond ASCII tells, and until then there is no difference.
 */
export function createDecoder(head: Buffer): Decode {
  const stated = statedEncoding(head);
  let decoder = stated === undefined ? undefined : new TextDecoder(stated);
  return (piece) => {
    if (decoder === undefined) {
      if (piece === undefined || isAscii(piece)) return piece?.toString('latin1') ?? '';
      decoder = new TextDecoder(looksLikeWindows(piece) ? 'windows-1252' : 'utf-8');
    }
    return decoder.decode(piece, { stream: piece !== undefined });
  };
}

function statedEncoding(head: Buffer): string | undefined {
  const [first, second] = head;
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || first === 0) return 'utf-16be';
  const stated = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(head.subarray(0, 200).toString('latin1'))?.[1];
  // Programs write UTF-16 there that save as UTF-8; where it was true, every second byte would be nothing.
  if (stated === undefined || /^utf-?16/i.test(stated)) return undefined;
  try {
    return new TextDecoder(stated).encoding;
  } catch {
    return undefined;
  }
}

/** Read as UTF-8 more letters are lost than found; those that were lost before it was written do not count. */
function looksLikeWindows(piece: Buffer): boolean {
  const text = new TextDecoder().decode(piece, { stream: true });
  const lost = text.split(LOST).length - 1;
  const found = text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0;
  return lost > found && !piece.includes(LOST);
}
