import type { Config } from '../config/config.ts';
import { outletSettings } from '../outlets/outlet.ts';
import { addOutlet, findOutlet, listOutlets, removeOutlet } from '../outlets/outlets.ts';
import { createSend } from '../outlets/send.ts';
import { openStore } from '../store/store.ts';
import type { Store } from '../store/store.ts';
import type { Words } from './command.ts';

const USAGE = `usage: outlets [list]
       outlets add DEVICE ntfy --url https://ntfy.example/topic [--token TOKEN]
       outlets add DEVICE gotify --url https://gotify.example --token TOKEN
       outlets add DEVICE webhook --url https://… --secret whsec_…
       outlets add DEVICE email --to NAME@EXAMPLE
       outlets remove ID
       outlets test ID`;

/** Where a device's alerts go beside its browser. */
export async function outlets(config: Config, words: Words): Promise<number> {
  const store = await openStore(config);
  const [verb = 'list', id = '', kind = ''] = words.rest;
  try {
    if (verb === 'list') return await list(store);
    if (verb === 'add') return await add(store, id, kind, words);
    if (verb === 'remove') return report(await removeOutlet(store, id), `removed ${id}`, id);
    if (verb === 'test') return await test(store, config, id);
    console.error(USAGE);
    return 2;
  } finally {
    await store.close();
  }
}

async function list(store: Store): Promise<number> {
  for (const { id, deviceId, kind, to, due, done, dead, lastError } of await listOutlets(store)) {
    const counts = `${String(done)} sent, ${String(due)} waiting, ${String(dead)} given up`;
    console.log(
      [id, deviceId, kind, to, counts, ...(lastError === undefined ? [] : [`last: ${lastError}`])].join('  '),
    );
  }
  return 0;
}

async function add(store: Store, deviceId: string, kind: string, { url, token, secret, to }: Words): Promise<number> {
  const given = Object.fromEntries(
    Object.entries({ kind, url, token, secret, to }).filter(([, word]) => word !== undefined),
  );
  const settings = outletSettings.safeParse(given);
  if (!settings.success) {
    for (const { path, message } of settings.error.issues) console.error(`${path.join('.') || 'outlet'}: ${message}`);
    console.error(USAGE);
    return 2;
  }
  const id = await addOutlet(store, deviceId, settings.data, Date.now());
  return report(id !== undefined, `added ${id ?? ''}`, deviceId);
}

async function test(store: Store, { smtp }: Config, id: string): Promise<number> {
  const settings = await findOutlet(store, id);
  if (settings === undefined) return report(false, '', id);
  const message = {
    historyId: `test-${String(Date.now())}`,
    title: 'Elsewhere: test',
    text: 'Alerts arrive here.',
    wire: { test: true },
  };
  await createSend({ smtp, now: Date.now })(settings, message);
  console.log('sent');
  return 0;
}

function report(done: boolean, word: string, id: string): number {
  console.log(done ? word : `there is no ${id}`);
  return done ? 0 : 1;
}
