import type { OnReadOpts } from 'node:net';

export type Heard = (piece: Buffer) => void;

const borrowed = Buffer.allocUnsafeSlow(64 * 1024);

/** All connections, of clients and to the catalog, read into the same bytes: each piece is taken in before the next is read. */
export function reading(heard: Heard): OnReadOpts {
  return {
    buffer: borrowed,
    callback(size) {
      heard(borrowed.subarray(0, size));
      return true;
    },
  };
}
