import type { Connection } from '../../lib/domain/connection.ts';
import type { Failure } from '../../lib/domain/failure.ts';
import type { PageState } from '../../lib/domain/page-state.ts';
import type { Listed, Sighting } from '../../lib/domain/sighting.ts';
import type { Subject } from '../../lib/domain/subject.ts';

/** What the whole view shows. A new member breaks the build wherever it is not handled. */
export type Screen =
  | { readonly kind: 'starting' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'not-connected' }
  | { readonly kind: 'private-window' }
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'not-permitted'; readonly tabId: number; readonly shop: string; readonly origin: string }
  | { readonly kind: 'looking-at-page' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'listing'; readonly tabId: number; readonly items: readonly Listed[] }
  | {
      readonly kind: 'product';
      readonly subject: Subject;
      /** The products seen on the page, for "not this product?"; empty for a search. */
      readonly sightings: readonly Sighting[];
      readonly chosen: number;
      readonly tabId: number | undefined;
      /** The shop's own address, where it is looked at after a click only. */
      readonly unpermitted: string | undefined;
      readonly throughAffiliate: boolean;
    };

export interface Known {
  readonly failure: Failure | undefined;
  /** Undefined while not yet read. */
  readonly connection: Connection | null | undefined;
  readonly page: PageState | undefined;
  /** A search takes the place of the page. */
  readonly typed: string;
}

export function screenOf({ failure, connection, page, typed }: Known): Screen {
  if (failure !== undefined) return { kind: 'failed', failure };
  if (connection === undefined) return { kind: 'starting' };
  if (connection === null) return { kind: 'not-connected' };
  // Nothing is stored or sent from there, not even what is typed.
  if (page?.kind === 'private-window') return { kind: 'private-window' };
  if (typed !== '') return searchScreen(typed);
  return page === undefined ? { kind: 'starting' } : pageScreen(page);
}

function searchScreen(text: string): Screen {
  return {
    kind: 'product',
    subject: { kind: 'typed', text },
    sightings: [],
    chosen: 0,
    tabId: undefined,
    unpermitted: undefined,
    throughAffiliate: false,
  };
}

function pageScreen(page: PageState): Screen {
  switch (page.kind) {
    case 'unsupported':
    case 'private-window':
      return { kind: page.kind };
    case 'not-permitted':
      return page;
    case 'looking':
      return { kind: 'looking-at-page' };
    case 'seen':
      return seenScreen(page);
  }
}

function seenScreen(page: Extract<PageState, { kind: 'seen' }>): Screen {
  const { url, view, tabId, chosen, granted, throughAffiliate } = page;
  switch (view.kind) {
    case 'nothing':
      return { kind: 'nothing' };
    case 'listing':
      return { kind: 'listing', tabId, items: view.items };
    case 'product': {
      const sighting = view.sightings[chosen] ?? view.sightings[0];
      return {
        kind: 'product',
        subject: { kind: 'sighting', sighting },
        sightings: view.sightings,
        chosen,
        tabId,
        unpermitted: granted ? undefined : new URL(url).origin,
        throughAffiliate,
      };
    }
  }
}
