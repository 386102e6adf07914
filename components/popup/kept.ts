import type { Comparison } from '../../lib/domain/comparison.ts';
import type { Connection } from '../../lib/domain/connection.ts';
import type { PageState } from '../../lib/domain/page-state.ts';
import type { Settings } from '../../lib/domain/settings.ts';
import type { PresetKind } from '../../lib/domain/watch-presets.ts';
import { noFilters, type OfferFilters, SORTS, type Sort } from '../../lib/domain/view-query.ts';

export type Section = 'offers' | 'history' | 'watches';

/** An alert that is being set: what is chosen and typed so far. */
export interface AlertDraft {
  /** The offer it was asked for; null for the product as a whole. */
  readonly offerId: string | null;
  readonly place: number;
  readonly wish: PresetKind;
  /** Null while what was filled in stands. */
  readonly typed: string | null;
}

/** What survives closing and opening again, for as long as the tab stays on its page. */
export interface ViewState {
  readonly typed: string;
  readonly section: Section;
  readonly filters: OfferFilters;
  readonly sort: Sort;
  readonly alert: AlertDraft | null;
  /** How far it is scrolled, in pixels. */
  readonly scroll: number;
}

/** All that was on the screen: shown at once when it opens again, while what is true now is asked for. */
export interface Shown {
  readonly page: Extract<PageState, { kind: 'seen' }>;
  readonly settings: Settings;
  readonly connection: Connection;
  readonly comparison: Comparison;
}

/** What the browser kept of the view when it was last open in this tab, as texts of our own. */
export interface Kept {
  readonly view?: string;
  readonly shown?: string;
}

export const freshView: ViewState = {
  typed: '',
  section: 'offers',
  filters: noFilters,
  sort: 'best',
  alert: null,
  scroll: 0,
};

/** More than this takes longer to read than to ask for. */
const LARGEST = 300_000;

export function viewText(url: string, view: ViewState): string {
  return JSON.stringify({ url, ...view });
}

/** Our own record, maybe of another page: what does not fit falls back. */
export function readView(text: string | undefined, url: string): ViewState | undefined {
  const stored = parsed(text) as (Partial<ViewState> & { url?: string }) | null | undefined;
  if (stored?.url !== url) return undefined;
  return {
    typed: typeof stored.typed === 'string' ? stored.typed : '',
    section: stored.section === 'history' || stored.section === 'watches' ? stored.section : 'offers',
    filters: { ...noFilters, ...stored.filters },
    sort: SORTS.find((sort) => sort === stored.sort) ?? 'best',
    alert: stored.alert ?? null,
    scroll: typeof stored.scroll === 'number' ? stored.scroll : 0,
  };
}

export function shownText(shown: Shown): string | undefined {
  const text = JSON.stringify(shown);
  return text.length > LARGEST ? undefined : text;
}

/** Only what is about the page that the tab shows: the wrong product must not flash up. */
export function readShown(text: string | undefined, tabUrl: string | undefined): Shown | undefined {
  if (tabUrl === undefined) return undefined;
  const shown = parsed(text) as Shown | null | undefined;
  return shown && withoutFragment(shown.page.url) === withoutFragment(tabUrl) ? shown : undefined;
}

function withoutFragment(address: string): string {
  return address.split('#', 1)[0] ?? '';
}

function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
