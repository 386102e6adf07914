import { createReadStream, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { PassThrough, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { createDecoder } from './feed-letters.ts';

export type FeedKind = 'xml' | 'rows';

export interface OpenFeed {
  readonly kind: FeedKind;
  /** The text in pieces, decoded; read once. */
  readonly text: AsyncIterable<string>;
  /** The share of the file that was read so far, from 0 to 1. */
  progress(): number;
}

const GZIP = [0x1f, 0x8b];

/** Opens a feed without reading it whole: unpacked where it is packed, and decoded as it says itself. */
export async function openFeed(file: string): Promise<OpenFeed> {
  const size = statSync(file).size;
  const raw = createReadStream(file, { highWaterMark: 262_144 });
  const chunks = unpacked(raw, await startsLikeGzip(file))[Symbol.asyncIterator]();
  const first = await chunks.next();
  const head = first.done === true ? Buffer.alloc(0) : (first.value as Buffer);
  const decode = createDecoder(head);
  const start = decode(head);
  async function* text(): AsyncGenerator<string> {
    yield start;
    for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) {
      yield decode(next.value as Buffer);
    }
    yield decode();
  }
  return {
    kind: start.trimStart().startsWith('<') ? 'xml' : 'rows',
    text: text(),
    progress: () => (size === 0 ? 1 : Math.min(1, raw.bytesRead / size)),
  };
}

async function startsLikeGzip(file: string): Promise<boolean> {
  for await (const chunk of createReadStream(file, { end: 1 })) {
    const bytes = chunk as Buffer;
    return bytes[0] === GZIP[0] && bytes[1] === GZIP[1];
  }
  return false;
}

/** An error in the middle (a file cut short, a broken archive) comes out where the text is read. */
function unpacked(raw: Readable, isPacked: boolean): Readable {
  if (!isPacked) return raw;
  const out = new PassThrough();
  pipeline(raw, createGunzip(), out).catch((error: unknown) => {
    out.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return out;
}
