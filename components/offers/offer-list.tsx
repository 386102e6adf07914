import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GradedOffer } from '../../lib/domain/comparison.ts';
import type { OfferContext } from './offer-context.ts';
import { OfferRow } from './offer-row.tsx';
import './offers.css';

/** Few enough to be made within a frame. */
const CHUNK = 8;

interface Props {
  readonly items: readonly GradedOffer[];
  readonly context: OfferContext;
  readonly testId: string;
  /** Changes when the list is another one (filter, sort, product), and starts again from its top. */
  readonly version: string;
  /** Rows to begin with. */
  readonly first: number;
}

/**
 * Rows are made as the reader nears them, so that the first of 5,000 are there as fast as the first of five, and none ever
 * moves: what is made stays, and the browser skips painting what is out of sight.
 */
export function OfferList({ items, context, testId, version, first }: Props) {
  const [reached, setReached] = useState({ version, count: first });
  const count = reached.version === version ? reached.count : first;
  const end = useRef<HTMLLIElement>(null);
  const more = count < items.length;

  useEffect(() => {
    if (!more || end.current === null) return;
    // What follows the first painting needs nobody to come near it.
    if (count < CHUNK) return setReached({ version, count: CHUNK });
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setReached({ version, count: count + CHUNK });
      },
      { rootMargin: '1000px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [more, count, version]);

  // Elements that stay the same are skipped by the renderer: more rows cost no more than themselves.
  const made = useMemo((): VNode[] => [], [items, context]);
  for (const item of items.slice(made.length, count)) {
    made.push(<OfferRow key={item.offer.id} item={item} context={context} place={made.length + 1} of={items.length} />);
  }

  return (
    <ul class="offers" role="list" data-testid={testId}>
      {made.slice(0, count)}
      {more && <li class="offers__more" role="presentation" ref={end} />}
    </ul>
  );
}
