import type { CatalogClient } from '../catalog/catalog-client.ts';
import { type Criterion, firstPage, isNarrowed, type ViewQuery } from '../domain/asking.ts';
import type { AskedCriterion } from '../domain/comparison.ts';
import { criteriaOf } from '../domain/criteria.ts';
import type { Failure } from '../domain/failure.ts';
import { listingCalls, offersOfItem } from '../domain/listing-offers.ts';
import type { OfferPage } from '../domain/offer-page.ts';
import { subjectKey } from '../domain/product-key.ts';
import { err, ok, type Result } from '../domain/result.ts';
import type { Listed } from '../domain/sighting.ts';
import type { Subject } from '../domain/subject.ts';

type Catalog = Pick<CatalogClient, 'omni'>;

export interface Asked {
  readonly page: OfferPage;
  /** What brought the offers; absent when nothing brought any. */
  readonly by?: Criterion;
  /** Every try in order, each with its outcome. */
  readonly asked: readonly AskedCriterion[];
}

const NOTHING: OfferPage = { offers: [], paging: { page: 1, total: 0 }, dropped: 0 };

/**
 * Asks by one criterion after the other until one finds something. A criterion that is refused or answered with nonsense
 * gives way to the next one, too; a failure that would meet the next one as well ends the asking.
 */
export async function runAsking(
  catalog: Catalog,
  criteria: readonly Criterion[],
  query: ViewQuery,
  signal?: AbortSignal,
): Promise<Result<Asked>> {
  const asked: AskedCriterion[] = [];
  let empty: OfferPage | undefined;
  let refused: Failure | undefined;
  for (const criterion of criteria) {
    const tried = { field: criterion.field, value: criterion.values.join('||') };
    const reply = await catalog.omni(criterion, query, { signal });
    if (reply.ok && reply.value.offers.length > 0) {
      asked.push({ ...tried, outcome: 'found', found: reply.value.offers.length });
      return ok({ page: reply.value, by: criterion, asked });
    }
    if (reply.ok) {
      empty ??= reply.value;
      asked.push({ ...tried, outcome: 'nothing', found: 0 });
    } else if (isOfThisCriterion(reply.failure)) {
      refused ??= reply.failure;
      asked.push({ ...tried, outcome: 'failed', found: 0, failure: reply.failure.kind });
    } else return reply;
  }
  // Nothing found is an answer; nothing but refusals is none.
  if (empty === undefined && refused !== undefined) return err(refused);
  return ok({ page: empty ?? NOTHING, asked });
}

function isOfThisCriterion({ kind }: Failure): boolean {
  return kind === 'invalid' || kind === 'not-found' || kind === 'bad-response';
}

/** Subjects of which it is remembered what found them. */
const MOST_REMEMBERED = 100;

/** Asks for what a view is about. */
export function createAsking(open: () => Promise<Result<{ readonly client: Catalog }>>) {
  // Its loss with the worker costs one small request.
  const foundBy = new Map<string, Criterion>();

  function remember(subject: Subject, by: Criterion | undefined): void {
    const key = subjectKey(subject);
    foundBy.delete(key);
    if (by !== undefined) foundBy.set(key, by);
    const [oldest] = foundBy.keys();
    if (foundBy.size > MOST_REMEMBERED && oldest !== undefined) foundBy.delete(oldest);
  }

  return {
    /**
     * A further page, or a narrower view, of what a criterion found stays with that criterion: falling through would
     * show other products because a filter left none of these.
     */
    async ask(subject: Subject, query: ViewQuery, signal?: AbortSignal): Promise<Result<Asked>> {
      const door = await open();
      if (!door.ok) return door;
      const { client } = door.value;
      const criteria = criteriaOf(subject);
      if (!isNarrowed(query)) {
        const found = await runAsking(client, criteria, query, signal);
        if (found.ok) remember(subject, found.value.by);
        return found;
      }
      const known = foundBy.get(subjectKey(subject));
      if (known !== undefined) return runAsking(client, [known], query, signal);
      const probe = await runAsking(client, criteria, { ...firstPage, perPage: 1, facets: false }, signal);
      if (!probe.ok || probe.value.by === undefined) return probe;
      remember(subject, probe.value.by);
      return runAsking(client, [probe.value.by], query, signal);
    },

    /** Up to ten items of a listing in as few calls as may be; by their place, undefined for what cannot be asked for. */
    async askListed(
      items: readonly Listed[],
      signal?: AbortSignal,
    ): Promise<Result<readonly (OfferPage | undefined)[]>> {
      const door = await open();
      if (!door.ok) return door;
      const pages: (OfferPage | undefined)[] = items.map(() => undefined);
      for (const call of listingCalls(items)) {
        const query = { ...firstPage, facets: false };
        const reply = await door.value.client.omni(call.criterion, query, { grouped: true, signal });
        if (!reply.ok && !isOfThisCriterion(reply.failure)) return reply;
        if (!reply.ok) continue;
        for (const each of call.items) {
          const offers = offersOfItem(reply.value, each);
          pages[each.place] = { offers, paging: { page: 1, total: offers.length }, dropped: 0 };
        }
      }
      return ok(pages);
    },
  };
}

export type Asking = ReturnType<typeof createAsking>;
