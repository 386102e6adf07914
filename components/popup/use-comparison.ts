import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { type CatalogFilters, firstPage, nextQuery, type ViewQuery } from '../../lib/domain/asking.ts';
import type { Comparison, GradedOffer } from '../../lib/domain/comparison.ts';
import type { Failure } from '../../lib/domain/failure.ts';
import type { Subject } from '../../lib/domain/subject.ts';
import type { Ask } from '../../lib/messaging/graded-ask.ts';
import { unchanged } from './unchanged.ts';
import { whenPainted } from '../later/when-painted.ts';

export type Answer =
  | { readonly kind: 'looking' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'shown'; readonly comparison: Comparison; readonly refresh: Refresh };

export type Refresh =
  | { readonly kind: 'none' }
  | { readonly kind: 'running' }
  /** The older answer stays on the screen. */
  | { readonly kind: 'failed'; readonly failure: Failure };

const still: Refresh = { kind: 'none' };

/**
 * What was on the screen last, then what is stored, is shown at once; what is not fresh is asked for anew meanwhile. A view of
 * another subject is another view.
 */
export function useComparison(ask: Ask, subject: Subject, shown: Comparison | undefined) {
  const key = JSON.stringify(subject);
  const [answer, setAnswer] = useState<Answer>(() =>
    shown !== undefined && JSON.stringify(shown.subject) === key
      ? { kind: 'shown', comparison: shown, refresh: still }
      : { kind: 'looking' },
  );
  // Only the last question's answers count: a slow one must not take the place of a later one.
  const turn = useRef(0);
  /** The last query that brought offers. */
  const [query, setQuery] = useState<ViewQuery>(firstPage);

  const fetchNow = useCallback(async (): Promise<void> => {
    turn.current += 1;
    const mine = turn.current;
    setAnswer((before) =>
      before.kind === 'shown' ? { ...before, refresh: { kind: 'running' } } : { kind: 'looking' },
    );
    const fetched = await ask('comparison/fetch', { subject, query: firstPage });
    if (mine !== turn.current) return;
    setQuery(firstPage);
    setAnswer((before) => {
      if (fetched.ok) return { kind: 'shown', comparison: fetched.value, refresh: still };
      const refresh: Refresh = { kind: 'failed', failure: fetched.failure };
      return before.kind === 'shown' ? { ...before, refresh } : refresh;
    });
  }, [ask, key]);

  useEffect(() => {
    turn.current += 1;
    const mine = turn.current;
    const read = async (): Promise<void> => {
      const stored = await ask('comparison/stored', { subject, query: firstPage });
      if (mine !== turn.current) return;
      const { comparison, fresh } = stored.ok ? stored.value : { comparison: null, fresh: false };
      if (comparison !== null) setAnswer((before) => withAnswer(before, comparison));
      if (!fresh) await fetchNow();
    };
    const isShown = answer.kind === 'shown';
    const stop = isShown ? whenPainted(() => void read()) : undefined;
    if (!isShown) void read();
    return () => {
      stop?.();
      turn.current += 1;
    };
  }, [ask, key, fetchNow]);

  const next = answer.kind === 'shown' ? nextQuery(query, answer.comparison.paging, answer.comparison.rows) : undefined;

  /** The offers beyond the loaded ones, put after them: nothing that is on the screen moves. */
  const fetchMore = useCallback(async (): Promise<void> => {
    if (answer.kind !== 'shown' || next === undefined || answer.refresh.kind === 'running') return;
    const mine = turn.current;
    const { comparison } = answer;
    setAnswer({ ...answer, refresh: { kind: 'running' } });
    const fetched = await ask('comparison/fetch', { subject, query: { ...next, facets: false } });
    if (mine !== turn.current) return;
    if (!fetched.ok)
      return setAnswer({ kind: 'shown', comparison, refresh: { kind: 'failed', failure: fetched.failure } });
    setQuery(next);
    const { paging, rows } = fetched.value;
    setAnswer({ kind: 'shown', comparison: { ...joined(comparison, fetched.value), paging, rows }, refresh: still });
  }, [ask, key, answer, next]);

  /** What a narrower question finds, beside what is loaded: where the pages stand stays as it was. */
  const fetchNarrowed = useCallback(
    async (filters: CatalogFilters): Promise<void> => {
      const mine = turn.current;
      setAnswer((before) => (before.kind === 'shown' ? { ...before, refresh: { kind: 'running' } } : before));
      const fetched = await ask('comparison/fetch', { subject, query: { ...firstPage, facets: false, filters } });
      if (mine !== turn.current) return;
      setAnswer((before) => {
        if (before.kind !== 'shown') return before;
        if (!fetched.ok) return { ...before, refresh: { kind: 'failed', failure: fetched.failure } };
        return { ...before, comparison: joined(before.comparison, fetched.value), refresh: still };
      });
    },
    [ask, key],
  );

  /** Remembers the user's word, and shows what follows from it. */
  const sayNotSame = useCallback(
    async (item: GradedOffer, notSame: boolean): Promise<void> => {
      await ask('comparison/not-same', { subject, offerId: item.offer.id, notSame });
      const stored = await ask('comparison/stored', { subject, query: firstPage });
      if (stored.ok && stored.value.comparison !== null) {
        setAnswer({ kind: 'shown', comparison: stored.value.comparison, refresh: still });
      }
    },
    [ask, key],
  );

  return { answer, fetchNow, fetchMore: next && fetchMore, fetchNarrowed, sayNotSame };
}

function withAnswer(before: Answer, comparison: Comparison): Answer {
  if (before.kind !== 'shown') return { kind: 'shown', comparison, refresh: still };
  return { ...before, comparison: unchanged(before.comparison, comparison) };
}

function joined(before: Comparison, next: Comparison): Comparison {
  const known = new Set(before.offers.map(({ offer }) => offer.id));
  return {
    ...before,
    offers: [...before.offers, ...next.offers.filter(({ offer }) => !known.has(offer.id))],
    droppedRows: before.droppedRows + next.droppedRows,
  };
}
