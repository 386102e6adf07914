import type { Replies, Requests } from '../contract/messages.ts';
import type { TabRecord } from '../contract/records.ts';
import type { Answered, CatalogAnswer } from '../domain/answered.ts';
import type { ViewQuery } from '../domain/asking.ts';
import type { AskedCriterion } from '../domain/comparison.ts';
import type { OfferPage } from '../domain/offer-page.ts';
import { subjectKey } from '../domain/product-key.ts';
import { namesOf, namesOfListed } from '../domain/product-names.ts';
import { err, ok, type Result } from '../domain/result.ts';
import type { Listed } from '../domain/sighting.ts';
import type { Settings } from '../domain/settings.ts';
import type { Subject } from '../domain/subject.ts';
import type { Item } from '../storage/areas.ts';
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
    get(key: string): Promise<CatalogAnswer | undefined>;
    put(key: string, answer: CatalogAnswer): Promise<void>;
  };
  readonly notSame: NotSameStore;
  readonly settings: Pick<Item<Settings>, 'get'>;
  readonly observing: Observing;
  readonly tabs: { get(tabId: number): Promise<TabRecord | undefined> };
  /** When the last alert came: prices that were asked for before have moved. */
  newsAt(): Promise<number>;
  /** Prices of the page beside prices of offers say what unit the service counts in. True when they were read wrongly. */
  calibrate(subject: Subject, page: OfferPage): Promise<boolean>;
  now(): number;
}

const FRESH_MS = 15 * 60_000;

function cacheKey(subject: Subject, query: ViewQuery): string {
  return `${subjectKey(subject)} ${JSON.stringify(query)}`;
}

/**
 * What the catalog says of what the user sees. Grading is left to the view that shows it: a worker that is woken for
 * every page must not carry the words of twelve languages.
 */
export function createComparisons(deps: ComparisonDependencies) {
  const { cache, notSame, now } = deps;

  async function answered(names: readonly string[], answer: CatalogAnswer): Promise<Answered> {
    const refused = await notSame.of(names);
    const { rates, displayCurrency } = await deps.settings.get();
    return {
      answer,
      notSame: [...refused],
      stale: now() - answer.fetchedAt > FRESH_MS || answer.fetchedAt < (await deps.newsAt()),
      ...(rates === null ? {} : { rates }),
      ...(displayCurrency === null ? {} : { displayCurrency }),
    };
  }

  return {
    async stored({ subject, query }: Requests['comparison/stored']): Promise<Result<Replies['comparison/stored']>> {
      const answer = await cache.get(cacheKey(subject, query));
      return ok(answer === undefined ? null : await answered(namesOf(subject), answer));
    },

    async fetch({ subject, query }: Requests['comparison/fetch']): Promise<Result<Answered>> {
      let reply = await deps.ask(subject, query);
      if (reply.ok && (await deps.calibrate(subject, reply.value.page))) reply = await deps.ask(subject, query);
      if (!reply.ok) return reply;
      const { page, asked } = reply.value;
      const answer = { page, asked, fetchedAt: now() };
      await cache.put(cacheKey(subject, query), answer);
      return ok(await answered(namesOf(subject), answer));
    },

    /** The view has graded them: the prices of the very product are worth remembering. */
    async observe({ subject, query, offerIds }: Requests['history/observe']): Promise<Result<null>> {
      const answer = await cache.get(cacheKey(subject, query));
      const same = new Set(offerIds);
      await deps.observing.offers(subjectKey(subject), answer?.page.offers.filter(({ id }) => same.has(id)) ?? []);
      return ok(null);
    },

    async sayNotSame({ subject, offerId, notSame: isNot }: Requests['comparison/not-same']): Promise<Result<null>> {
      await notSame.set(namesOf(subject), offerId, isNot);
      return ok(null);
    },

    async listing({ tabId, from, count }: Requests['listing/compare']): Promise<Result<Replies['listing/compare']>> {
      const record = await deps.tabs.get(tabId);
      if (record?.view.kind !== 'listing') return err({ kind: 'not-found' });
      const { items } = record.view;
      const batch = items.slice(from, from + count);
      const pages = await deps.askListed(batch);
      if (!pages.ok) return pages;
      const rows = batch.map(async (item, place) => {
        const page = pages.value[place];
        if (page === undefined) return { index: from + place, item, answered: null };
        const answer = { page, asked: [], fetchedAt: now() };
        return { index: from + place, item, answered: await answered(namesOfListed(item), answer) };
      });
      return ok({ rows: await Promise.all(rows), total: items.length });
    },
  };
}

export type Comparisons = ReturnType<typeof createComparisons>;
