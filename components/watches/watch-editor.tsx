import { useEffect, useRef, useState } from 'preact/hooks';
import type { Requests } from '../../lib/contract/messages.ts';
import { backTest, seriesOf } from '../../lib/domain/backtest.ts';
import type { Observation } from '../../lib/domain/observation.ts';
import type { Rule } from '../../lib/domain/rule.ts';
import { canFire, checkRule } from '../../lib/domain/rule-check.ts';
import { CURRENCY, currencyOf, MOST_OWN_PAIRS, ownPairs } from '../../lib/domain/watch-identity.ts';
import { LONGEST_LIFE_MS, MOST_RULES } from '../../lib/domain/watch-limits.ts';
import { latestValues } from '../../lib/domain/watch-progress.ts';
import type { WatchRecord } from '../../lib/domain/watch-record.ts';
import type { Ask } from '../../lib/messaging/graded-ask.ts';
import { backTestText } from '../../lib/view/back-test-text.ts';
import { listText } from '../../lib/view/numbers.ts';
import { ruleText } from '../../lib/view/rule-text.ts';
import { t } from '../../lib/view/words.ts';
import { Field } from '../controls/field.tsx';
import { onEscape } from '../controls/on-escape.ts';
import { RuleEditor } from './rule-editor.tsx';
import type { Watches } from './use-watches.ts';
import { tagsIn } from './watches-toolbar.tsx';

interface Props {
  readonly ask: Ask;
  readonly record: WatchRecord;
  /** A copy of it is made; otherwise it is changed. */
  readonly isNew: boolean;
  readonly watches: Watches;
  readonly onClose: () => void;
}

const HOUR_MS = 3_600_000;

