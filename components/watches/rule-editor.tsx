import type { Currency } from '../../lib/domain/money.ts';
import {
  type Condition,
  type Rule,
  type RuleField,
  type RuleValue,
  THRESHOLD_TYPES,
  type ThresholdType,
} from '../../lib/domain/rule.ts';
import { conditionsOf, ruleFields, takesThreshold, thresholdDomain } from '../../lib/domain/rule-compat.ts';
import type { TargetType } from '../../lib/domain/watch.ts';
import { conditionText, fieldText, valueText } from '../../lib/view/rule-text.ts';
import { plainAmount, plainNumber, typedNumber } from '../../lib/view/typed-number.ts';
import { t } from '../../lib/view/words.ts';

interface Props {
  readonly rule: Rule;
  readonly targetType: TargetType;
  readonly currency: Currency | undefined;
  readonly onRule: (rule: Rule) => void;
  /** Absent for the only rule. */
  readonly onRemove: (() => void) | undefined;
}

/** One rule, put together from what goes together: what the service would refuse cannot be chosen. */
export function RuleEditor({ rule, targetType, currency, onRule, onRemove }: Props) {
  const set = (change: Partial<Rule>) => onRule(fitting({ ...rule, ...change }));
  const type = rule.threshold?.type ?? 'value';
  const types = THRESHOLD_TYPES.filter((each) => thresholdDomain(rule.field, each) !== undefined);
  return (
    <fieldset class="rule-editor" data-testid="rule-editor">
      <legend class="unseen">{t('editor_rule')}</legend>
      <Choice
        label={t('editor_field')}
        testId="rule-field"
        value={rule.field}
        choices={ruleFields(targetType)}
        text={fieldText}
        onChoose={(field: RuleField) => set({ field, startValue: null, threshold: null })}
      />
      <Choice
        label={t('editor_condition')}
        testId="rule-condition"
        value={rule.condition}
        choices={conditionsOf(rule.field)}
        text={conditionText}
        onChoose={(condition: Condition) => set({ condition })}
      />
      {takesThreshold(rule.condition) && (
        <Threshold rule={rule} currency={currency} onValue={(value) => set({ threshold: { type, value } })} />
      )}
      {takesThreshold(rule.condition) && types.length > 1 && (
        <Choice
          label={t('editor_unit')}
          testId="rule-unit"
          value={type}
          choices={types}
          text={(each: ThresholdType) => t(each === 'value' ? 'editor_as_value' : 'editor_as_percentage')}
          onChoose={(next: ThresholdType) => set({ threshold: { type: next, value: next === 'percentage' ? 10 : 1 } })}
        />
      )}
      {onRemove !== undefined && (
        <button type="button" class="button button--plain" data-testid="rule-remove" onClick={onRemove}>
          {t('editor_rule_remove')}
        </button>
      )}
    </fieldset>
  );
}

/** The same rule with what does not fit its field put right. */
export function fitting(rule: Rule): Rule {
  const conditions = conditionsOf(rule.field);
  const condition = conditions.includes(rule.condition) ? rule.condition : (conditions[0] ?? 'change');
  if (!takesThreshold(condition)) return { ...rule, condition, threshold: null };
  const type = rule.threshold?.type ?? 'value';
  const domain = thresholdDomain(rule.field, type);
  if (domain === undefined || rule.threshold === null) {
    return { ...rule, condition, threshold: { type: 'value', value: firstValue(rule.field) } };
  }
  return { ...rule, condition };
}

function firstValue(field: RuleField): RuleValue {
  const domain = thresholdDomain(field, 'value');
  if (domain?.kind === 'boolean') return true;
  return domain?.kind === 'choice' ? (domain.choices[0] ?? '') : 10;
}

interface ThresholdProps extends Pick<Props, 'rule' | 'currency'> {
  readonly onValue: (value: RuleValue) => void;
}

function Threshold({ rule, currency, onValue }: ThresholdProps) {
  if (rule.threshold === null) return null;
  const { type, value } = rule.threshold;
  const domain = thresholdDomain(rule.field, type);
  if (domain?.kind === 'number') {
    const isAmount = rule.field === 'final_price' && type === 'value' && currency !== undefined;
    const text = (amount: number) => (isAmount ? plainAmount(amount, currency) : plainNumber(amount));
    return (
      <input
        class="input quick-watch__amount"
        aria-label={t('editor_value')}
        data-testid="rule-value"
        inputMode="decimal"
        defaultValue={typeof value === 'number' ? text(value) : ''}
        onInput={(event) => onValue(typedNumber(event.currentTarget.value))}
      />
    );
  }
  const choices = domain?.kind === 'boolean' ? ['true', 'false'] : (domain?.choices ?? []);
  const read = (text: string): RuleValue => (domain?.kind === 'boolean' ? text === 'true' : text);
  return (
    <Choice
      label={t('editor_value')}
      testId="rule-value"
      value={String(value)}
      choices={choices}
      text={(text) => valueText(rule, read(text), undefined)}
      onChoose={(text) => onValue(read(text))}
    />
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly testId: string;
  readonly value: T;
  readonly choices: readonly T[];
  readonly text: (choice: T) => string;
  readonly onChoose: (choice: T) => void;
}

function Choice<T extends string>({ label, testId, value, choices, text, onChoose }: ChoiceProps<T>) {
  return (
    <select
      class="select"
      aria-label={label}
      data-testid={testId}
      value={value}
      onChange={(event) => {
        const chosen = choices.find((choice) => choice === event.currentTarget.value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {choices.map((choice) => (
        <option value={choice} key={choice}>
          {text(choice)}
        </option>
      ))}
    </select>
  );
}
