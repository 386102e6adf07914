import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Failure } from '../../lib/domain/failure.ts';
import type { Listed } from '../../lib/domain/sighting.ts';
import type { Ask, ListingRow } from '../../lib/messaging/graded-ask.ts';

const BATCH = 10;

export interface Listing {
  readonly items: readonly Listed[] | undefined;
  readonly rows: readonly ListingRow[];
  readonly failure: Failure | undefined;
  readonly done: boolean;
  /** Somebody else's affiliate link led to the page: ours is not offered then. */
  readonly throughAffiliate: boolean;
}

/** Compares the products of a listing page, ten at a time, and stops where it fails: going on is the user's to say. */
export function useListing(ask: Ask, tabId: number | undefined) {
  const [listing, setListing] = useState<Listing>({
    items: undefined,
    rows: [],
    failure: undefined,
    done: false,
    throughAffiliate: false,
  });
  const gone = useRef(false);

  const compareFrom = useCallback(
    async (from: number): Promise<void> => {
      if (tabId === undefined) return setListing((before) => ({ ...before, failure: { kind: 'not-found' } }));
      setListing((before) => ({ ...before, failure: undefined }));
      for (let next = from; !gone.current; next += BATCH) {
        const reply = await ask('listing/compare', { tabId, from: next, count: BATCH });
        if (!reply.ok) return setListing((before) => ({ ...before, failure: reply.failure }));
        const { rows, total } = reply.value;
        const done = next + BATCH >= total || rows.length === 0;
        setListing((before) => ({ ...before, rows: [...before.rows, ...rows], done }));
        if (done) return;
      }
    },
    [ask, tabId],
  );

  useEffect(() => {
    gone.current = false;
    void (async () => {
      const page = await ask('page/current', tabId === undefined ? {} : { tabId });
      const seen = page.ok && page.value.kind === 'seen' ? page.value : undefined;
      const items = seen?.view.kind === 'listing' ? seen.view.items : [];
      const throughAffiliate = seen?.throughAffiliate === true;
      setListing((before) => ({ ...before, items, throughAffiliate, done: items.length === 0 }));
      if (items.length > 0) await compareFrom(0);
    })();
    return () => {
      gone.current = true;
    };
  }, [ask, tabId, compareFrom]);

  return { listing, goOn: () => void compareFrom(listing.rows.length) };
}
