import { useState } from 'preact/hooks';
import { parseEcbRates, type RateTable } from '../../lib/domain/rates.ts';
import { t } from '../../lib/view/words.ts';
import { Field } from '../controls/field.tsx';

interface Props {
  readonly rates: RateTable | null;
  readonly onChange: (rates: RateTable) => void;
}

/** The rates that prices are converted by, from a file that the user has: no server is asked for them. */
export function RatesSetting({ rates, onChange }: Props) {
  const [isWrong, setWrong] = useState(false);
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const table = parseEcbRates(await file.text());
    setWrong(table === undefined);
    if (table !== undefined) onChange(table);
  };
  return (
    <Field
      label={t('options_rates')}
      hint={rates === null ? 'eurofxref-daily.xml' : `${rates.source}, ${rates.date}`}
      error={isWrong ? t('options_rates_wrong') : undefined}
    >
      {(field) => (
        <input
          {...field}
          type="file"
          accept=".xml,application/xml,text/xml"
          data-testid="setting-rates"
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
      )}
    </Field>
  );
}
