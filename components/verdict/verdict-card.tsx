import type { ComponentChildren } from 'preact';
import type { Comparison, GradedOffer } from '../../lib/domain/comparison.ts';
import { evidenceText } from '../../lib/view/evidence-text.ts';
import { merchantQuoted } from '../../lib/view/merchant-text.ts';
import { moneyText } from '../../lib/view/money.ts';
import { percentText } from '../../lib/view/numbers.ts';
import { conditionText } from '../../lib/view/offer-words.ts';
import { type Verdict, verdictOf } from '../../lib/view/verdict.ts';
import { plural, t } from '../../lib/view/words.ts';
import { Icon } from '../icons/icon.tsx';
import './verdict.css';

interface Props {
  readonly comparison: Comparison;
  /** What can be done about it: the way to the offer, the alert. */
  readonly children?: (item: GradedOffer | undefined) => ComponentChildren;
}

/** Cheapest of the same, where, how much less, how sure. */
export function VerdictCard({ comparison, children }: Props) {
  const verdict = verdictOf(comparison);
  const item = 'item' in verdict ? verdict.item : undefined;
  return (
    <section class={`verdict verdict--${verdict.kind}`} data-testid="verdict" data-verdict={verdict.kind}>
      <h2 class="verdict__line" data-testid="verdict-line">
        {headline(verdict)}
      </h2>
      <p class="verdict__detail">{detail(verdict)}</p>
      <ul class="verdict__notes">
        {notes(verdict, comparison).map(({ text, tone }) => (
          <li class={`verdict__note verdict__note--${tone}`} key={text}>
            <Icon name={tone === 'good' ? 'check' : 'info'} size={14} />
            {text}
          </li>
        ))}
      </ul>
      {children !== undefined && <div class="verdict__actions">{children(item)}</div>}
    </section>
  );
}

function headline(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'cheaper':
      return t('verdict_cheaper', { amount: moneyText(verdict.saving.amount) });
    case 'not-cheaper':
      return verdict.best.price.minor === verdict.here.minor ? t('verdict_equal') : t('verdict_not_cheaper');
    case 'sold-out':
      return t('verdict_sold_out');
    case 'from':
      return t('verdict_from', { price: moneyText(verdict.best.price) });
    case 'not-comparable':
      return plural('verdict_not_comparable', verdict.count);
    case 'likely':
      return t('verdict_likely');
    case 'found':
      return plural('offers_count', verdict.count);
    case 'only-similar':
      return t('verdict_only_similar');
    case 'nowhere':
      return t('verdict_nowhere');
  }
}

function detail(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'cheaper':
    case 'not-cheaper': {
      const where = { merchant: merchantOf(verdict.item), price: moneyText(verdict.best.price) };
      // Less than one per cent would be told as none.
      return verdict.kind === 'cheaper' && verdict.saving.percent > 0
        ? t('verdict_cheaper_detail', { ...where, percent: percentText(verdict.saving.percent / 100) })
        : t('verdict_not_cheaper_detail', where);
    }
    case 'sold-out':
      return t('verdict_sold_out_detail', {
        merchant: merchantOf(verdict.item),
        price: moneyText(verdict.best.price),
      });
    case 'from':
      return t('verdict_from_detail', { merchant: merchantOf(verdict.item) });
    case 'not-comparable':
      return t('verdict_not_comparable_detail');
    case 'likely': {
      const price = verdict.item?.offer.price;
      if (verdict.item === undefined || price === undefined) return t('verdict_likely_detail');
      return t('verdict_likely_from', { merchant: merchantOf(verdict.item), price: moneyText(price) });
    }
    case 'found':
      return t('offers_similar_hint');
    case 'only-similar':
      return t('verdict_only_similar_detail');
    case 'nowhere':
      return t('verdict_nowhere_detail');
  }
}

interface Note {
  readonly text: string;
  readonly tone: 'good' | 'plain';
}

/** How sure it is, and what a buyer should know before the click. */
function notes(verdict: Verdict, { barcodeShared, offers }: Comparison): Note[] {
  const warning: Note[] = barcodeShared ? [{ text: t('verdict_barcode_shared'), tone: 'plain' }] : [];
  if (!('best' in verdict)) return warning;
  const { best, item } = verdict;
  const evidence = evidenceText(item.match.reasons);
  const otherwise = best.cheaperOtherwise;
  const other = otherwise && offers.find(({ offer }) => offer.id === otherwise.offerId);
  return [
    ...(evidence === undefined ? [] : [{ text: evidence, tone: 'good' } as const]),
    ...(best.inStock || verdict.kind === 'sold-out'
      ? []
      : [{ text: t('verdict_stock_unsure'), tone: 'plain' } as const]),
    ...(otherwise === undefined || other === undefined
      ? []
      : [
          {
            text: t('verdict_otherwise', {
              condition: conditionText(otherwise.condition),
              merchant: merchantOf(other),
              price: moneyText(otherwise.price),
            }),
            tone: 'plain',
          } as const,
        ]),
    ...warning,
  ];
}

function merchantOf({ offer }: GradedOffer): string {
  return merchantQuoted(offer.merchant.name);
}
