import { afterEach, describe, expect, test } from 'vitest';
import type { Requests } from '../../../lib/contract/messages.ts';
import { until } from '../../contract/background/catalog.ts';
import { createAccount, createDisk, startWorker, type Worker, type WorkerOptions } from '../../support/worker.ts';

// Settings that the browsers of one user have in common, through the browser's own sync or through their proxy.

type Account = ReturnType<typeof createAccount>;

const workers: Worker[] = [];
afterEach(() => {
  for (const worker of workers.splice(0)) worker.kill();
});

function browserOf(account: Account, options?: WorkerOptions, disk = { ...createDisk(), account }) {
  const worker = startWorker(disk, options);
  workers.push(worker);
  return {
    disk,
    worker,
    async set(patch: Requests['settings/set']) {
      const reply = await worker.ask('settings/set', patch);
      if (!reply.ok) throw new Error(JSON.stringify(reply.failure));
      return reply.value;
    },
    async settings() {
      const reply = await worker.ask('settings/get', {});
      if (!reply.ok) throw new Error(JSON.stringify(reply.failure));
      return reply.value;
    },
  };
}

const kept = ({ values }: Account) => Object.fromEntries(values);
const isSo = async (holds: () => Promise<boolean>): Promise<void> => expect(await until(holds, 2000)).toBe(true);

describe('settings through the browser’s sync', () => {
  test('stay here until the user says otherwise', async () => {
    const account = createAccount();
    await browserOf(account).set({ theme: 'dark' });
    expect(kept(account)).toEqual({});
  });

  test('who joins takes what is there, and adds what nobody has chosen yet', async () => {
    const account = createAccount();
    account.values.set('theme', 'dark').set('digest', 'daily');
    const phone = browserOf(account);
    await phone.set({ theme: 'light', links: 'affiliate' });
    await phone.set({ sync: 'browser' });
    await isSo(async () => !phone.disk.local.has('untold'));
    expect(await phone.settings()).toMatchObject({ theme: 'dark', digest: 'daily', links: 'affiliate' });
    expect(kept(account)).toMatchObject({ theme: 'dark', digest: 'daily', links: 'affiliate', notifications: true });
  });

  test('after that the last word on each setting counts, whoever says it', async () => {
    const account = createAccount();
    const [desk, phone] = [browserOf(account), browserOf(account)];
    await desk.set({ sync: 'browser' });
    await phone.set({ sync: 'browser' });
    await Promise.all([desk.set({ theme: 'dark' }), phone.set({ quietHours: { fromMinute: 60, toMinute: 120 } })]);
    for (const { settings } of [desk, phone]) {
      await isSo(async () => {
        const { theme, quietHours } = await settings();
        return theme === 'dark' && quietHours?.fromMinute === 60;
      });
    }
    await phone.set({ theme: 'light' });
    await isSo(async () => (await desk.settings()).theme === 'light');
    await desk.set({ sync: 'off', theme: 'system' });
    await phone.set({ digest: 'daily' });
    expect(await desk.settings()).toMatchObject({ theme: 'system', digest: 'off' });
    expect((await phone.settings()).theme).toBe('light');
  });

  test('hold no address, no permission and nothing that is true of one proxy alone, and take none of it', async () => {
    const account = createAccount();
    const desk = browserOf(account);
    await desk.set({ sync: 'browser' });
    await desk.set({
      webhookUrl: 'https://hooks.example/s3cret',
      automaticShops: ['shop.example'],
      priceUnit: 'minor',
    });
    await desk.worker.ask('connection/get', {});
    expect(JSON.stringify(kept(account))).not.toMatch(/s3cret|shop\.example|minor|sync/);
    account.say({ webhookUrl: 'https://evil.example/', sync: 'off', theme: 'loud', digest: 'daily' });
    await isSo(async () => (await desk.settings()).digest === 'daily');
    expect(await desk.settings()).toMatchObject({
      webhookUrl: 'https://hooks.example/s3cret',
      sync: 'browser',
      theme: 'system',
    });
  });

  test('where it is full or off nothing changes here, and it is told when there is room', async () => {
    const account = createAccount();
    account.values.set('theme', 'light');
    const desk = browserOf(account);
    await desk.set({ sync: 'browser' });
    account.isFull = true;
    await desk.set({ theme: 'dark' });
    expect((await desk.settings()).theme).toBe('dark');
    account.isFull = false;
    const later = browserOf(account, {}, desk.disk);
    expect((await later.settings()).theme).toBe('dark');
    await isSo(async () => account.values.get('theme') === 'dark');
    expect((await later.settings()).theme).toBe('dark');
  });

  test('whenever the worker dies, the change is made and told, or is not made', async () => {
    for (let diesAt = 1; diesAt < 40; diesAt += 1) {
      const account = createAccount();
      account.values.set('theme', 'light');
      const desk = browserOf(account);
      await desk.set({ sync: 'browser' });
      desk.worker.kill();
      const dying = browserOf(account, { diesAt }, desk.disk);
      void dying.worker.ask('settings/set', { theme: 'dark' });
      await until(async () => dying.worker.isDead, 30);
      dying.worker.kill();
      const later = browserOf(account, {}, desk.disk);
      await later.settings();
      await isSo(async () => (await later.settings()).theme === account.values.get('theme'));
      later.worker.kill();
    }
  });

  test('a backup brings them back for all, and one without any leaves them alone', async () => {
    const account = createAccount();
    const [desk, phone] = [browserOf(account), browserOf(account)];
    await desk.set({ sync: 'browser', theme: 'dark' });
    await phone.set({ sync: 'browser' });
    const exported = await desk.worker.ask('data/export', {});
    const text = exported.ok ? exported.value.text : '';
    await phone.set({ theme: 'light' });
    const { settings: _, ...rest } = JSON.parse(text) as { settings: object };
    await desk.worker.ask('data/import', { text: JSON.stringify(rest) });
    expect(await desk.settings()).toMatchObject({ theme: 'light', sync: 'browser' });
    await desk.worker.ask('data/import', { text });
    await isSo(async () => (await phone.settings()).theme === 'dark');
  });

  test('are gone from there, too, when everything is erased', async () => {
    const account = createAccount();
    const desk = browserOf(account);
    await desk.set({ sync: 'browser', theme: 'dark' });
    await desk.worker.ask('data/erase', {});
    expect(kept(account)).toEqual({});
    expect(await desk.settings()).toMatchObject({ theme: 'system', sync: 'off' });
  });
});

