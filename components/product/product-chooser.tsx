import type { Sighting } from '../../lib/domain/sighting.ts';
import { moneyText } from '../../lib/view/money.ts';
import { t } from '../../lib/view/words.ts';
import { Foreign } from '../foreign/foreign.tsx';

interface Props {
  readonly sightings: readonly Sighting[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  /** Moves to the search field, with the name to start from. */
  readonly onType: () => void;
}

/** The other products that were seen on the page, and a way to type one. */
export function ProductChooser({ sightings, chosen, onChoose, onType }: Props) {
  return (
    <div class="chooser" data-testid="product-chooser">
      {sightings.length > 1 && (
        <fieldset>
          <legend class="chooser__legend">{t('product_on_this_page')}</legend>
          {sightings.slice(0, 20).map((sighting, index) => (
            <label class="choice" key={sighting.url + String(index)}>
              <input type="radio" name="sighting" checked={index === chosen} onChange={() => onChoose(index)} />
              <Foreign text={sighting.name?.value ?? sighting.url} longest={90} />
              {sighting.price !== undefined && <span class="choice__count">{moneyText(sighting.price.value)}</span>}
            </label>
          ))}
        </fieldset>
      )}
      <button type="button" class="button button--plain" data-testid="type-product" onClick={onType}>
        {t('product_type')}
      </button>
    </div>
  );
}
