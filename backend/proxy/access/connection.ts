import { send } from '../../http/send.ts';
import type { Message } from '../../http/send.ts';
import { AnswerReader } from './answer-reader.ts';
import type { Answer } from './answer-reader.ts';
import type { Dial } from './dial.ts';
import type { Patience } from './patience.ts';

export type Exchange =
  | { readonly kind: 'got'; readonly answer: Answer }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'timeout' }
  /** `begun` when a status had been read. */
  | { readonly kind: 'broken'; readonly error: Error; readonly begun: boolean };

/** One connection to one server, with one question on it at a time. */
export interface Connection {
  readonly isOpen: () => boolean;
  ask(request: Message, maxBytes: number, done: (exchange: Exchange) => void): void;
  /** Closes it, and answers what was asked on it with that. */
  end(exchange: Exchange): void;
}

const CONNECT_MS = 5000;
const CLOSED: Error = Object.assign(new Error('the connection was closed'), { code: 'CLOSED' });
const NOTHING_ASKED = new AnswerReader(0);
const UNREACHED: Error = Object.assign(new Error('no connection in time'), { code: 'CONNECT_TIMEOUT' });

/** `onFree` is told when it has answered and may be asked again, `onClosed` when it is gone. */
export function openConnection(
  dial: Dial,
  patience: Patience,
  onFree: (connection: Connection) => void,
  onClosed: (connection: Connection) => void,
): Connection {
  let reader = NOTHING_ASKED;
  let done: ((exchange: Exchange) => void) | undefined;
  let unsent: Message | undefined;
  let isReady = false;
  let isOpen = true;
  let failure = CLOSED;

  const settle = (exchange: Exchange): void => {
    const tell = done;
    done = undefined;
    // A connection at rest holds no answer.
    reader = NOTHING_ASKED;
    tell?.(exchange);
  };
  const end = (exchange: Exchange): void => {
    if (!isOpen) return;
    isOpen = false;
    socket.destroy();
    settle(exchange);
    onClosed(connection);
  };
  const broken = (error: unknown): Exchange => ({ kind: 'broken', error: error as Error, begun: reader.begun });
  const read = (bytes: Buffer): Exchange | undefined => {
    try {
      const taken = reader.take(bytes);
      if (taken === 'too-large') return { kind: 'too-large' };
      return taken ? { kind: 'got', answer: reader.answer() } : undefined;
    } catch (error) {
      return broken(error);
    }
  };
  /** The end of the connection ends an answer that has no other end. */
  const last = (): Exchange => {
    try {
      return failure === CLOSED && reader.end() ? { kind: 'got', answer: reader.answer() } : broken(failure);
    } catch (error) {
      return broken(error);
    }
  };

  const socket = dial((bytes) => {
    // What nobody has asked for would be taken for the next answer.
    const exchange = done === undefined ? broken(CLOSED) : read(bytes);
    if (exchange === undefined) return;
    // An answer that came before the question was out leaves half a question behind.
    if (exchange.kind !== 'got' || !exchange.answer.stays || socket.writableLength > 0) {
      end(exchange);
      return;
    }
    settle(exchange);
    onFree(connection);
  });
  const connecting = patience.wait(CONNECT_MS, () => socket.destroy(UNREACHED));
  socket
    .on('error', (error) => {
      failure = error;
    })
    .on(dial.ready, () => {
      patience.stop(connecting);
      isReady = true;
      if (unsent !== undefined) send(socket, unsent);
      unsent = undefined;
    });
  for (const event of ['end', 'close'])
    socket.on(event, () => {
      patience.stop(connecting);
      end(last());
    });

  const connection: Connection = {
    isOpen: () => isOpen,
    ask(request, maxBytes, tell) {
      reader = new AnswerReader(maxBytes);
      done = tell;
      if (isReady) send(socket, request);
      else unsent = request;
    },
    end,
  };
  return connection;
}
