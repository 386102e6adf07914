import { Fragment } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { FacetEntry } from '../../lib/domain/facet.ts';
import { numberText } from '../../lib/view/numbers.ts';
import { plural, t } from '../../lib/view/words.ts';
import { type ChoiceFacet as Name, facetTitle, facetValue } from './facet-words.ts';

/** More than this many and a field to search them appears. */
const FEW = 8;

interface Props {
  readonly name: Name;
  readonly entries: readonly FacetEntry[];
  readonly onChoose: (value: string, chosen: boolean) => void;
}

/** More boxes than this are found by their names alone. */
const MOST = 200;

/** Grades have an order of their own; everything else begins with what there is most of. */
const GRADES: readonly string[] = ['same', 'likely', 'similar'];

function inOrder(name: Name, entries: readonly FacetEntry[]): readonly FacetEntry[] {
  return name === 'grade' ? GRADES.flatMap((grade) => entries.filter(({ value }) => value === grade)) : entries;
}

/** One facet as boxes to tick, each with how many offers it would leave, or bring where none of them is loaded. */
export function ChoiceFacet({ name, entries, onChoose }: Props) {
  const [search, setSearch] = useState('');
  const [all, setAll] = useState(false);
  const wanted = search.trim().toLocaleLowerCase();
  const named = useMemo(
    () => inOrder(name, entries).map((entry) => ({ entry, text: facetValue(name, entry.value, entry.label) })),
    [name, entries],
  );
  const found = wanted === '' ? named : named.filter(({ text }) => text.toLocaleLowerCase().includes(wanted));
  const most = all || wanted !== '' ? MOST : FEW;
  // What is ticked is in sight, wherever it stands.
  const shown = found.filter(({ entry }, index) => index < most || entry.chosen);
  const firstUnloaded = shown.findIndex(({ entry }) => entry.isUnloaded);
  const hidden = found.length - shown.length;
  return (
    <fieldset class="facet" data-testid={`facet-${name}`}>
      <legend class="facet__title">{facetTitle(name)}</legend>
      {entries.length > FEW && (
        <input
          class="input facet__search"
          type="search"
          aria-label={t('facet_search', { facet: facetTitle(name) })}
          placeholder={t('facet_search_short')}
          value={search}
          onInput={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      {shown.map(({ entry, text }, index) => (
        <Fragment key={entry.value}>
          {index === firstUnloaded && <p class="facet__none facet__apart">{t('facet_unloaded')}</p>}
          <label class="choice">
            <input
              type="checkbox"
              checked={entry.chosen}
              data-testid={`choice-${name}-${entry.value}`}
              onChange={(event) => onChoose(entry.value, event.currentTarget.checked)}
            />
            <bdi>{text}</bdi>
            <span class="choice__count">{numberText(entry.isUnloaded ? entry.count : entry.loaded)}</span>
          </label>
        </Fragment>
      ))}
      {hidden > 0 && most === MOST && <p class="facet__none">{plural('facet_more', hidden)}</p>}
      {hidden > 0 && most < MOST && (
        <button type="button" class="button button--plain" onClick={() => setAll(true)}>
          {plural('facet_more', hidden)}
        </button>
      )}
      {found.length === 0 && <p class="facet__none">{t('facet_none')}</p>}
    </fieldset>
  );
}
