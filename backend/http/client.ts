import type { Socket } from 'node:net';
import type { Asked } from './asked.ts';
import type { AwakeClock } from './awake.ts';
import { BodyReader } from './body-reader.ts';
import { NotHttp } from './header-lines.ts';
import type { Manner } from './manner.ts';
import type { Reply } from './reply.ts';
import { mayBecomeHead, readRequestHead } from './request-head.ts';
import type { RequestHead } from './request-head.ts';
import { sameAgain } from './same-again.ts';
import { send } from './send.ts';
import type { Message } from './send.ts';
import { REASONS, written } from './written.ts';

export interface ClientOptions {
  readonly socket: Socket;
  readonly manner: Manner;
  readonly clock: Pick<AwakeClock, 'now'>;
  /** A request is here; `answer` is to be called once, later. */
  readonly ask: (asked: Asked, answer: (reply: Reply) => void) => void;
}
/** One client's connection. */
export interface Client {
  /** Takes in what has come; the piece is borrowed. */
  readonly take: (piece: Buffer) => void;
  /** From now on it closes with the next answer. */
  readonly stop: () => void;
  /** Closes it if nothing is under way on it. */
  readonly leave: () => void;
  /** Closes what has had its time. */
  readonly look: () => void;
}

const MAX_HEAD = 16 * 1024;
/** What may come before it is its turn. */
const MAX_AHEAD = 16 * 1024;
/** For a client that reads its answer slowly. */
const TAKE_MS = 120_000;
/** A client may be sending yet what is not read any more: it shall see its answer before the connection is cut. */
const LINGER_MS = 2000;
const NO_BYTES = Buffer.alloc(0);

/** A head is awaited; its body is, if anybody wants it; it comes; the answer does; nothing is read any more. */
type Place = 'head' | 'held' | 'body' | 'answer' | 'over';

const NO_HEAD: RequestHead = { method: '', url: '', headers: new Map(), length: 0, stays: false, waits: false };

