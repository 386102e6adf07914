import type { Config } from '../config/config.ts';
import { createDevices } from '../pairing/devices.ts';
import type { Device } from '../pairing/devices.ts';
import { deviceName } from '../pairing/names.ts';
import { openStore } from '../store/store.ts';
import type { Words } from './command.ts';

const when = (at: number | undefined): string =>
  at === undefined ? 'never' : new Date(at).toISOString().slice(0, 16).replace('T', ' ');

function line({ id, user, name, createdAt, lastUsedAt, revoked }: Device): string {
  const state = revoked ? 'revoked' : 'paired';
  return [id, user === id ? '-' : user, state, when(createdAt), `last used ${when(lastUsedAt)}`, name].join('  ');
}

/** Lists the paired browsers, gives one a name, or takes one's key away. */
export async function devices(config: Config, { rest: [verb, id = '', ...words] }: Words): Promise<number> {
  const store = await openStore(config);
  const all = createDevices(store, Date.now);
  const name = deviceName(words.join(' '));
  try {
    if (verb === undefined || verb === 'list') {
      for (const device of await all.list()) console.log(line(device));
      return 0;
    }
    if (verb !== 'revoke' && (verb !== 'rename' || name === undefined)) {
      console.error('usage: devices [list | rename ID NAME | revoke ID]');
      return 2;
    }
    const found = name !== undefined && verb === 'rename' ? await all.rename(id, name) : await all.revoke(id);
    console.log(found ? `${verb === 'revoke' ? 'revoked' : 'renamed'} ${id}` : `there is no paired device ${id}`);
    return found ? 0 : 1;
  } finally {
    await store.close();
  }
}