describe('settings through a proxy', () => {
  const connect = (disk: ReturnType<typeof createDisk>, kind: 'elsewhere' | 'transparent'): void => {
    const capabilities = { events: kind === 'elsewhere', watches: true, marketplaces: [] };
    const connection = { address: 'https://proxy.example', kind, connectedAt: 0, capabilities };
    disk.local.set('connection', { connection, key: 'k' });
  };

  test('what is chosen while they are told is not undone by the answer', async () => {
    const disk = { ...createDisk(), account: createAccount() };
    connect(disk, 'elsewhere');
    let shared: object = {};
    let hold: Promise<void> | undefined;
    const fetchNow = async (_: string, { body }: RequestInit): Promise<Response> => {
      shared = { ...shared, ...(JSON.parse(typeof body === 'string' ? body : '{}') as object) };
      const answer = JSON.stringify(shared);
      await hold;
      return new Response(answer, { headers: { 'content-type': 'application/json' } });
    };
    const desk = browserOf(disk.account, { fetch: fetchNow }, disk);
    await desk.set({ sync: 'proxy', theme: 'dark' });
    let release: () => void = () => undefined;
    hold = new Promise((resolve) => (release = resolve));
    await desk.set({ theme: 'light' });
    await desk.set({ theme: 'system', digest: 'daily' });
    hold = undefined;
    release();
    await isSo(async () => JSON.stringify(shared).includes('"theme":"system"'));
    await isSo(async () => !disk.local.has('untold'));
    expect(await desk.settings()).toMatchObject({ theme: 'system', digest: 'daily' });
  });

  test('that hangs holds no click up, and what was chosen stays here until it can be told', async () => {
    const disk = { ...createDisk(), account: createAccount() };
    connect(disk, 'elsewhere');
    const hangs = browserOf(disk.account, { fetch: () => new Promise(() => undefined) }, disk);
    const began = performance.now();
    await hangs.set({ sync: 'proxy' });
    expect(await hangs.set({ theme: 'dark' })).toMatchObject({ sync: 'proxy', theme: 'dark' });
    expect(performance.now() - began).toBeLessThan(2000);
    expect(disk.local.get('untold')).toEqual({ theme: 'dark' });
    hangs.worker.kill();
    let shared: object = {};
    const fetchNow = async (_: string, { body }: RequestInit): Promise<Response> => {
      shared = { ...shared, ...(JSON.parse(typeof body === 'string' ? body : '{}') as object) };
      return Response.json(shared);
    };
    const later = browserOf(disk.account, { fetch: fetchNow }, disk);
    await later.settings();
    await isSo(async () => !disk.local.has('untold'));
    expect(shared).toMatchObject({ theme: 'dark' });
  });

  test('that is not ours, nobody is told anything', async () => {
    const disk = { ...createDisk(), account: createAccount() };
    connect(disk, 'transparent');
    const desk = browserOf(disk.account, { fetch: async () => Response.json({}) }, disk);
    await desk.set({ sync: 'proxy', theme: 'dark' });
    expect(desk.worker.requests.filter(({ url }) => url.includes('settings'))).toEqual([]);
    expect((await desk.settings()).theme).toBe('dark');
  });
});
