import type { IncomingMessage } from 'node:http';
import { problem } from './reply.ts';
import type { Reply } from './reply.ts';

/** The body as text, or why it is not taken. A body that lies about its length ends with its connection. */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<string | Reply> {
  const tooLarge = () => problem('too_large', `The body is larger than ${String(maxBytes)} bytes.`);
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return Promise.resolve(tooLarge());
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) {
        chunks.push(chunk);
        return;
      }
      request.pause().removeAllListeners('data');
      resolve(tooLarge());
    });
    request.on('end', () => {
      const [only] = chunks;
      resolve((chunks.length === 1 && only ? only : Buffer.concat(chunks, size)).toString());
    });
    request.on('error', () => {
      resolve(problem('bad_request', 'The body broke off.'));
    });
  });
}
