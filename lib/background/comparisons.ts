import type { ListingRow, Replies, Requests } from '../contract/messages.ts';
import type { TabRecord } from '../contract/records.ts';
import type { ViewQuery } from '../domain/asking.ts';
import { compare } from '../domain/compare.ts';
import type { StoredAnswer } from '../contract/stored-answer.ts';
import type { AskedCriterion, Comparison } from '../domain/comparison.ts';
import type { OfferPage } from '../domain/offer-page.ts';
import { subjectKey } from '../domain/product-key.ts';
import { err, ok, type Result } from '../domain/result.ts';
import type { Listed } from '../domain/sighting.ts';
import type { Subject } from '../domain/subject.ts';
import { wantedFrom } from '../domain/wanted-from.ts';
import type { NotSameStore } from '../storage/not-same-store.ts';
import type { Observing } from './observing.ts';

export interface ComparisonDependencies {
  /** The strongest criterion first, falling through when one finds nothing. */
  ask(
    subject: Subject,
    query: ViewQuery,
  ): Promise<Result<{ readonly page: OfferPage; readonly asked: readonly AskedCriterion[] }>>;
  /** Several items of a listing in one call, ten at most; by their place. */
  askListed(items: readonly Listed[]): Promise<Result<readonly (OfferPage | undefined)[]>>;
  readonly cache: {
    get(key: string): Promise<StoredAnswer | undefined>;
    put(key: string, answer: StoredAnswer): Promise<void>;
  };
  readonly notSame: NotSameStore;
  readonly observing: Observing;
  readonly tabs: { get(tabId: number): Promise<TabRecord | undefined> };
  /** Prices of the page beside prices of offers say what unit the service counts in. True when they were read wrongly. */
  calibrate(subject: Subject, page: OfferPage): Promise<boolean>;
  now(): number;
}

const FRESH_MS = 15 * 60_000;

function cacheKey(subject: Subject, query: ViewQuery): string {
  return `${subjectKey(subject)} ${JSON.stringify(query)}`;
}

/** From what the user sees to what it costs elsewhere. */
export function createComparisons(deps: ComparisonDependencies) {
  const { cache, notSame, now } = deps;

  async function build(subject: Subject, { page, asked, fetchedAt }: StoredAnswer): Promise<Comparison> {
    const { offers, paging, dropped, facets } = page;
    return compare({
      subject,
      wanted: wantedFrom(subject),
      offers,
      notSame: await notSame.of(subjectKey(subject)),
      ...(paging.total === undefined ? {} : { total: paging.total }),
      ...(paging.after === undefined ? {} : { after: paging.after }),
      ...(facets === undefined ? {} : { serviceFacets: facets }),
      droppedRows: dropped,
      fetchedAt,
      stale: now() - fetchedAt > FRESH_MS,
      asked,
    });
  }

  async function remember(subject: Subject, comparison: Comparison): Promise<void> {
    const same = comparison.offers.filter(({ match }) => match.grade === 'same').map(({ offer }) => offer);
    await deps.observing.offers(subjectKey(subject), same);
  }

  return {
    async stored({ subject, query }: Requests['comparison/stored']): Promise<Result<Replies['comparison/stored']>> {
      const answer = await cache.get(cacheKey(subject, query));
      if (answer === undefined) return ok({ comparison: null, fresh: false });
      const comparison = await build(subject, answer);
      return ok({ comparison, fresh: !comparison.stale });
    },

    async fetch({ subject, query }: Requests['comparison/fetch']): Promise<Result<Comparison>> {
      let reply = await deps.ask(subject, query);
      if (reply.ok && (await deps.calibrate(subject, reply.value.page))) reply = await deps.ask(subject, query);
      if (!reply.ok) return reply;
      const answer = { ...reply.value, fetchedAt: now() };
      await cache.put(cacheKey(subject, query), answer);
      const comparison = await build(subject, answer);
      await remember(subject, comparison);
      return ok(comparison);
    },

    async sayNotSame({ subject, offerId, notSame: isNot }: Requests['comparison/not-same']): Promise<Result<null>> {
      await notSame.set(subjectKey(subject), offerId, isNot);
      return ok(null);
    },

    async listing({ tabId, from, count }: Requests['listing/compare']): Promise<Result<Replies['listing/compare']>> {
      const record = await deps.tabs.get(tabId);
      if (record?.view.kind !== 'listing') return err({ kind: 'not-found' });
      const { items } = record.view;
      const batch = items.slice(from, from + count);
      const pages = await deps.askListed(batch);
      if (!pages.ok) return pages;
      const rows: ListingRow[] = [];
      for (const [place, item] of batch.entries()) {
        const page = pages.value[place];
        const subject: Subject = { kind: 'typed', text: item.asin ?? item.gtin ?? item.url ?? item.name ?? '' };
        const answer = page && { page, asked: [], fetchedAt: now() };
        const comparison = answer ? compareListed(await build(subject, answer), item) : null;
        rows.push({ index: from + place, comparison });
      }
      return ok({ rows, total: items.length });
    },
  };
}

/** A listing's item knows less than a page: its own price is what savings are measured against. */
function compareListed(comparison: Comparison, item: Listed): Comparison {
  const wanted = {
    ...comparison.wanted,
    ...(item.price ? { price: item.price } : {}),
    ...(item.name ? { name: item.name } : {}),
  };
  return compare({ ...comparison, wanted, offers: comparison.offers.map(({ offer }) => offer) });
}

export type Comparisons = ReturnType<typeof createComparisons>;
