import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Requests } from '../../lib/contract/messages.ts';
import { backTest, seriesOf, valuesOf } from '../../lib/domain/backtest.ts';
import type { Comparison, GradedOffer } from '../../lib/domain/comparison.ts';
import type { Failure } from '../../lib/domain/failure.ts';
import type { Money } from '../../lib/domain/money.ts';
import type { Observation } from '../../lib/domain/observation.ts';
import { subjectKey } from '../../lib/domain/product-key.ts';
import type { Rule } from '../../lib/domain/rule.ts';
import { seenOfVery } from '../../lib/domain/very-product.ts';
import { CURRENCY } from '../../lib/domain/watch-identity.ts';
import { DEFAULT_LIFE_MS } from '../../lib/domain/watch-limits.ts';
import { watchState, type WatchRecord } from '../../lib/domain/watch-record.ts';
import type { Ask } from '../../lib/messaging/graded-ask.ts';
import { backTestText } from '../../lib/view/back-test-text.ts';
import { failureText } from '../../lib/view/failure-text.ts';
import { foreignText, quoted } from '../../lib/view/foreign-text.ts';
import { listText } from '../../lib/view/numbers.ts';
import { t } from '../../lib/view/words.ts';
import type { IconName } from '../icons/icon.tsx';
import { Banner } from '../notices/notice.tsx';
import { QuickWatch } from './quick-watch.tsx';
import type { Draft as FormDraft } from './use-draft.ts';
import { targetFields, type WatchTarget, watchTargets } from './watch-target.ts';

type Draft = Requests['watch/create']['draft'];

interface Props {
  readonly ask: Ask;
  readonly comparison: Comparison;
  /** The offer it was asked for; absent for the product as a whole. */
  readonly item: GradedOffer | undefined;
  readonly onClose: () => void;
  readonly draft: FormDraft | undefined;
  /** Null when it is a draft no longer. */
  readonly onDraft: (draft: FormDraft | null) => void;
}

type Saving =
  | { readonly kind: 'editing' | 'busy' | 'saved' }
  | { readonly kind: 'waiting' | 'failed'; readonly failure: Failure };

/** Sets an alert, and says how that went where it was set. */
export function QuickWatchPanel({ ask, comparison, item, onClose, draft: kept, onDraft }: Props) {
  const [saving, setSaving] = useState<Saving>({ kind: 'editing' });
  const [seen, setSeen] = useState<readonly Observation[]>([]);
  const past = useMemo(() => seenOfVery(seen, comparison), [seen, comparison]);
  useEffect(() => {
    void ask('history/get', { subject: comparison.subject }).then((reply) => reply.ok && setSeen(reply.value));
  }, [ask, comparison.subject]);
  // Until the answer is there nothing is held against the proxy.
  const [canAskMarketplace, setCanAskMarketplace] = useState(true);
  useEffect(() => {
    void ask('connection/get', {}).then(
      (reply) => reply.ok && setCanAskMarketplace((reply.value?.capabilities.marketplaces.length ?? 1) > 0),
    );
  }, [ask]);
  const [first, ...others] = watchTargets(comparison, item, lowestIn(past, comparison));

  const save = async (target: WatchTarget, rules: readonly Rule[]): Promise<void> => {
    setSaving({ kind: 'busy' });
    const draft = draftOf(comparison, item, target, rules);
    const reply = await ask('watch/create', { draft, product: productOf(comparison, item), tags: [] });
    const outcome: Saving = reply.ok ? outcomeOf(reply.value) : { kind: 'failed', failure: reply.failure };
    if (outcome.kind !== 'failed') onDraft(null);
    setSaving(outcome);
  };

  if (saving.kind === 'saved')
    return <Done icon="check" title={t('watch_saved')} testId="watch-saved" onClose={onClose} />;
  if (saving.kind === 'waiting') {
    const { title, detail } = failureText(saving.failure);
    const words = `${t('watch_saved_waiting')} ${title}. ${detail}`;
    return <Done icon="info" tone="warn" title={words} testId="watch-waiting" onClose={onClose} />;
  }
  if (first === undefined) {
    return <Done icon="info" tone="warn" title={t('watch_no_target')} testId="watch-no-target" onClose={onClose} />;
  }
  return (
    <>
      <QuickWatch
        targets={[first, ...others]}
        busy={saving.kind === 'busy'}
        canAskMarketplace={canAskMarketplace}
        judge={(rules, target) => [...judge(past, rules, target), ...reach(comparison, target)]}
        onSubmit={(target, rules) => void save(target, rules)}
        onClose={onClose}
        draft={kept}
        onDraft={onDraft}
      />
      {saving.kind === 'failed' && <SaveFailure failure={saving.failure} />}
    </>
  );
}

