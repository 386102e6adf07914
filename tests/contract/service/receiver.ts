import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Packet {
  readonly watch_history_id: string;
  readonly watch_event_type: string;
  readonly timestamp: string;
  readonly watch_id: string;
  readonly watch_name: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly target_id?: string;
  readonly details?: readonly {
    readonly id: string;
    readonly name: string;
    readonly network: { readonly id: number | null; readonly name: string };
    readonly merchant: { readonly id: number | null; readonly name: string };
    readonly changes: readonly { readonly field: string; readonly old_value: unknown; readonly new_value: unknown }[];
  }[];
  readonly changes?: readonly { readonly field: string; readonly old_value: unknown; readonly new_value: unknown }[];
}

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly packet: Packet;
}

/** Somebody who is told of alerts: keeps all, verification packets too, and answers as it is told to. */
export interface Receiver {
  readonly url: string;
  readonly all: Received[];
  /** What came, without the verification packets. */
  alerts(): Packet[];
  answer: (request: Received, response: ServerResponse) => void;
  close(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const all: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const packet = JSON.parse(Buffer.concat(chunks).toString()) as Packet;
      const one = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, packet };
      all.push(one);
      receiver.answer(one, response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    all,
    alerts: () => all.map(({ packet }) => packet).filter(({ details }) => details?.[0]?.id !== 'test-product'),
    answer: (_, response) => response.writeHead(204).end(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
  return receiver;
}