/** Reads one request at a time, and answers it before the next one is looked at. */
export function openClient({ socket, manner, clock, ask }: ClientOptions): Client {
  const { headMs, requestMs, keptMs } = manner.times;
  const read = sameAgain(readRequestHead);
  let place: Place = 'head';
  let rest: Buffer = NO_BYTES;
  let head = NO_HEAD;
  let requestId = '';
  let reader: BodyReader | undefined;
  let mostBytes = 0;
  let tell: ((body: string | Reply) => void) | undefined;
  let startedAt = clock.now();
  let deadline = startedAt + headMs;
  let isEnded = false;
  let isStopping = false;

  const tooLarge = (maxBytes: number): Reply =>
    manner.refuse(413, `The body is larger than ${String(maxBytes)} bytes.`, requestId);
  const brokenOff = (): Reply => manner.refuse(400, 'The body broke off.', requestId);
  const bodyIs = (body: string | Reply): void => {
    const told = tell;
    tell = undefined;
    told?.(body);
  };
  /** Says the last word on this connection. */
  const close = (last?: Message): void => {
    place = 'over';
    rest = NO_BYTES;
    deadline = clock.now() + LINGER_MS;
    if (last !== undefined) send(socket, last);
    socket.end();
    socket.resume();
  };
  /** For what never became a request. */
  const refuse = (status: 400 | 408 | 414 | 431, word: string): void => {
    requestId = manner.idOf(undefined);
    const reply = manner.refuse(status, `${REASONS[status] ?? ''}: ${word}.`, requestId);
    close(written(reply, { manner, requestId, goesOn: false, headOnly: false }));
  };

  const next = (): void => {
    if (place === 'over') return;
    place = 'head';
    head = NO_HEAD;
    startedAt = clock.now();
    deadline = startedAt + (rest.length > 0 ? headMs : keptMs);
    if (rest.length > 0) readHead();
    if (isEnded) ended();
    // What lies here comes first: with more read on top of it, it would be copied as often as it holds requests.
    else if (rest.length <= MAX_AHEAD && socket.isPaused()) socket.resume();
  };

  const answer = (reply: Reply): void => {
    if (place === 'over') return;
    // A body that nobody wanted to read, and that is here as a whole, is passed over.
    if (place === 'held' && typeof head.length === 'number' && head.length <= rest.length) {
      rest = rest.subarray(head.length);
      place = 'answer';
    }
    const goesOn = place === 'answer' && head.stays && !isStopping;
    const message = written(reply, { manner, requestId, goesOn, headOnly: head.method === 'HEAD' });
    if (!goesOn) close(message);
    else if (send(socket, message)) next();
    else {
      deadline = clock.now() + TAKE_MS;
      // Called when all before it is out.
      socket.write('', (error) => {
        if (error === null || error === undefined) next();
      });
    }
  };

  const readBody = (): void => {
    try {
      const at = reader?.take(rest, 0);
      if (at === 'too-large') {
        place = 'held';
        bodyIs(tooLarge(mostBytes));
        return;
      }
      rest = rest.subarray(at);
    } catch {
      place = 'held';
      bodyIs(manner.refuse(400, 'The body is in broken chunks.', requestId));
      return;
    }
    if (reader?.isWhole !== true) return;
    place = 'answer';
    deadline = Number.POSITIVE_INFINITY;
    bodyIs(reader.text);
  };

  const body = (maxBytes: number): string | Reply | Promise<string | Reply> => {
    const { length } = head;
    if (place === 'answer') return '';
    if (place !== 'held') return brokenOff();
    if (typeof length === 'number') {
      if (length > maxBytes) return tooLarge(maxBytes);
      // As nearly all do, it came with its head.
      if (length <= rest.length) {
        const text = rest.toString('utf8', 0, length);
        rest = length === rest.length ? NO_BYTES : rest.subarray(length);
        place = 'answer';
        deadline = Number.POSITIVE_INFINITY;
        return text;
      }
    }
    if (isEnded) return brokenOff();
    if (head.waits && rest.length === 0) socket.write('HTTP/1.1 100 Continue\r\n\r\n');
    reader = new BodyReader(length, maxBytes);
    mostBytes = maxBytes;
    place = 'body';
    deadline = startedAt + requestMs;
    return new Promise((resolve) => {
      tell = (taken) => {
        resolve(taken);
      };
      readBody();
      if (socket.isPaused()) socket.resume();
    });
  };

  const localAddress = (): string | undefined => socket.localAddress;
  const remoteAddress = (): string | undefined => socket.remoteAddress;

  const readHead = (): void => {
    // Empty lines may stand before it.
    let at = 0;
    while (rest[at] === 13 && rest[at + 1] === 10) at += 2;
    if (at > 0) rest = rest.subarray(at);
    const end = rest.indexOf('\r\n\r\n', 0, 'latin1');
    if ((end < 0 ? rest.length : end) > MAX_HEAD) {
      const isLongLine = rest.indexOf('\r\n', 0, 'latin1') > MAX_HEAD;
      refuse(isLongLine ? 414 : 431, `more than ${String(MAX_HEAD)} bytes`);
      return;
    }
    if (end < 0) {
      if (!mayBecomeHead(rest.toString('latin1'))) refuse(400, 'this is not HTTP');
      return;
    }
    try {
      head = read(rest.toString('latin1', 0, end));
    } catch (error) {
      if (error instanceof NotHttp) refuse(error.status, error.message);
      else refuse(400, 'it cannot be read');
      return;
    }
    rest = end + 4 === rest.length ? NO_BYTES : rest.subarray(end + 4);
    place = head.length === 0 ? 'answer' : 'held';
    deadline = Number.POSITIVE_INFINITY;
    const { method, url, headers, waits } = head;
    requestId = manner.idOf(headers.get('x-request-id'));
    ask({ method, url, headers, waits, requestId, localAddress, remoteAddress, body }, answer);
  };

  const ended = (): void => {
    if (place === 'body') {
      place = 'held';
      bodyIs(brokenOff());
    } else if (place === 'head') {
      if (rest.length > 0) refuse(400, 'it broke off');
      else close();
    }
  };

  const take = (piece: Buffer): void => {
    if (place === 'over') return;
    if (place === 'head' && rest.length === 0) {
      startedAt = clock.now();
      deadline = startedAt + headMs;
    }
    rest = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    if (place === 'head') readHead();
    else if (place === 'body') readBody();
    else if (rest.length > MAX_AHEAD) socket.pause();
    // What is kept of it is copied.
    if (rest.length > 0 && rest.buffer === piece.buffer) rest = Buffer.from(rest);
  };
  socket.on('end', () => {
    isEnded = true;
    ended();
  });
  socket.on('error', () => {
    // Its end follows, and is all that matters.
  });
  socket.on('close', () => {
    place = 'over';
    bodyIs(brokenOff());
  });

  return {
    take,
    stop() {
      isStopping = true;
    },
    leave() {
      if (place === 'head') close();
    },
    look() {
      if (clock.now() < deadline) return;
      if (place === 'body') {
        place = 'held';
        bodyIs(manner.refuse(408, 'The body did not come in time.', requestId));
      } else if (place === 'head' && rest.length > 0) refuse(408, 'its head did not come');
      else socket.destroy();
    },
  };
}
