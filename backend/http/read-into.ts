import { Socket } from 'node:net';
import type { SocketConstructorOpts } from 'node:net';
import { reading } from './borrowed.ts';
import type { Heard } from './borrowed.ts';

/** What an accepted connection is made of, by the names that Node has for it. */
interface Insides {
  _handle?: object | null;
  _server?: object | null;
}

/**
 * The same connection, paused when it was accepted, read into borrowed bytes. Node offers that (`onread`) for connections
 * that a program opens, and for accepted ones makes 64 kB anew with each piece: a fifth of the work of a small answer, and
 * twenty megabytes. Where a later Node is made of other parts, it is read as usual.
 */
export function readInto(accepted: Socket, heard: Heard): Socket {
  const from = accepted as unknown as Insides;
  const { _handle: handle, _server: server } = from;
  if (typeof handle !== 'object' || handle === null || typeof server !== 'object' || server === null)
    return accepted.on('data', heard);
  from._handle = null;
  from._server = null;
  const options = { handle, allowHalfOpen: true, onread: reading(heard) };
  const socket = new Socket(options as SocketConstructorOpts);
  // It is counted by its server until it is closed.
  (socket as unknown as Insides)._server = server;
  return socket;
}
