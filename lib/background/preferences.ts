import type { Requests } from '../contract/messages.ts';
import { readSettings } from '../contract/settings.ts';
import { ok, type Result } from '../domain/result.ts';
import { type Settings, type Shared, sharedOf } from '../domain/settings.ts';
import { keptNames } from '../platform/kept.ts';
import { type Area, createQueue, type Item } from '../storage/areas.ts';

export interface PreferenceDependencies {
  readonly settings: Item<Settings>;
  /** What was chosen here and is still to be told. */
  readonly untold: Item<Shared>;
  /** Each tells the user's other browsers what was chosen here, and answers all that was chosen anywhere; nothing where it cannot. */
  readonly carriers: Readonly<
    Record<Exclude<Settings['sync'], 'off'>, (chosen: Shared) => Promise<Shared | undefined>>
  >;
  readonly session: Area;
}

/**
 * Settings, which the user's browsers may have in common: who joins takes what is there, and after that the last word on
 * each counts. Through a carrier that is off or full nothing changes here, and what was chosen is told later.
 */
export function createPreferences({ settings, untold, carriers, session }: PreferenceDependencies) {
  const inTurn = createQueue();
  const oneByOne = createQueue();

  async function exchange(): Promise<void> {
    const own = await settings.get();
    if (own.sync === 'off') return;
    const told = await untold.get();
    const answer = await carriers[own.sync](told);
    if (answer === undefined) return;
    const theirs = sharedOf(answer);
    const first = Object.entries(sharedOf(own)).filter(([name]) => !(name in theirs));
    if (first.length > 0) await carriers[own.sync](Object.fromEntries(first));
    await inTurn(async () => {
      const now = await settings.get();
      // What was chosen meanwhile is told next, and the answer to that is the newer one.
      if (now.sync !== own.sync || JSON.stringify(await untold.get()) !== JSON.stringify(told)) return;
      await settings.set(readSettings({ ...now, ...theirs }));
      await untold.clear();
    });
  }
  const share = (): Promise<void> => oneByOne(exchange).catch(() => undefined);

  return {
    share,
    async settings(): Promise<Result<Settings>> {
      void share();
      return ok(await settings.get());
    },
    async change(patch: Requests['settings/set']): Promise<Result<Settings>> {
      await inTurn(async () => {
        const next = { ...(await settings.get()), ...patch } as Settings;
        // Written down before it is told: a later exchange goes on, should this worker die.
        if (next.sync === 'off') await untold.clear();
        else await untold.set({ ...(await untold.get()), ...sharedOf(patch) });
        await settings.set(next);
      });
      const shared = share();
      // Who joins wants to see what is there, but waits for no proxy that hangs.
      if (patch.sync) await Promise.race([shared, new Promise((resolve) => setTimeout(resolve, 1000))]);
      return ok(await settings.get());
    },
    /** A tab was closed. */
    async forget(tabId: number): Promise<void> {
      for (const name of keptNames(tabId)) await session.remove(name);
    },
  };
}

export type Preferences = ReturnType<typeof createPreferences>;
