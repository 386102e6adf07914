import { SHARED } from '../domain/settings.ts';
import type { OpenDoor } from './catalog-door.ts';
import type { PreferenceDependencies } from './preferences.ts';

interface Synced {
  get(names: string[]): Promise<Record<string, unknown>>;
  set(words: Record<string, unknown>): Promise<void>;
}

/** What can carry settings from one browser of the user to the others. */
export function createCarriers(sync: Synced, door: OpenDoor): PreferenceDependencies['carriers'] {
  return {
    async browser(chosen) {
      if (Object.keys(chosen).length > 0) await sync.set({ ...chosen });
      return sync.get([...SHARED]);
    },
    async proxy(chosen) {
      const opened = await door();
      // Any other server than ours is told of no settings.
      if (!opened.ok || opened.value.connection.kind !== 'elsewhere') return undefined;
      const reply = await opened.value.client.shareSettings(chosen);
      return reply.ok ? reply.value : undefined;
    },
  };
}
