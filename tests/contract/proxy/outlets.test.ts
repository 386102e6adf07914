import { createHmac } from 'node:crypto';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEvents } from '../../../backend/proxy/alerts/events.ts';
import { createMetrics } from '../../../backend/proxy/metrics.ts';
import { createDelivery } from '../../../backend/proxy/outlets/delivery.ts';
import type { OutletSettings } from '../../../backend/proxy/outlets/outlet.ts';
import { addOutlet, listOutlets } from '../../../backend/proxy/outlets/outlets.ts';
import { createSend } from '../../../backend/proxy/outlets/send.ts';
import { createDevices } from '../../../backend/proxy/pairing/devices.ts';
import { openStore } from '../../../backend/proxy/store/store.ts';
import { temporaryFolder } from './proxy-harness.ts';
import { sendJson, startUpstream } from './upstream.ts';
import type { Upstream } from './upstream.ts';

let receiver: Upstream;
beforeAll(async () => {
  receiver = await startUpstream();
});
afterAll(() => receiver.close());

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const changes = [{ field: 'final_price', old_value: 12.99, new_value: 9.99 }];
const wire = {
  watch_history_id: 'h1',
  watch_event_type: 'product_watch_alert',
  timestamp: '2026-11-21T10:00:00+00:00',
  watch_id: 'w1',
  watch_name: 'Über\r\nX-Evil: 1',
  metadata: { mine: 'yes', elsewhere_owner: 'i:u' },
  details: [{ id: '1', name: 'A shoe', network: { id: 1, name: 'N' }, merchant: { id: 2, name: 'M' }, changes }],
};

async function alertTo(settings: OutletSettings, smtp?: { url: string; from: string }) {
  let at = Date.now();
  const now = () => at;
  const store = await openStore({ dataDir: temporaryFolder() });
  const { device } = await createDevices(store, now).add('phone', 'u');
  await addOutlet(store, device.id, settings, at);
  await createEvents(store, now, () => undefined).publish({ historyId: 'h1', watchId: 'w1', wire }, 'i:u');
  const failures: unknown[] = [];
  const delivery = createDelivery({
    store,
    send: createSend({ smtp, now }),
    priceUnit: undefined,
    metrics: createMetrics(),
    now,
    onBug: (error) => failures.push(error),
  });
  receiver.received.length = 0;
  return {
    async round(laterMs = 0) {
      at += laterMs;
      await delivery.round();
      expect(failures).toEqual([]);
      return (await listOutlets(store))[0];
    },
    revoke: () => createDevices(store, now).revoke(device.id),
    close: () => store.close(),
  };
}

test('a generic webhook is signed as Standard Webhooks says, and holds nothing of the proxy', async () => {
  receiver.behave = (_received, response) => sendJson(response, {});
  const alert = await alertTo({ kind: 'webhook', url: `${receiver.url}/in`, secret: SECRET });
  expect(await alert.round()).toMatchObject({ done: 1, due: 0, dead: 0 });
  const { headers, body } = receiver.received[0]!;
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  expect(headers['webhook-signature']).toBe(
    `v1,${createHmac('sha256', Buffer.alloc(32, 7)).update(signed).digest('base64')}`,
  );
  expect(JSON.parse(body)).toMatchObject({ watch_history_id: 'h1', metadata: { mine: 'yes' } });
  expect(body).not.toMatch(/elsewhere_owner|"seq"/);
  await alert.round();
  expect(receiver.received).toHaveLength(1);
  await alert.close();
});

test('ntfy and Gotify get plain words, and foreign text makes no header', async () => {
  receiver.behave = (_received, response) => sendJson(response, {});
  const ntfy = await alertTo({ kind: 'ntfy', url: `${receiver.url}/topic`, token: 'tk_x' });
  expect(await ntfy.round()).toMatchObject({ done: 1 });
  expect(receiver.received[0]?.body).toBe('A shoe (M)\nprice: 12.99 → 9.99');
  expect(receiver.received[0]?.headers['x-evil']).toBeUndefined();
  expect(receiver.received[0]?.headers.authorization).toBe('Bearer tk_x');
  await ntfy.close();
  const gotify = await alertTo({ kind: 'gotify', url: receiver.url, token: 'app' });
  expect(await gotify.round()).toMatchObject({ done: 1 });
  expect(receiver.received[0]).toMatchObject({ url: '/message', headers: { 'x-gotify-key': 'app' } });
  await gotify.close();
});

test('nothing goes out for a device whose key was taken away meanwhile', async () => {
  receiver.behave = (_received, response) => sendJson(response, {});
  const alert = await alertTo({ kind: 'ntfy', url: `${receiver.url}/topic` });
  await alert.revoke();
  await alert.round();
  expect(receiver.received).toEqual([]);
  await alert.close();
});

test('what fails is tried again later, says why, and is given up in the end', async () => {
  receiver.behave = (_received, response) => response.writeHead(302, { location: '/' }).end();
  const alert = await alertTo({ kind: 'ntfy', url: `${receiver.url}/topic` });
  expect(await alert.round()).toMatchObject({ due: 1, lastError: 'answered 302' });
  await alert.round(1000);
  expect(receiver.received).toHaveLength(1);
  await alert.round(5000);
  expect(receiver.received).toHaveLength(2);
  for (let tries = 0; tries < 10; tries += 1) await alert.round(24 * 3_600_000);
  expect(await alert.round()).toMatchObject({ due: 0, done: 0, dead: 1 });
  expect(receiver.received).toHaveLength(8);
  await alert.close();
});

test('mail goes out by SMTP, its subject one line', async () => {
  let heard = '';
  const server = createServer((socket) => {
    let inData = false;
    socket.write('220 test\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.toString();
      if (inData) {
        if (!heard.includes('\r\n.\r\n')) return;
        inData = false;
        socket.write('250 ok\r\n');
        return;
      }
      inData = /^DATA/m.test(chunk.toString());
      socket.write(inData ? '354 go\r\n' : '250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`;
  const alert = await alertTo({ kind: 'email', to: 'me@example.com' }, { url, from: 'proxy@example.com' });
  expect(await alert.round()).toMatchObject({ done: 1, lastError: undefined });
  expect(heard).toMatch(/RCPT TO:<me@example.com>/);
  expect(heard).not.toMatch(/^X-Evil/m);
  await alert.close();
  server.close();
});
