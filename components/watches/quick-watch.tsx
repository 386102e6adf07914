import { useEffect, useId, useRef } from 'preact/hooks';
import { toMajor } from '../../lib/domain/money.ts';
import type { Rule } from '../../lib/domain/rule.ts';
import { type Preset, type PresetKind, priceMarks, presetRules, presetsFor } from '../../lib/domain/watch-presets.ts';
import { quoted } from '../../lib/view/foreign-text.ts';
import { moneyText } from '../../lib/view/money.ts';
import { numberText } from '../../lib/view/numbers.ts';
import { plainAmount, plainNumber, typedNumber } from '../../lib/view/typed-number.ts';
import { t } from '../../lib/view/words.ts';
import { Field } from '../controls/field.tsx';
import { onEscape } from '../controls/on-escape.ts';
import { type Draft, useDraft } from './use-draft.ts';
import type { WatchTarget } from './watch-target.ts';
import './watches.css';

interface Props {
  /** At least one. */
  readonly targets: readonly [WatchTarget, ...WatchTarget[]];
  readonly busy: boolean;
  /** The proxy has credentials for the marketplaces; without them no ASIN can be watched. */
  readonly canAskMarketplace: boolean;
  /** What the known past says to these rules: one line each. */
  readonly judge: (rules: readonly Rule[], target: WatchTarget) => readonly string[];
  readonly onSubmit: (target: WatchTarget, rules: readonly Rule[]) => void;
  readonly onClose: () => void;
  /** What was chosen and typed when the view was closed. */
  readonly draft: Draft | undefined;
  readonly onDraft: (draft: Draft) => void;
}

const PRESETS = {
  below: 'watch_below',
  'any-drop': 'watch_any_drop',
  'falls-by': 'watch_drop_by',
  'back-in-stock': 'watch_back_in_stock',
  'on-sale': 'watch_on_sale',
  discount: 'watch_discount',
} as const;
const MARKS = {
  now: 'watch_mark_here',
  'lowest-seen': 'watch_mark_lowest',
  'best-elsewhere': 'watch_mark_best',
} as const;

