import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { Headers } from '../../http/header-lines.ts';

type Unpacker = (packed: Buffer, options: { readonly maxOutputLength: number }) => Buffer;

const UNPACKERS = new Map<string, Unpacker>([
  ['gzip', gunzipSync],
  ['x-gzip', gunzipSync],
  ['deflate', inflateSync],
  ['br', brotliDecompressSync],
]);

/** How to unpack an answer. Who is asked for no encoding may choose one, and a server in between often does. */
export function unpackerFor(headers: Headers): Unpacker | undefined {
  return UNPACKERS.get(headers.get('content-encoding')?.toLowerCase() ?? '');
}

/** As much as it unpacks to, and never more than that many bytes. Throws what is not packed so, or would be more. */
export function unpack(unpacker: Unpacker, packed: Buffer, maxBytes: number): string {
  return packed.length === 0 ? '' : unpacker(packed, { maxOutputLength: maxBytes }).toString();
}
