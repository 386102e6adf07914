import type { Replies, RequestName, Requests } from '../contract/messages.ts';
import type { Answered } from '../domain/answered.ts';
import type { Comparison } from '../domain/comparison.ts';
import { ok, type Result } from '../domain/result.ts';
import type { Listed } from '../domain/sighting.ts';
import type { Subject } from '../domain/subject.ts';
import type { WireAsk } from './ask.ts';

/** One item of a listing page beside the offers of the same product. */
export interface ListingRow {
  /** Its place on the page. */
  readonly index: number;
  readonly comparison: Comparison | null;
}

interface Graded {
  'comparison/stored': { readonly comparison: Comparison | null; readonly fresh: boolean };
  'comparison/fetch': Comparison;
  'listing/compare': { readonly rows: readonly ListingRow[]; readonly total: number };
}

/** What views get: the background's replies, its answers of the catalog graded. */
export type ViewReplies = Omit<Replies, keyof Graded> & Graded;
export type Ask = <N extends RequestName>(name: N, payload: Requests[N]) => Promise<Result<ViewReplies[N]>>;

/** Puts the grading of offers between the background and the views. Its code is fetched while the first question about offers is under way. */
export function createGradedAsk(ask: WireAsk): Ask {
  let loading: Promise<typeof import('../domain/grade-answer.ts')> | undefined;
  const grading = (): NonNullable<typeof loading> => (loading ??= import('../domain/grade-answer.ts'));

  async function grade(subject: Subject, answered: Answered, listed?: Listed): Promise<Comparison> {
    return (await grading()).gradeAnswer(subject, answered, listed);
  }

  async function stored(payload: Requests['comparison/stored']): Promise<Result<Graded['comparison/stored']>> {
    const [reply] = await Promise.all([ask('comparison/stored', payload), grading()]);
    if (!reply.ok) return reply;
    const { value } = reply;
    const comparison = value && (await grade(payload.subject, value));
    return ok({ comparison, fresh: value !== null && !value.stale });
  }

  async function fetched(payload: Requests['comparison/fetch']): Promise<Result<Comparison>> {
    const reply = await ask('comparison/fetch', payload);
    if (!reply.ok) return reply;
    const comparison = await grade(payload.subject, reply.value);
    const offerIds = comparison.offers.filter(({ match }) => match.grade === 'same').map(({ offer }) => offer.id);
    if (offerIds.length > 0) void ask('history/observe', { ...payload, offerIds: offerIds.slice(0, 1000) });
    return ok(comparison);
  }

  async function listing(payload: Requests['listing/compare']): Promise<Result<Graded['listing/compare']>> {
    const reply = await ask('listing/compare', payload);
    if (!reply.ok) return reply;
    const rows = reply.value.rows.map(async ({ index, item, answered }): Promise<ListingRow> => {
      const subject: Subject = { kind: 'typed', text: item.asin ?? item.gtin ?? item.url ?? item.name ?? '' };
      return { index, comparison: answered && (await grade(subject, answered, item)) };
    });
    return ok({ rows: await Promise.all(rows), total: reply.value.total });
  }

  const graded: { readonly [N in keyof Graded]: (payload: Requests[N]) => Promise<Result<Graded[N]>> } = {
    'comparison/stored': stored,
    'comparison/fetch': fetched,
    'listing/compare': listing,
  };
  // The table pairs each name with its reply, which the compiler cannot follow through a lookup by value.
  return ((name: RequestName, payload: never) =>
    Object.hasOwn(graded, name) ? graded[name as keyof Graded](payload) : ask(name, payload)) as Ask;
}
