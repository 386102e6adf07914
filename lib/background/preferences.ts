import type { Requests } from '../contract/messages.ts';
import { ok, type Result } from '../domain/result.ts';
import type { Settings } from '../domain/settings.ts';
import { type Area, createQueue, type Item } from '../storage/areas.ts';

/** Settings, and what a view wants to find again when it is opened next. */
export function createPreferences(deps: { readonly settings: Item<Settings>; readonly session: Area }) {
  const inTurn = createQueue();
  const stateKey = (key: string): string => `view:${key}`;
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
    async viewState({ key }: Requests['view-state/get']): Promise<Result<string | null>> {
      const value = (await deps.session.get(stateKey(key)))[stateKey(key)];
      return ok(typeof value === 'string' ? value : null);
    },
    async keepViewState({ key, value }: Requests['view-state/set']): Promise<Result<null>> {
      await deps.session.set({ [stateKey(key)]: value });
      return ok(null);
    },
  };
}

export type Preferences = ReturnType<typeof createPreferences>;
