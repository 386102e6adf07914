import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { GradedOffer } from '../../lib/domain/comparison.ts';
import type { OfferContext } from './offer-context.ts';
import { OfferRow } from './offer-row.tsx';
import './offers.css';

interface Props {
  readonly items: readonly GradedOffer[];
  readonly context: OfferContext;
  readonly testId: string;
  /** How many of them are made. */
  readonly count: number;
}

/** Rows that never move: what is made stays, and the browser skips painting what is out of sight. */
export function OfferList({ items, context, testId, count }: Props) {
  // Elements that stay the same are skipped by the renderer: more rows cost no more than themselves.
  const made = useMemo((): VNode[] => [], [items, context]);
  for (const item of items.slice(made.length, count)) {
    made.push(<OfferRow key={item.offer.id} item={item} context={context} place={made.length + 1} of={items.length} />);
  }
  return (
    <ul class="offers" role="list" data-testid={testId}>
      {made.slice(0, count)}
    </ul>
  );
}
