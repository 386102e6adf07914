import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Comparison } from '../../lib/domain/comparison.ts';
import type { Observation } from '../../lib/domain/observation.ts';
import { type PriceHistory, priceHistories } from '../../lib/domain/price-history.ts';
import type { Result } from '../../lib/domain/result.ts';
import type { Subject } from '../../lib/domain/subject.ts';
import { seenOfVery } from '../../lib/domain/very-product.ts';
import type { Ask } from '../../lib/messaging/graded-ask.ts';
import { failureText } from '../../lib/view/failure-text.ts';
import { merchantQuoted } from '../../lib/view/merchant-text.ts';
import { t } from '../../lib/view/words.ts';
import { MOST_LINES, PriceChart } from './price-chart.tsx';
import { PriceFigures } from './price-figures.tsx';
import { PriceTable } from './price-table.tsx';
import { SaleTruth } from './sale-truth.tsx';
import './history.css';

interface Props {
  readonly ask: Ask;
  readonly subject: Subject;
  readonly comparison: Comparison;
}

/** What this product cost whenever it was seen, here and elsewhere. */
export function HistoryPanel({ ask, subject, comparison }: Props) {
  const [reply, setReply] = useState<Result<readonly Observation[]>>();
  useEffect(() => void ask('history/get', { subject }).then(setReply), [ask, subject]);
  if (reply === undefined) return <p role="status">{t('state_loading')}</p>;
  if (!reply.ok) return <p class="field__error">{failureText(reply.failure).title}</p>;
  return <HistoryView observations={seenOfVery(reply.value, comparison)} subject={subject} now={Date.now()} />;
}

interface ViewProps {
  readonly observations: readonly Observation[];
  readonly subject: Subject;
  readonly now: number;
}

export function HistoryView({ observations, subject, now }: ViewProps) {
  const sighting = subject.kind === 'sighting' ? subject.sighting : undefined;
  const histories = useMemo(() => priceHistories(observations), [observations]);
  const here = histories.find(({ merchant }) => merchant === sighting?.shop);
  const [chosen, setChosen] = useState<string>();
  const first = histories.find((history) => keyOf(history) === chosen) ?? here ?? histories[0];
  const [main, ...others] = ordered(histories, first);
  if (main === undefined) {
    return (
      <p class="group__hint" data-testid="no-history">
        {t('history_none')}
      </p>
    );
  }
  return (
    <div class="history">
      {sighting !== undefined && <SaleTruth sighting={sighting} history={here} now={now} />}
      {histories.length > 1 && <ShopChoice histories={histories} chosen={keyOf(main)} onChoose={setChosen} />}
      <PriceChart histories={[main, ...others]} />
      <PriceFigures history={main} />
      <PriceTable observations={observations} />
    </div>
  );
}

interface ChoiceProps {
  readonly histories: readonly PriceHistory[];
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

/** Whose figures are shown: each shop has a history of its own. */
function ShopChoice({ histories, chosen, onChoose }: ChoiceProps) {
  return (
    <label class="history__shop">
      <span>{t('history_shop')}</span>
      <select
        class="select"
        data-testid="history-shop"
        value={chosen}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {histories.map((history) => (
          <option key={keyOf(history)} value={keyOf(history)}>
            {merchantQuoted(history.merchant)}
          </option>
        ))}
      </select>
    </label>
  );
}

function keyOf({ merchant, currency }: PriceHistory): string {
  return `${currency} ${merchant}`;
}

/** The chosen shop first, then the most seen; one currency alone shares a scale. */
function ordered(histories: readonly PriceHistory[], first: PriceHistory | undefined): PriceHistory[] {
  if (first === undefined) return [];
  const others = histories.filter((history) => history !== first && history.currency === first.currency);
  return [first, ...others.slice(0, MOST_LINES - 1)];
}
