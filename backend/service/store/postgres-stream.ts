import { Socket } from 'node:net';
import { reading } from '../../http/borrowed.ts';

/**
 * What the driver speaks over, read into borrowed bytes: Node's own way makes 64 kB anew for each piece. The driver keeps
 * the beginnings of messages as they came, so it is given a copy. Under encryption the connection is read by others.
 */
export function openStream({ ssl }: { readonly ssl?: unknown } = {}): Socket {
  if (ssl !== undefined && ssl !== false) return new Socket();
  const socket: Socket = new Socket({ onread: reading((piece) => socket.emit('data', Buffer.from(piece))) });
  return socket;
}
