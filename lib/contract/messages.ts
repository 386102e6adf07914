import * as z from 'zod/mini';
import type { Answered } from '../domain/answered.ts';
import type { Captured } from '../domain/captured.ts';
import type { Connection } from '../domain/connection.ts';
import type { LedgerEntry } from '../domain/ledger-entry.ts';
import type { Merchant } from '../domain/merchant.ts';
import type { Listed } from '../domain/sighting.ts';
import type { Observation } from '../domain/observation.ts';
import type { PageState } from '../domain/page-state.ts';
import type { Settings } from '../domain/settings.ts';
import type { Subject } from '../domain/subject.ts';
import type { WatchRecord } from '../domain/watch-record.ts';
import type { InboxEntry } from '../domain/inbox.ts';
import { partly } from './partly.ts';
import { settingsPatch } from './settings.ts';
import { seenPage } from './evidence.ts';
import { sighting } from './sighting.ts';
import { viewQuery } from './view-query.ts';
import { watchDraft, watchProduct } from './watch-draft.ts';
import { only } from './only.ts';

// Every message between the parts of the extension: what it carries, who may send it, and what comes back.
// Messages are intents, never tools: no address to fetch, no tab to open.

export type SenderKind = 'content' | 'extension';

const nothing = z.object({});
const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
const subject = z.union([
  z.object({ kind: only('sighting'), sighting }),
  z.object({ kind: only('typed'), text: text(2000) }),
]) as unknown as z.ZodMiniType<Subject>;
const tabId = z.int().check(z.nonnegative());
const clientIds = z.array(text(160)).check(z.minLength(1), z.maxLength(1000));

export const requests = {
  /** A content script saw a page, or saw it change. */
  'page/seen': {
    from: 'content',
    payload: seenPage,
  },
  'page/current': { from: 'extension', payload: z.object({ tabId: z.optional(tabId) }) },
  'page/choose': { from: 'extension', payload: z.object({ tabId, chosen: z.int().check(z.nonnegative()) }) },
  /** Looks at a tab once; the browser's permission was asked for by the view, in the click. */
  'page/look': { from: 'extension', payload: z.object({ tabId }) },

  /** At once from what is stored, if anything is; `fresh` says whether asking anew is worth it. */
  'comparison/stored': { from: 'extension', payload: z.object({ subject, query: viewQuery }) },
  /** From the catalog. */
  'comparison/fetch': { from: 'extension', payload: z.object({ subject, query: viewQuery }) },
  'comparison/not-same': {
    from: 'extension',
    payload: z.object({ subject, offerId: text(128), notSame: z.boolean() }),
  },
  /** A batch of a listing page's items, at most ten. */
  'listing/compare': {
    from: 'extension',
    payload: z.object({
      tabId,
      from: z.int().check(z.nonnegative()),
      count: z.int().check(z.minimum(1), z.maximum(10)),
    }),
  },
  'merchant/get': { from: 'extension', payload: z.object({ id: text(64) }) },
  'merchant/of-shop': { from: 'extension', payload: z.object({ host: text(253) }) },
  'history/get': { from: 'extension', payload: z.object({ subject }) },
  /** The same for a watch, which keeps its product's key. */
  'history/of-product': { from: 'extension', payload: z.object({ product: text(2100) }) },
  /** The prices of these offers of an answer are of the very product. */
  'history/observe': {
    from: 'extension',
    payload: z.object({ subject, query: viewQuery, offerIds: z.array(text(128)).check(z.maxLength(1000)) }),
  },

  /** What the tab showed when a picture in it was clicked; given once. */
  'picture/clicked': { from: 'extension', payload: nothing },

  'watch/create': {
    from: 'extension',
    payload: z.object({ draft: watchDraft, product: watchProduct, tags: z.array(text(40)) }),
  },
  'watch/list': { from: 'extension', payload: nothing },
  'watch/change': { from: 'extension', payload: z.object({ clientIds, draft: partly(watchDraft.shape) }) },
  'watch/tag': { from: 'extension', payload: z.object({ clientIds, tags: z.array(text(40)).check(z.maxLength(20)) }) },
  /** Deleted after a moment in which it can be undone. */
  'watch/delete': { from: 'extension', payload: z.object({ clientIds }) },
  'watch/undelete': { from: 'extension', payload: z.object({ clientIds }) },
  /** Reads the watches and their news from the service now. */
  'watch/refresh': { from: 'extension', payload: nothing },
  'inbox/list': { from: 'extension', payload: nothing },
  /** They were read, or are to come again a day later. */
  'inbox/read': {
    from: 'extension',
    payload: z.object({ historyIds: z.array(text(256)).check(z.maxLength(1000)), later: z.optional(z.boolean()) }),
  },

  'connection/get': { from: 'extension', payload: nothing },
  /** Who answers at this address? Nothing is stored. */
  'connection/identify': { from: 'extension', payload: z.object({ address: text(2048) }) },
  'connection/pair': {
    from: 'extension',
    payload: z.object({ address: text(2048), code: text(128), deviceName: text(100) }),
  },
  /** A transparent proxy, or our own with a key typed by hand. */
  'connection/use': { from: 'extension', payload: z.object({ address: text(2048), key: z.optional(text(512)) }) },
  'connection/forget': { from: 'extension', payload: nothing },
  'settings/get': { from: 'extension', payload: nothing },
  'settings/set': { from: 'extension', payload: settingsPatch },
  'ledger/list': { from: 'extension', payload: nothing },
  /** Everything, as one file. */
  'data/export': { from: 'extension', payload: nothing },
  'data/import': { from: 'extension', payload: z.object({ text: z.string().check(z.maxLength(50_000_000)) }) },
  'data/erase': { from: 'extension', payload: nothing },
} as const satisfies Record<string, { from: SenderKind; payload: z.ZodMiniType }>;

export type RequestName = keyof typeof requests;
export type Requests = { readonly [N in RequestName]: z.infer<(typeof requests)[N]['payload']> };

export interface Replies {
  'page/seen': null;
  'page/current': PageState;
  'page/choose': null;
  'page/look': null;
  'comparison/stored': Answered | null;
  'comparison/fetch': Answered;
  'comparison/not-same': null;
  'listing/compare': { readonly rows: readonly ListedAnswer[]; readonly total: number };
  'merchant/get': Merchant;
  'merchant/of-shop': Merchant | null;
  'history/get': readonly Observation[];
  'history/of-product': readonly Observation[];
  'history/observe': null;
  'picture/clicked': Captured | null;
  'watch/create': readonly WatchRecord[];
  'watch/list': { readonly watches: readonly WatchRecord[]; readonly lastReadAt: number | null };
  'watch/change': readonly WatchRecord[];
  'watch/tag': readonly WatchRecord[];
  'watch/delete': null;
  'watch/undelete': readonly WatchRecord[];
  'watch/refresh': null;
  'inbox/list': readonly InboxEntry[];
  'inbox/read': null;
  'connection/get': Connection | null;
  'connection/identify': Pick<Connection, 'address' | 'kind' | 'name' | 'version' | 'access'>;
  'connection/pair': Connection;
  'connection/use': Connection;
  'connection/forget': null;
  'settings/get': Settings;
  'settings/set': Settings;
  'ledger/list': readonly LedgerEntry[];
  'data/export': { readonly fileName: string; readonly text: string };
  'data/import': { readonly watches: number; readonly observations: number; readonly skipped: number };
  'data/erase': null;
}

/** One item of a listing page and what the catalog said of it. */
interface ListedAnswer {
  /** Its place on the page. */
  readonly index: number;
  readonly item: Listed;
  readonly answered: Answered | null;
}