/** A stored alert is not yet one that the service has: it may have been refused, or not been told. */
function outcomeOf(records: readonly WatchRecord[]): Saving {
  const unset = records.filter(({ intent, failure }) => intent === 'create' && failure !== undefined);
  const refused = unset.find((record) => watchState(record) === 'failed');
  const failure = (refused ?? unset[0])?.failure;
  if (failure === undefined) return { kind: 'saved' };
  return { kind: refused === undefined ? 'waiting' : 'failed', failure };
}

interface DoneProps {
  readonly icon: IconName;
  readonly tone?: 'warn';
  readonly title: string;
  readonly testId: string;
  readonly onClose: () => void;
}

/** Far shorter than the form whose place it takes, it would be out of sight above where its button was pressed. */
function Done({ onClose, ...banner }: DoneProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <div ref={place}>
      <Banner {...banner}>
        <button type="button" class="button button--plain" onClick={onClose}>
          {t('action_close')}
        </button>
      </Banner>
    </div>
  );
}

/** The lowest that was ever seen, in the currency that is on screen. */
function lowestIn(past: readonly Observation[], { wanted, best }: Comparison): Money | undefined {
  const currency = wanted.price?.currency ?? best?.price.currency;
  return past
    .filter(({ price }) => price.currency === currency)
    .reduce<Money | undefined>(
      (low, { price }) => (low === undefined || price.minor < low.minor ? price : low),
      undefined,
    );
}

function judge(past: readonly Observation[], rules: readonly Rule[], target: WatchTarget): readonly string[] {
  const { price } = target.screen;
  if (price === undefined) return [];
  const { currency } = price;
  const now = valuesOf(price, undefined);
  const tested = backTest({ rules, series: seriesOf(past, currency), now, currency });
  return backTestText(tested, currency, now);
}

/** Named, so that nobody waits for an alert of a shop that is not looked at, or takes one for what it is not. */
function reach({ wanted }: Comparison, target: WatchTarget): readonly string[] {
  if (target.kind !== 'barcode') return [];
  const shops = listText(target.without.map(({ name }) => quoted(name, 40)));
  return [
    ...(shops === '' ? [] : [t('watch_leaves_out', { shops })]),
    ...((wanted.condition ?? 'new') === 'new' ? [t('watch_used_too')] : []),
  ];
}

function SaveFailure({ failure }: { failure: Failure }) {
  const { title, detail } = failureText(failure);
  return (
    <p class="field__error" role="alert" data-testid="watch-failed">
      {title}. {detail}
    </p>
  );
}

function nameOf({ wanted, subject }: Comparison, item: GradedOffer | undefined): string {
  const name = wanted.name ?? item?.offer.name ?? (subject.kind === 'typed' ? subject.text : subject.sighting.url);
  return foreignText(name, 200) || t('watch_unnamed');
}

function draftOf(
  comparison: Comparison,
  item: GradedOffer | undefined,
  target: WatchTarget,
  rules: readonly Rule[],
): Draft {
  return {
    name: nameOf(comparison, item),
    ...targetFields(target),
    status: 'active',
    rules: rules.map((rule) => ({ ...rule, threshold: rule.threshold && { ...rule.threshold } })),
    metadata: currencyPair(target),
    expiresAt: Date.now() + DEFAULT_LIFE_MS,
  };
}

/** An alert tells numbers alone; this says of what. */
function currencyPair({ screen }: WatchTarget): Record<string, string> {
  const currency = screen.price?.currency ?? screen.bestElsewhere?.currency;
  return currency === undefined ? {} : { [CURRENCY]: currency };
}

function productOf(comparison: Comparison, item: GradedOffer | undefined) {
  const { subject } = comparison;
  const sighting = subject.kind === 'sighting' ? subject.sighting : undefined;
  const url = sighting?.url ?? item?.offer.links.direct;
  const image = sighting?.image?.value ?? item?.offer.imageUrl;
  return {
    key: subjectKey(subject),
    name: nameOf(comparison, item),
    ...(url === undefined ? {} : { url }),
    ...(image === undefined ? {} : { image }),
    ...(item === undefined ? {} : { merchant: item.offer.merchant.name }),
  };
}
