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

/** The browser asks of every block at every frame whether it is in sight: of a thousand rows that is a frame's work. */
const BLOCK = 8;

/** Rows that never move: what is made stays, and the browser skips laying out and painting the blocks that are out of sight. */
export function OfferList({ items, context, testId, count }: Props) {
  // Elements that stay the same are skipped by the renderer: more rows cost no more than themselves.
  const made = useMemo((): { rows: VNode[]; blocks: VNode[] } => ({ rows: [], blocks: [] }), [items, context]);
  const { rows } = made;
  for (const item of items.slice(rows.length, count)) {
    rows.push(<OfferRow key={item.offer.id} item={item} context={context} place={rows.length + 1} of={items.length} />);
  }
  const shown = Math.min(count, rows.length);
  const blocks = Array.from({ length: Math.ceil(shown / BLOCK) }, (_, index) => {
    const from = index * BLOCK;
    const isWhole = from + BLOCK <= shown;
    const known = isWhole ? made.blocks[index] : undefined;
    const block = known ?? <Block key={index} rows={rows.slice(from, Math.min(from + BLOCK, shown))} />;
    if (isWhole) made.blocks[index] = block;
    return block;
  });
  return (
    <div class="offers" role="list" data-testid={testId}>
      {blocks}
    </div>
  );
}

function Block({ rows }: { rows: readonly VNode[] }) {
  return (
    <div class="offers__block" role="none" style={{ '--rows': rows.length }}>
      {rows}
    </div>
  );
}
