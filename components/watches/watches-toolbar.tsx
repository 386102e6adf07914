import { useState } from 'preact/hooks';
import { WATCH_SORTS, type WatchQuery } from '../../lib/domain/watch-list.ts';
import { type WatchRecord, type WatchState, watchState } from '../../lib/domain/watch-record.ts';
import { plural, t } from '../../lib/view/words.ts';
import type { Watches } from './use-watches.ts';

interface Props {
  readonly query: WatchQuery;
  readonly tags: readonly string[];
  readonly chosen: readonly string[];
  readonly watches: Watches;
  readonly onQuery: (query: WatchQuery) => void;
  readonly onChoose: (all: boolean) => void;
}

const SORTS = {
  newest: 'watches_sort_newest',
  name: 'watches_sort_name',
  state: 'watches_sort_state',
  ends: 'watches_sort_ends',
} as const;

/** Finds among many, and does the same to several. */
export function WatchesToolbar({ query, tags, chosen, watches, onQuery, onChoose }: Props) {
  return (
    <div class="watches-tools" role="group" aria-label={t('watches_tools')}>
      <input
        type="search"
        class="input"
        aria-label={t('watches_search')}
        placeholder={t('watches_search')}
        data-testid="watches-search"
        value={query.text}
        onInput={(event) => onQuery({ ...query, text: event.currentTarget.value })}
      />
      <select
        class="select"
        aria-label={t('watches_sort')}
        data-testid="watches-sort"
        value={query.sort}
        onChange={(event) =>
          onQuery({ ...query, sort: WATCH_SORTS.find((sort) => sort === event.currentTarget.value) ?? 'newest' })
        }
      >
        {WATCH_SORTS.map((sort) => (
          <option value={sort} key={sort}>
            {t(SORTS[sort])}
          </option>
        ))}
      </select>
      {tags.length > 0 && (
        <select
          class="select"
          aria-label={t('watches_tag')}
          data-testid="watches-tag"
          value={query.tag ?? ''}
          onChange={(event) => onQuery({ ...query, tag: event.currentTarget.value || null })}
        >
          <option value="">{t('watches_all_tags')}</option>
          {tags.map((tag) => (
            <option value={tag} key={tag}>
              {tag}
            </option>
          ))}
        </select>
      )}
      <button
        type="button"
        class="button button--plain"
        data-testid="watches-all"
        onClick={() => onChoose(chosen.length === 0)}
      >
        {chosen.length === 0 ? t('watches_choose_all') : t('watches_choose_none')}
      </button>
      {chosen.length > 0 && <Bulk chosen={chosen} watches={watches} onDone={() => onChoose(false)} />}
    </div>
  );
}

function Bulk({ chosen, watches, onDone }: { chosen: readonly string[]; watches: Watches; onDone: () => void }) {
  const [tags, setTags] = useState('');
  const inState = (...states: readonly WatchState[]): string[] =>
    (watches.records ?? [])
      .filter((record) => chosen.includes(record.clientId) && states.includes(wishedState(record, watches.home)))
      .map(({ clientId }) => clientId);
  const resume = async () => {
    const paused = inState('paused');
    const over = inState('completed', 'expired');
    if (paused.length > 0) await watches.change(paused, { status: 'active' });
    if (over.length > 0) await watches.renew(over);
  };
  return (
    <div class="watches-tools__bulk" data-testid="watches-bulk">
      <span>{plural('watches_chosen', chosen.length)}</span>
      <button
        type="button"
        class="button"
        data-testid="bulk-pause"
        onClick={() => {
          const active = inState('active', 'pending');
          if (active.length > 0) void watches.change(active, { status: 'paused' });
        }}
      >
        {t('watch_pause')}
      </button>
      <button type="button" class="button" data-testid="bulk-resume" onClick={() => void resume()}>
        {t('watch_resume')}
      </button>
      <button
        type="button"
        class="button button--danger"
        data-testid="bulk-delete"
        onClick={() => {
          watches.remove(chosen);
          onDone();
        }}
      >
        {t('watch_delete')}
      </button>
      <input
        class="input"
        aria-label={t('watch_tags')}
        placeholder={t('watch_tags')}
        data-testid="bulk-tags"
        value={tags}
        onInput={(event) => setTags(event.currentTarget.value)}
      />
      <button type="button" class="button" data-testid="bulk-tag" onClick={() => watches.tag(chosen, tagsIn(tags))}>
        {t('watches_set_tags')}
      </button>
    </div>
  );
}

/** What was changed here and is still to be told stands as it was wished. */
function wishedState(record: WatchRecord, home: string | undefined): WatchState {
  const state = watchState(record, home);
  return state === 'pending' && record.intent === 'update' ? record.draft.status : state;
}

const MOST_TAGS = 20;
const LONGEST_TAG = 40;

/** Tags as they are typed: parted by the commas of any script. */
export function tagsIn(text: string): string[] {
  const tags = text.split(/[,，、،]/).map((tag) => tag.trim().slice(0, LONGEST_TAG));
  return [...new Set(tags.filter(Boolean))].slice(0, MOST_TAGS);
}
