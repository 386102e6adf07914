import { atEndOfTurn } from '../../http/end-of-turn.ts';
import type { Message } from '../../http/send.ts';
import { openConnection } from './connection.ts';
import type { Connection, Exchange } from './connection.ts';
import { createDial } from './dial.ts';
import { createPatience } from './patience.ts';

export type { Exchange } from './connection.ts';
export interface Question {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly timeoutMs: number;
  /** Of the answer's body. */
  readonly maxBytes: number;
  /** Not on a connection that was used before, which the other side may be closing this very moment. */
  readonly anew?: boolean;
}
export interface Connections {
  /** Asks, and reads what came of it at once. */
  ask<Read>(question: Question, read: (exchange: Exchange) => Read | Promise<Read>): Promise<Read>;
  close(): void;
}

/** Shorter than servers keep a silent connection. */
const IDLE_MS = 4000;
const PATH = /^[\x21-\x7e]+$/;
const VALUE = /^[\x20-\x7e]*$/;
const GONE: Exchange = { kind: 'broken', error: new Error('the proxy stops'), begun: false };

/** Kept connections to one server, `most` at a time; whoever finds none free waits for one. */
export function createConnections(origin: URL, most: number): Connections {
  const dial = createDial(origin);
  const all = new Set<Connection>();
  /** The last one used is the first to be used again, so that those above the need grow old. */
  const idle: { readonly connection: Connection; readonly since: number }[] = [];
  const queue: ((connection: Connection) => void)[] = [];
  const patience = createPatience();
  let sweeping: NodeJS.Timeout | undefined;

  const sweep = (): void => {
    const before = performance.now() - IDLE_MS;
    while (idle[0] !== undefined && idle[0].since < before) idle.shift()?.connection.end(GONE);
    if (all.size > 0) return;
    clearInterval(sweeping);
    sweeping = undefined;
  };
  /** Only after the network was looked at once more: bytes that were on their way unasked end it instead. */
  const rest = (connection: Connection): void => {
    atEndOfTurn(() => {
      atEndOfTurn(() => {
        if (!connection.isOpen()) return;
        const next = queue.shift();
        if (next === undefined) idle.push({ connection, since: performance.now() });
        else next(connection);
      });
    });
  };
  const open = (): Connection => {
    const connection = openConnection(dial, patience, rest, forget);
    all.add(connection);
    sweeping ??= setInterval(sweep, IDLE_MS / 4).unref();
    return connection;
  };
  const forget = (connection: Connection): void => {
    all.delete(connection);
    queue.shift()?.(open());
  };
  const take = (anew: boolean, use: (connection: Connection) => void): void => {
    let kept = anew ? undefined : idle.pop()?.connection;
    while (kept?.isOpen() === false) kept = idle.pop()?.connection;
    if (kept !== undefined) use(kept);
    else if (all.size < most) use(open());
    else queue.push(use);
  };

  return {
    ask(question, read) {
      return new Promise((resolve, reject) => {
        const request = written(origin, question);
        let asked: Connection | undefined;
        let isOver = false;
        const done = (exchange: Exchange): void => {
          isOver = true;
          patience.stop(waiting);
          try {
            resolve(read(exchange));
          } catch (error) {
            reject(error);
          }
        };
        // One clock over all of it, so that a byte a second does not keep it alive.
        const waiting = patience.wait(question.timeoutMs, () => {
          if (asked === undefined) done({ kind: 'timeout' });
          else asked.end({ kind: 'timeout' });
        });
        const use = (connection: Connection): void => {
          // Its time ran out while it stood in the queue.
          if (isOver) {
            rest(connection);
            return;
          }
          asked = connection;
          connection.ask(request, question.maxBytes, done);
        };
        atEndOfTurn(() => {
          take(question.anew === true, use);
        });
      });
    },
    close() {
      clearInterval(sweeping);
      queue.length = 0;
      for (const connection of all) connection.end(GONE);
      patience.close();
    },
  };
}

/** The question as it is sent. What would end a line early never becomes part of one. */
function written({ host }: URL, { method, path, headers, body }: Question): Message {
  if (!PATH.test(path)) throw new Error('a path that cannot be sent');
  let head = `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: keep-alive\r\n`;
  for (const name in headers) {
    const value = headers[name] ?? '';
    if (!VALUE.test(value)) throw new Error(`a header that cannot be sent: ${name}`);
    head += `${name}: ${value}\r\n`;
  }
  if (body === undefined) return { head: `${head}\r\n`, body: '', bodyBytes: 0 };
  const bodyBytes = Buffer.byteLength(body);
  return { head: `${head}content-length: ${String(bodyBytes)}\r\n\r\n`, body, bodyBytes };
}
