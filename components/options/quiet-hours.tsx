import type { QuietHours as Hours } from '../../lib/domain/settings.ts';
import { t } from '../../lib/view/words.ts';
import { Field } from '../controls/field.tsx';

const NIGHT: Hours = { fromMinute: 22 * 60, toMinute: 7 * 60 };

interface Props {
  readonly hours: Hours | null;
  readonly onChange: (hours: Hours | null) => void;
}

/** Hours without notifications; what comes in them is told afterwards. */
export function QuietHours({ hours, onChange }: Props) {
  return (
    <fieldset class="setting" data-testid="setting-quiet">
      <legend class="setting__title">{t('options_quiet')}</legend>
      <label class="choice">
        <input
          type="checkbox"
          checked={hours !== null}
          onChange={(event) => onChange(event.currentTarget.checked ? NIGHT : null)}
        />
        {t('options_quiet_on')}
      </label>
      {hours !== null && (
        <div class="setting__times">
          <Time
            label={t('options_quiet_from')}
            minute={hours.fromMinute}
            onMinute={(fromMinute) => onChange({ ...hours, fromMinute })}
          />
          <Time
            label={t('options_quiet_to')}
            minute={hours.toMinute}
            onMinute={(toMinute) => onChange({ ...hours, toMinute })}
          />
        </div>
      )}
    </fieldset>
  );
}

function Time({ label, minute, onMinute }: { label: string; minute: number; onMinute: (minute: number) => void }) {
  const two = (value: number): string => String(value).padStart(2, '0');
  return (
    <Field label={label}>
      {(field) => (
        <input
          {...field}
          class="input"
          type="time"
          value={`${two(Math.floor(minute / 60))}:${two(minute % 60)}`}
          onChange={(event) => {
            const [hour = Number.NaN, rest = Number.NaN] = event.currentTarget.value.split(':').map(Number);
            if (Number.isInteger(hour * 60 + rest)) onMinute(hour * 60 + rest);
          }}
        />
      )}
    </Field>
  );
}
