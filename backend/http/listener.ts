import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { Asked } from './asked.ts';
import { createAwakeClock } from './awake.ts';
import { openClient } from './client.ts';
import type { Client } from './client.ts';
import { atEndOfTurn } from './end-of-turn.ts';
import { readInto } from './read-into.ts';
import type { Manner } from './manner.ts';
import type { Refuse, Reply } from './reply.ts';

export type Handle = (asked: Asked) => Reply | Promise<Reply>;

export interface ListenerOptions extends Manner {
  readonly handle: Handle;
  /** A bug: it is told to the owner, and to the client as no more than that. */
  readonly onBug: (error: unknown, requestId: string) => void;
}
export interface Listener {
  /** The port that it listens on. */
  listen(port: number, host: string): Promise<number>;
  /** What is under way is answered first, within a time. */
  close(): Promise<void>;
}

const MOST_CONNECTIONS = 4096;
const LOOK_MS = 1000;
/**
 * A request may be on its way over a connection that nothing is under way on as seen from here: it is answered, too. Only
 * when nobody at all has asked for some turns is everybody taken to be done, and that takes one turn more for each who is
 * here: many clients of one busy machine come to speak one after the other.
 */
const TURN_MS = 50;
const SILENT_TURNS = 4;
const MOST_SILENT_TURNS = 40;
/** The share of its time to stop in which whoever knocks is let in. */
const DOOR_SHARE = 0.25;

/** The listener with its limits: on the head, on each request's time, on connections, on what a head may hold. */
export function createListener({ handle, onBug, ...manner }: ListenerOptions): Listener {
  const { refuse, times } = manner;
  const clients = new Map<Socket, Client>();
  const clock = createAwakeClock(LOOK_MS);
  let questions = 0;
  let entered = 0;
  let isStopping = false;
  const ask = (asked: Asked, answer: (reply: Reply) => void): void => {
    questions += 1;
    const fail = (error: unknown): void => {
      onBug(error, asked.requestId);
      answer(refuse(500, `Something went wrong here. Reference: ${asked.requestId}`, asked.requestId));
    };
    const finish = (reply: Reply): void => {
      atEndOfTurn(() => {
        try {
          answer(reply);
        } catch (error) {
          fail(error);
        }
      });
    };
    try {
      const reply = refused(asked, refuse) ?? handle(asked);
      if (reply instanceof Promise) reply.then(finish, fail);
      else finish(reply);
    } catch (error) {
      atEndOfTurn(() => {
        fail(error);
      });
    }
  };
  const server = createServer({ allowHalfOpen: true, noDelay: true, pauseOnConnect: true }, (accepted) => {
    const socket = readInto(accepted, (piece) => {
      client.take(piece);
    });
    const client = openClient({ socket, manner, clock, ask });
    clients.set(socket, client);
    entered += 1;
    if (isStopping) client.stop();
    socket.once('close', () => clients.delete(socket)).resume();
  });
  server.maxConnections = MOST_CONNECTIONS;
  const look = (): void => {
    for (const client of clients.values()) client.look();
  };
  const looking = setInterval(() => {
    clock.turn();
    // What has come by now is read before anybody is told that it has not.
    setImmediate(look);
  }, LOOK_MS).unref();

  return {
    async listen(port, host) {
      await new Promise<void>((resolve, reject) => {
        // The system holds as many that wait to be let in as we would take: of a thousand at once it turned away half.
        server.once('error', reject).listen({ port, host, backlog: MOST_CONNECTIONS }, resolve);
      });
      return (server.address() as AddressInfo).port;
    },
    async close() {
      isStopping = true;
      for (const client of clients.values()) client.stop();
      // Who stands at the door by now is let in: the system would cut them off. It lets in one a turn, and the first turn
      // may be one that was under way.
      const shut = performance.now() + times.stopMs * DOOR_SHARE;
      let before = -1;
      await nextTurn();
      while (before !== entered && performance.now() < shut) {
        before = entered;
        await nextTurn();
      }
      const closed = new Promise((resolve) => {
        server.close(resolve);
      });
      let heard = questions;
      let silent = 0;
      const turn = (): void => {
        silent = questions === heard ? silent + 1 : 0;
        heard = questions;
        if (silent > Math.min(SILENT_TURNS + clients.size, MOST_SILENT_TURNS))
          for (const client of clients.values()) client.leave();
      };
      // What has come by now is read before anybody is taken to be silent.
      const listening = setInterval(() => setImmediate(turn), TURN_MS);
      const cut = setTimeout(() => {
        for (const socket of clients.keys()) socket.destroy();
      }, times.stopMs);
      await closed;
      clearInterval(listening);
      clearTimeout(cut);
      clearInterval(looking);
    },
  };
}

const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** What no route has a say in. */
function refused({ method, headers, waits, requestId }: Asked, refuse: Refuse): Reply | undefined {
  if (method === 'CONNECT') return refuse(405, 'This server is no tunnel.', requestId);
  if (headers.has('expect') && !waits) return refuse(417, 'That expectation cannot be met.', requestId);
  return undefined;
}