/** An alert in two clicks: what is filled in already is what most people want. */
export function QuickWatch({ targets, busy, canAskMarketplace, judge, onSubmit, onClose, draft, onDraft }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // Asked for just now it is where the hands are; one that was left open waits.
  useEffect(() => {
    if (draft === undefined) form.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, []);
  const { draft: chosen, change } = useDraft(draft, onDraft);
  const { place, wish, typed } = chosen;
  const target = targets[place] ?? targets[0];
  const presets = presetsFor(target.screen);
  const preset = presets.find(({ kind }) => kind === wish) ?? presets[0];
  if (preset === undefined) return null;

  const text = typed ?? suggestedText(preset, target);
  const value = typedNumber(text);
  const wrong = wrongText(preset.kind, value);
  const barred = barredText(target, canAskMarketplace);
  const rules = (wrong ?? barred) === undefined ? presetRules(preset.kind, target.screen, value) : undefined;

  return (
    <form
      class="quick-watch card"
      ref={form}
      aria-labelledby={id}
      data-testid="quick-watch"
      onKeyDown={onEscape(onClose)}
      onSubmit={(event) => {
        event.preventDefault();
        if (rules !== undefined && !busy) onSubmit(target, rules);
      }}
    >
      <h2 id={id}>{t('watch_title')}</h2>
      <fieldset class="quick-watch__row">
        <legend class="unseen">{t('watch_when')}</legend>
        {presets.map(({ kind }) => (
          <label class={kind === preset.kind ? 'chip chip--on' : 'chip'} key={kind}>
            <input
              class="unseen"
              type="radio"
              name={`${id}-kind`}
              data-testid={`preset-${kind}`}
              checked={kind === preset.kind}
              onChange={() => change({ wish: kind, typed: null })}
            />
            {t(PRESETS[kind])}
          </label>
        ))}
      </fieldset>
      {takesValue(preset.kind) && (
        <Field label={valueLabel(preset.kind, target)} error={wrong}>
          {(field) => (
            <input
              {...field}
              class="input quick-watch__amount"
              data-testid="watch-value"
              inputMode="decimal"
              autocomplete="off"
              value={text}
              onInput={(event) => change({ typed: event.currentTarget.value })}
            />
          )}
        </Field>
      )}
      {preset.kind === 'below' && (
        <ul class="quick-watch__row">
          {priceMarks(target.screen).map(({ kind, price }) => (
            <li key={kind}>
              <button
                type="button"
                class="chip"
                onClick={() => change({ typed: plainAmount(toMajor(price), price.currency) })}
              >
                {kind === 'now' && target.kind === 'offer' ? (
                  t('watch_value_now', { value: moneyText(price) })
                ) : (
                  <>
                    {t(MARKS[kind])} <strong>{moneyText(price)}</strong>
                  </>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      <TargetChoice
        targets={targets}
        place={place}
        error={barred}
        onPlace={(next) => change({ place: next, typed: null })}
      />
      <ul class="quick-watch__judgement" aria-live="polite" data-testid="watch-judgement">
        {rules !== undefined && judge(rules, target).map((line) => <li key={line}>{line}</li>)}
      </ul>
      <div class="quick-watch__row">
        <button
          type="submit"
          class="button button--main"
          aria-disabled={rules === undefined || busy}
          data-testid="watch-save"
        >
          {busy ? t('watch_saving') : t('watch_save')}
        </button>
        <button type="button" class="button" data-testid="watch-cancel" onClick={onClose}>
          {t('action_cancel')}
        </button>
      </div>
    </form>
  );
}

interface TargetProps {
  readonly targets: readonly WatchTarget[];
  readonly place: number;
  readonly error: string | undefined;
  readonly onPlace: (place: number) => void;
}

/** Where to watch; with one place there is nothing to choose, but there may be something to say. */
function TargetChoice({ targets, place, error, onPlace }: TargetProps) {
  if (targets.length < 2 && error === undefined) return null;
  return (
    <Field label={t('watch_where')} error={error}>
      {(field) => (
        <select
          {...field}
          class="select"
          data-testid="watch-target"
          value={String(place)}
          onChange={(event) => onPlace(Number(event.currentTarget.value))}
        >
          {targets.map((choice, index) => (
            <option value={String(index)} key={choice.kind}>
              {targetText(choice)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function takesValue(kind: PresetKind): boolean {
  return kind === 'below' || kind === 'falls-by' || kind === 'discount';
}

function valueLabel(kind: PresetKind, { screen }: WatchTarget): string {
  const currency = screen.price?.currency ?? screen.bestElsewhere?.currency ?? '';
  return kind === 'below' ? t('watch_amount', { currency }) : t('watch_percent');
}

function suggestedText({ kind, suggested }: Preset, { screen }: WatchTarget): string {
  const currency = screen.price?.currency ?? screen.bestElsewhere?.currency;
  if (suggested === undefined) return '';
  return kind === 'below' && currency !== undefined ? plainAmount(suggested, currency) : plainNumber(suggested);
}

function wrongText(kind: PresetKind, value: number): string | undefined {
  if (kind === 'below') return value > 0 ? undefined : t('watch_amount_wrong');
  const isPercent = Number.isInteger(value) && value >= 1 && value <= 100;
  return takesValue(kind) && !isPercent ? t('watch_percent_wrong') : undefined;
}

function barredText({ kind }: WatchTarget, canAskMarketplace: boolean): string | undefined {
  return kind === 'asin' && !canAskMarketplace ? t('watch_asin_no_credentials') : undefined;
}

function targetText(target: WatchTarget): string {
  switch (target.kind) {
    case 'barcode':
      return t('watch_any_shop');
    case 'offer':
      return t('watch_only_shop', { merchant: quoted(target.merchant, 40) });
    case 'offers':
      return t('watch_every_offer', { count: numberText(target.offerIds.length) });
    case 'asin':
      return t('watch_asin', { asin: target.asin });
  }
}
