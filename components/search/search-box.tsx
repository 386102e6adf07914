import type { Ref } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../lib/view/words.ts';
import { Icon } from '../icons/icon.tsx';
import './search.css';

// Needed from the first letter on, and not before.
const loadHint = () => import('../../lib/view/typed-hint.ts').then((module) => module.typedHint);

interface Props {
  readonly text: string;
  readonly field: Ref<HTMLInputElement>;
  readonly onSearch: (text: string) => void;
  readonly onClear: () => void;
  readonly onScan: () => void;
}

/** One field for a name, a barcode, an ASIN or a link; says as one types which of them it takes the text for. */
export function SearchBox({ text, field, onSearch, onClear, onScan }: Props) {
  const [draft, setDraft] = useState<string>();
  const shown = draft ?? text;
  const [hints, setHints] = useState<{ readonly of: (typed: string) => string }>();
  const hint = draft === undefined ? '' : (hints?.of(draft) ?? '');
  const submit = (event: Event) => {
    event.preventDefault();
    const typed = shown.trim().slice(0, 2000);
    setDraft(undefined);
    if (typed === '') onClear();
    else onSearch(typed);
  };
  return (
    <form class="search" role="search" onSubmit={submit}>
      <Icon name="search" size={18} />
      <input
        ref={field}
        class="search__field"
        data-testid="search"
        type="search"
        enterKeyHint="search"
        dir="auto"
        autocomplete="off"
        spellcheck={false}
        maxLength={2000}
        aria-label={t('search_label')}
        placeholder={t('search_placeholder')}
        value={shown}
        onFocus={() => void loadHint().then((of) => setHints({ of }))}
        onInput={(event) => setDraft(event.currentTarget.value)}
      />
      {shown === '' ? (
        <button
          type="button"
          class="search__end"
          aria-label={t('menu_scan')}
          title={t('menu_scan')}
          data-testid="open-scan"
          onClick={onScan}
        >
          <Icon name="barcode" size={18} />
        </button>
      ) : (
        <button
          type="button"
          class="search__end"
          aria-label={t('search_clear')}
          data-testid="search-clear"
          onClick={({ currentTarget }) => {
            setDraft(undefined);
            onClear();
            currentTarget.form?.querySelector('input')?.focus();
          }}
        >
          <Icon name="close" size={16} />
        </button>
      )}
      <p class={hint === '' ? 'unseen' : 'search__hint'} role="status" data-testid="search-hint">
        {hint}
      </p>
    </form>
  );
}
