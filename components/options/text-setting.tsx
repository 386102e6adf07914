import { useEffect, useState } from 'preact/hooks';
import { Field } from '../controls/field.tsx';

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly testId: string;
  /** Undefined for what cannot be meant; null for nothing. */
  readonly read: (text: string) => string | null | undefined;
  readonly wrong: string;
  readonly onChange: (value: string | null) => void;
}

/** A setting that is typed: taken when the field is left, and only when it makes sense. */
export function TextSetting({ label, hint, value, testId, read, wrong, onChange }: Props) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const meant = read(text.trim());
  return (
    <Field label={label} hint={hint} error={meant === undefined ? wrong : undefined}>
      {(field) => (
        <input
          {...field}
          class="input"
          data-testid={testId}
          dir="ltr"
          autocomplete="off"
          spellcheck={false}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          onChange={() => meant !== undefined && onChange(meant)}
        />
      )}
    </Field>
  );
}
