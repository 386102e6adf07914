import { useId } from 'preact/hooks';

interface Choice<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly hint?: string;
}

interface Props<V extends string> {
  readonly legend: string;
  readonly hint?: string;
  readonly value: V;
  readonly choices: readonly Choice<V>[];
  readonly testId: string;
  readonly onChoose: (value: V) => void;
}

/** One setting of a few choices, each with what it means. */
export function ChoiceSetting<V extends string>({ legend, hint, value, choices, testId, onChoose }: Props<V>) {
  const id = useId();
  return (
    <fieldset class="setting" data-testid={testId} aria-describedby={hint === undefined ? undefined : `${id}-hint`}>
      <legend class="setting__title">{legend}</legend>
      {hint !== undefined && (
        <p class="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {choices.map((choice) => (
        <label class="choice" key={choice.value}>
          <input
            type="radio"
            name={id}
            checked={choice.value === value}
            data-testid={`${testId}-${choice.value}`}
            onChange={() => onChoose(choice.value)}
          />
          <span>
            {choice.label}
            {choice.hint !== undefined && <span class="setting__means">{choice.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
