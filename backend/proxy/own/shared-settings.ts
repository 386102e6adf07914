import { PROXY_PATHS } from '../../../lib/contract/proxy.ts';
import { sharedSettings } from '../../../lib/contract/shared-settings.ts';
import { parseObject } from '../http/json-object.ts';
import { problem } from '../http/reply.ts';
import { readSetting, writeSetting } from '../store/store.ts';
import type { Store } from '../store/store.ts';
import { exactly } from './own-route.ts';
import type { OwnRoute } from './own-route.ts';

/** Room for the rates of every currency. */
const MOST_BYTES = 32 * 1024;

export interface SharedSettingsOptions {
  readonly store: Store;
  readonly ownerOf: (user: string) => string;
}

/**
 * What the browsers of one user have in common. Each tells what was chosen in it since the last time, maybe nothing, and is
 * answered all: the last word on each setting counts.
 */
export function createSharedSettings({ store, ownerOf }: SharedSettingsOptions): OwnRoute {
  return {
    name: 'settings',
    method: 'POST',
    path: exactly(PROXY_PATHS.settings),
    open: false,
    maxBytes: MOST_BYTES,
    async answer({ body }, { user }) {
      const chosen = sharedSettings.safeParse(parseObject(body));
      if (!chosen.success)
        return problem('bad_request', 'That is no object of settings, or one of them has no such value.');
      const name = `shared-by:${ownerOf(user)}`;
      const shared = await store.write(async (db) => {
        const before = JSON.parse((await readSetting({ db }, name)) ?? '{}') as object;
        const now = JSON.stringify({ ...before, ...chosen.data });
        await writeSetting({ db }, name, now);
        return now;
      });
      return { status: 200, headers: { 'content-type': 'application/json' }, body: shared };
    },
  };
}
