import type { Writable } from 'node:stream';

/** A message in the two parts that it is made of; of its head, every character is one byte. */
export interface Message {
  readonly head: string;
  readonly body: string;
  /** As long as it is on the wire. */
  readonly bodyBytes: number;
}

/** What nearly every question and answer fits into. */
const ROOM = 8192;

let shared = Buffer.allocUnsafeSlow(ROOM);

/**
 * Writes head and body at once, from bytes that all connections share: a text put together for each message is as much
 * garbage as the message is long. True when all of it is out, and nothing waits in this process for who reads slowly.
 */
export function send(socket: Writable, { head, body, bodyBytes }: Message): boolean {
  if (head.length + bodyBytes > ROOM) {
    // As many bytes as letters: it need not be looked through for letters of several bytes.
    socket.write(head + body, bodyBytes === body.length ? 'latin1' : 'utf8');
    return socket.writableLength === 0;
  }
  const at = shared.write(head, 'latin1');
  const end = at + shared.write(body, at);
  socket.write(shared.subarray(0, end));
  if (socket.writableLength === 0) return true;
  // What is not out yet belongs to its connection from now on.
  shared = Buffer.allocUnsafeSlow(ROOM);
  return false;
}
