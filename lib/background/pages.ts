import type { TabRecord } from '../contract/records.ts';
import type { Requests } from '../contract/messages.ts';
import type { PageState } from '../domain/page-state.ts';
import { err, ok, type Result } from '../domain/result.ts';
import type { Sighting } from '../domain/sighting.ts';
import type { Sender } from '../messaging/serve.ts';
import type { Recognition } from '../platform/recognition.ts';
import type { TabStore } from '../storage/tab-store.ts';

interface Tab {
  readonly id: number;
  readonly url: string | undefined;
  readonly incognito: boolean;
}

export interface PagesDependencies {
  readonly tabs: TabStore;
  activeTab(): Promise<Tab | undefined>;
  tabOf(tabId: number): Promise<Tab | undefined>;
  /** Runs the detector once; false where the browser does not permit it. */
  lookAt(tabId: number): Promise<boolean>;
  hasOrigin(address: string): Promise<boolean>;
  /** Judges what a page brought; its code comes with the first page. */
  recognition(): Promise<Recognition>;
  /** The mark on the button: this tab shows a product, or it does not. */
  mark(tabId: number, recognised: boolean): Promise<void>;
  /** Remembers the price a page asks. */
  observe(sighting: Sighting): Promise<void>;
  /** Asks the catalog where the user wants that without a click. */
  lookAhead(sighting: Sighting): Promise<void>;
}

const isWeb = (address: string): boolean => /^https?:/.test(address);

/** A tab that has moved on is not described by what was seen before; a fragment moves nowhere. */
const samePage = (a: string, b: string): boolean => a.split('#', 1)[0] === b.split('#', 1)[0];

/** What the content scripts report, and what the views want to know of the page in front of the user. */
export function createPages(deps: PagesDependencies) {
  async function describe(tab: Tab, address: string, record: TabRecord | undefined): Promise<PageState> {
    const granted = await deps.hasOrigin(address);
    if (record !== undefined) {
      const { url, view, chosen, affiliate } = record;
      return { kind: 'seen', tabId: tab.id, url, view, chosen, granted, throughAffiliate: affiliate };
    }
    // Opening the popup is a gesture: the browser lets us look at this tab once.
    if (await deps.lookAt(tab.id)) return { kind: 'looking', tabId: tab.id };
    const { hostname, origin } = new URL(address);
    return { kind: 'not-permitted', tabId: tab.id, shop: hostname, origin };
  }

  return {
    async seen({ view: evidence, url, revision, came }: Requests['page/seen'], sender: Sender): Promise<Result<null>> {
      const { tab } = sender;
      if (tab?.id === undefined) return err({ kind: 'refused', reason: 'sender' });
      // Nothing of a private window is ever stored.
      if (tab.incognito) return err({ kind: 'refused', reason: 'private-window' });
      if (URL.parse(url)?.origin !== URL.parse(sender.url ?? '')?.origin)
        return err({ kind: 'refused', reason: 'sender' });
      const { recognise, cameThroughAffiliate } = await deps.recognition();
      const view = recognise({ ...evidence, url });
      const before = await deps.tabs.get(tab.id);
      const chosen = before?.url === url ? before.chosen : 0;
      await deps.tabs.set(tab.id, { url, view, revision, chosen, affiliate: came.some(cameThroughAffiliate) });
      await deps.mark(tab.id, view.kind !== 'nothing');
      if (view.kind === 'product') {
        const sighting = view.sightings[chosen] ?? view.sightings[0];
        await deps.observe(sighting);
        // The page waits for no catalog.
        void deps.lookAhead(sighting).catch(() => undefined);
      }
      return ok(null);
    },

    async current({ tabId }: Requests['page/current']): Promise<Result<PageState>> {
      const tab = tabId === undefined ? await deps.activeTab() : await deps.tabOf(tabId);
      if (tab === undefined) return ok({ kind: 'unsupported' });
      if (tab.incognito) return ok({ kind: 'private-window' });
      const record = await deps.tabs.get(tab.id);
      const address = tab.url ?? record?.url;
      if (address === undefined || !isWeb(address)) return ok({ kind: 'unsupported' });
      return ok(
        await describe(tab, address, record !== undefined && samePage(record.url, address) ? record : undefined),
      );
    },

    async choose({ tabId, chosen }: Requests['page/choose']): Promise<Result<null>> {
      const record = await deps.tabs.get(tabId);
      if (record !== undefined) await deps.tabs.set(tabId, { ...record, chosen });
      return ok(null);
    },

    async look({ tabId }: Requests['page/look']): Promise<Result<null>> {
      return (await deps.lookAt(tabId)) ? ok(null) : err({ kind: 'refused', reason: 'permission' });
    },

    /** A tab left its page, or was closed: what was seen there is no longer in front of the user. */
    async left(tabId: number): Promise<void> {
      await deps.tabs.remove(tabId);
    },
  };
}

export type Pages = ReturnType<typeof createPages>;
