import type { Requests } from '../contract/messages.ts';
import { ok, type Result } from '../domain/result.ts';
import type { Settings } from '../domain/settings.ts';
import { keptName, keptNames } from '../platform/kept.ts';
import { type Area, createQueue, type Item } from '../storage/areas.ts';

/** Settings, and what a view wants to find again when it is opened next. */
export function createPreferences(deps: { readonly settings: Item<Settings>; readonly session: Area }) {
  const inTurn = createQueue();
  return {
    async settings(): Promise<Result<Settings>> {
      return ok(await deps.settings.get());
    },
    async change(patch: Requests['settings/set']): Promise<Result<Settings>> {
      return inTurn(async () => {
        const next = { ...(await deps.settings.get()), ...patch } as Settings;
        await deps.settings.set(next);
        return ok(next);
      });
    },
    async keepViewState({ key, value }: Requests['view-state/set']): Promise<Result<null>> {
      await deps.session.set({ [keptName(key)]: value });
      return ok(null);
    },
    /** A tab was closed. */
    async forget(tabId: number): Promise<void> {
      for (const name of keptNames(tabId)) await deps.session.remove(name);
    },
  };
}

export type Preferences = ReturnType<typeof createPreferences>;
