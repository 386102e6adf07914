import { IDBFactory } from 'fake-indexeddb';
import { startBackground } from '../../lib/background/start.ts';
import type { Replies, RequestName, Requests } from '../../lib/contract/messages.ts';
import type { Result } from '../../lib/domain/result.ts';
import type { Platform } from '../../lib/platform/platform.ts';
import en from '../../public/_locales/en/messages.json' with { type: 'json' };
import { seenBy } from './mortal-database.ts';
import { messagesOf } from './views/messages.ts';

/** What outlives a worker: its storage, its alarms, and what the user was shown. */
export interface Disk {
  readonly local: Map<string, unknown>;
  readonly session: Map<string, unknown>;
  /** What the browser's own sync carries between the browsers of one user. */
  readonly account: Account;
  readonly alarms: Map<string, { scheduledTime: number }>;
  /** Every notification that was shown, and how often. */
  readonly shown: Map<string, { times: number; title: string; message: string }>;
  readonly opened: string[];
  readonly indexedDB: IDBFactory;
  badge: string;
}

export interface Account {
  readonly values: Map<string, unknown>;
  readonly listeners: Set<() => void>;
  isFull: boolean;
  /** Another browser has its word. */
  say(words: Readonly<Record<string, unknown>>): void;
}

export function createAccount(): Account {
  const account: Account = {
    values: new Map(),
    listeners: new Set(),
    isFull: false,
    say(words) {
      for (const [name, value] of Object.entries(words)) account.values.set(name, structuredClone(value));
      for (const listener of account.listeners) listener();
    },
  };
  return account;
}

export function createDisk(): Disk {
  return {
    local: new Map(),
    session: new Map(),
    account: createAccount(),
    alarms: new Map(),
    shown: new Map(),
    opened: [],
    indexedDB: new IDBFactory(),
    badge: '',
  };
}

export interface WorkerOptions {
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  readonly now?: () => number;
  /** The worker dies at this step: whatever it was about to do, and whatever it was waiting for, never comes. */
  readonly diesAt?: number;
}

export interface Worker {
  ask<N extends RequestName>(name: N, payload: Requests[N]): Promise<Result<Replies[N]>>;
  /** The browser starts. */
  startUp(): void;
  alarm(name: string): void;
  clickNote(id: string): void;
  pressNote(id: string, index: number): void;
  /** Ends it where it stands. */
  kill(): void;
  readonly requests: { readonly method: string; readonly url: string }[];
  readonly steps: number;
  readonly isDead: boolean;
}

const HOME = 'chrome-extension://elsewhere/';
const never = new Promise<never>(() => undefined);

/** The real background on a stand-in for the browser. One at a time: the database in use is the newest worker's. */
export function startWorker(disk: Disk, options: WorkerOptions = {}): Worker {
  const { fetch: send = fetch, now = Date.now, diesAt = Number.POSITIVE_INFINITY } = options;
  let steps = 0;
  let isDead = false;
  const requests: { method: string; url: string }[] = [];
  function lives(): boolean {
    if (isDead) return false;
    steps += 1;
    isDead = steps >= diesAt;
    return !isDead;
  }
  async function step<T>(work: () => T | Promise<T>): Promise<T> {
    if (!lives()) return never;
    const result = await work();
    return isDead ? never : result;
  }
  Object.assign(globalThis, { indexedDB: seenBy(disk.indexedDB, lives) });

  type Listener = (message: unknown, sender: unknown, respond: (reply: unknown) => void) => true;
  let onMessage: Listener | undefined;
  let onAlarm: (name: string) => void = () => undefined;
  let onStartup: () => void = () => undefined;
  let onClick: (id: string) => void = () => undefined;
  let onButton: (id: string, index: number) => void = () => undefined;
  const area = (values: Map<string, unknown>) => ({
    get: (key: string) => step(() => (values.has(key) ? { [key]: structuredClone(values.get(key)) } : {})),
    set: (items: Record<string, unknown>) =>
      step(() => {
        for (const [key, value] of Object.entries(items)) values.set(key, structuredClone(value));
      }),
    remove: (key: string) => step(() => void values.delete(key)),
  });
  const { account } = disk;
  const sync = {
    get: (names: readonly string[]) =>
      step(() => structuredClone(Object.fromEntries([...account.values].filter(([name]) => names.includes(name))))),
    set: (words: Record<string, unknown>) =>
      step(() => {
        if (account.isFull) throw new Error('QUOTA_BYTES quota exceeded');
        if (Object.keys(words).length > 0) account.say(words);
      }),
    clear: () => step(() => account.values.clear()),
  };
  const nothing = (): void => undefined;
  const none = async (): Promise<undefined> => undefined;

  const platform = {
    runtime: {
      id: 'elsewhere',
      getURL: (path: string) => HOME + path,
      onMessage: { addListener: (listener: Listener) => (onMessage = listener) },
    },
    local: area(disk.local),
    session: area(disk.session),
    sync,
    alarms: {
      get: (name: string) => step(() => disk.alarms.get(name)),
      create: (name: string, info: { delayInMinutes?: number; when?: number }) =>
        step(
          () => void disk.alarms.set(name, { scheduledTime: info.when ?? now() + (info.delayInMinutes ?? 0) * 60_000 }),
        ),
      clear: (name: string) => step(() => disk.alarms.delete(name)),
    },
    fetch: (url: string, init: RequestInit) =>
      step(async () => {
        requests.push({ method: init.method ?? 'GET', url });
        const reply = await send(url, init);
        return step(() => reply);
      }),
    online: () => true,
    now,
    newId: () => crypto.randomUUID(),
    message: messagesOf(en),
    language: () => 'en',
    permissions: { grantedOrigins: async () => [], hasOrigin: async () => true, onOriginsChanged: nothing },
    tabs: { activeTab: none, lookAt: async () => false, registerDetector: none, tabOf: none },
    report: (error: unknown) => {
      throw error;
    },
    everywhere: {
      setMenus: none,
      onMenu: nothing,
      onTyped: nothing,
      onEntered: nothing,
      onCommand: nothing,
      openPanel: none,
      capture: none,
    },
    notify: (id: string, title: string, message: string) =>
      step(async () => {
        disk.shown.set(id, { times: (disk.shown.get(id)?.times ?? 0) + 1, title, message });
        await step(nothing);
      }),
    setBadge: (text: string) => step(() => void (disk.badge = text)),
    onInstalled: nothing,
    onStartup: (listener: () => void) => (onStartup = listener),
    onAlarm: (listener: (name: string) => void) => (onAlarm = listener),
    onSynced: (listener: () => void) => account.listeners.add(() => isDead || listener()),
    onTabClosed: nothing,
    onNotificationClicked: (listener: (id: string) => void) => (onClick = listener),
    onNotificationButton: (listener: (id: string, index: number) => void) => (onButton = listener),
    openPage: (file: string) => step(() => void disk.opened.push(file)),
    packaged: none,
  };
  startBackground(platform as unknown as Platform);

  return {
    ask: (name, payload) =>
      new Promise((resolve) => {
        onMessage?.(
          JSON.parse(JSON.stringify({ name, payload })),
          { id: 'elsewhere', url: `${HOME}popup.html` },
          (reply) => {
            if (!isDead) resolve(reply as never);
          },
        );
      }),
    startUp: () => onStartup(),
    alarm: (name) => onAlarm(name),
    clickNote: (id) => onClick(id),
    pressNote: (id, index) => onButton(id, index),
    kill: () => {
      isDead = true;
    },
    requests,
    get steps() {
      return steps;
    },
    get isDead() {
      return isDead;
    },
  };
}