/** The day of the user's own calendar, as a date field has it. */
function dayText(at: number): string {
  const date = new Date(at);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${String(date.getFullYear())}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Everything that an alert can say, and nothing that the service would refuse. */
export function WatchEditor({ ask, record, isNew, watches, onClose }: Props) {
  const { draft, product } = record;
  const currency = currencyOf(draft);
  const [name, setName] = useState(draft.name);
  const [rules, setRules] = useState(draft.rules);
  const [until, setUntil] = useState(dayText(draft.expiresAt ?? Date.now() + LONGEST_LIFE_MS / 2));
  const [notes, setNotes] = useState(notesText(draft.metadata));
  const [tags, setTags] = useState(record.tags.join(', '));
  const [seen, setSeen] = useState<readonly Observation[]>([]);
  useEffect(() => {
    void ask('history/of-product', { product: product.key }).then((reply) => reply.ok && setSeen(reply.value));
  }, [ask, product.key]);

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('select, input')?.focus(), []);

  // An hour less than the longest: the service's clock is not ours.
  const latest = Date.now() + LONGEST_LIFE_MS - HOUR_MS;
  const expiresAt = Math.min(Date.parse(`${until}T23:59:59`), latest);
  const pairs = notesIn(notes);
  const isTooMany = Object.keys(pairs).length > MOST_OWN_PAIRS;
  const isSound =
    rules.every((rule) => checkRule(rule, draft.targetType).length === 0 && canFire(rule, draft.targetType)) &&
    name.trim() !== '' &&
    expiresAt > Date.now() &&
    !isTooMany;
  const setRule = (place: number, rule: Rule) =>
    setRules(rules.map((each, index) => (index === place ? withStart(rule, draft.rules, draft.targetType) : each)));
  const now = latestValues([], seen, currency);
  const test =
    currency === undefined || !isSound
      ? []
      : backTestText(backTest({ rules, series: seriesOf(seen, currency), now, currency }), currency, now);

  const save = async () => {
    const metadata = { ...pairs, ...(currency === undefined ? {} : { [CURRENCY]: currency }) };
    const change = { name: name.trim(), rules, expiresAt, metadata } as Requests['watch/change']['draft'];
    const whole = { ...draft, ...change, status: 'active' } as Requests['watch/create']['draft'];
    const done = isNew
      ? await watches.create({ draft: whole, product: { ...product }, tags: tagsIn(tags) })
      : await watches.change([record.clientId], { ...change, status: draft.status });
    if (done && !isNew) watches.tag([record.clientId], tagsIn(tags));
    if (done) onClose();
  };

  return (
    <form
      class="watch-editor"
      ref={form}
      onKeyDown={onEscape(onClose)}
      data-testid="watch-editor"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSound) void save();
      }}
    >
      <p class="watch-editor__words" aria-live="polite" data-testid="editor-words">
        {listText(rules.map((rule) => ruleText(rule, currency)))}
      </p>
      {rules.map((rule, place) => (
        <RuleEditor
          // oxlint-disable-next-line react/no-array-index-key -- a rule has no other name than its place
          key={`${String(place)} ${rule.field} ${rule.threshold?.type ?? ''}`}
          rule={rule}
          targetType={draft.targetType}
          currency={currency}
          onRule={(next) => setRule(place, next)}
          onRemove={rules.length > 1 ? () => setRules(rules.filter((_, index) => index !== place)) : undefined}
        />
      ))}
      {rules.length < MOST_RULES[draft.targetType] && (
        <button
          type="button"
          class="button button--plain"
          data-testid="rule-add"
          onClick={() => setRules([...rules, withStart(IN_STOCK, draft.rules, draft.targetType)])}
        >
          {t('editor_rule_add')}
        </button>
      )}
      <ul class="quick-watch__judgement" data-testid="editor-judgement">
        {test.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Field label={t('editor_name')}>
        {(field) => (
          <input
            {...field}
            class="input"
            maxLength={255}
            required
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field label={t('editor_until')}>
        {(field) => (
          <input
            {...field}
            class="input"
            type="date"
            min={dayText(Date.now())}
            max={dayText(latest)}
            value={until}
            onInput={(event) => setUntil(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field label={t('watch_tags')}>
        {(field) => (
          <input {...field} class="input" value={tags} onInput={(event) => setTags(event.currentTarget.value)} />
        )}
      </Field>
      <Field
        label={t('editor_notes')}
        hint={t('editor_notes_hint')}
        error={isTooMany ? t('watch_too_many_pairs', { count: String(MOST_OWN_PAIRS) }) : undefined}
      >
        {(field) => (
          <textarea
            {...field}
            class="input"
            rows={3}
            value={notes}
            onInput={(event) => setNotes(event.currentTarget.value)}
          />
        )}
      </Field>
      <div class="quick-watch__row">
        <button type="submit" class="button button--main" aria-disabled={!isSound} data-testid="editor-save">
          {t(isNew ? 'watch_save' : 'editor_save')}
        </button>
        <button type="button" class="button" onClick={onClose}>
          {t('action_cancel')}
        </button>
      </div>
    </form>
  );
}

const IN_STOCK: Rule = {
  field: 'availability',
  condition: 'equals',
  startValue: null,
  threshold: { type: 'value', value: 'InStock' },
};

/** An ASIN's rule sleeps for good without a start value: the one it was set with, or what says "not yet". */
function withStart(rule: Rule, known: readonly Rule[], targetType: WatchRecord['draft']['targetType']): Rule {
  if (targetType !== 'asin' || rule.startValue !== null) return rule;
  const startValue = known.find(({ field, startValue: start }) => field === rule.field && start !== null)?.startValue;
  const notYet = { availability: 'OutOfStock', on_sale: false } as const;
  const price = known.find(({ field }) => field === 'final_price' || field === 'regular_price')?.startValue ?? null;
  if (startValue !== undefined) return { ...rule, startValue };
  return {
    ...rule,
    startValue: rule.field === 'availability' || rule.field === 'on_sale' ? notYet[rule.field] : price,
  };
}

function notesText(metadata: Readonly<Record<string, string>>): string {
  return Object.entries(ownPairs(metadata))
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n');
}

const LONGEST_KEY = 64;
const LONGEST_VALUE = 512;

/** One note a line: "key: value". */
function notesIn(text: string): Record<string, string> {
  const pairs = text.split('\n').flatMap((line): [string, string][] => {
    const [, key = '', value = ''] = /^\s*([^:：]+?)\s*[:：]\s*(.*?)\s*$/.exec(line) ?? [];
    return key === '' || value === '' ? [] : [[key.slice(0, LONGEST_KEY), value.slice(0, LONGEST_VALUE)]];
  });
  return ownPairs(Object.fromEntries(pairs));
}
