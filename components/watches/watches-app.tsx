import { useMemo, useState } from 'preact/hooks';
import { arrangeWatches, isShown, tagsOf, type WatchQuery } from '../../lib/domain/watch-list.ts';
import type { Ask } from '../../lib/messaging/graded-ask.ts';
import { numberText } from '../../lib/view/numbers.ts';
import { plural, t } from '../../lib/view/words.ts';
import { InboxView } from '../inbox/inbox-view.tsx';
import { Mark } from '../icons/mark.tsx';
import { Notice } from '../notices/notice.tsx';
import { DeletedBanner } from './deleted-banner.tsx';
import { useWatches } from './use-watches.ts';
import { WatchesFailure } from './watches-failure.tsx';
import { WatchesToolbar } from './watches-toolbar.tsx';
import { WatchGroupView } from './watch-group.tsx';
import './watches-page.css';
import './watches.css';

export interface WatchesDeps {
  readonly ask: Ask;
  /** The alert that a notification was about. */
  readonly alert: string | undefined;
  readonly startsAtInbox: boolean;
  /** Opens the offers for what is typed. */
  readonly search: (text: string) => void;
}

/** As many as a person scrolls through; the others come when they are asked for. */
const MOST_GROUPS = 60;

/** Every alert that is set, and every one that came. */
export function WatchesApp({ deps }: { deps: WatchesDeps }) {
  const watches = useWatches(deps.ask);
  const [place, setPlace] = useState<'watches' | 'inbox'>(deps.startsAtInbox ? 'inbox' : 'watches');
  const unread = watches.inbox.filter(({ readAt }) => readAt === null).length;
  const places = [
    { id: 'watches', label: t('section_watches'), count: watches.records?.filter(isShown).length ?? 0 },
    { id: 'inbox', label: t('inbox_title'), count: unread },
  ] as const;
  return (
    <div class="watches-page">
      <header class="watches-page__head">
        <Mark size={32} />
        <h1>{t('watches_title')}</h1>
        <nav class="watches-page__places" aria-label={t('sections')}>
          {places.map(({ id, label, count }) => (
            <button
              type="button"
              class={id === place ? 'chip chip--on' : 'chip'}
              aria-current={id === place ? 'page' : undefined}
              data-testid={`place-${id}`}
              key={id}
              onClick={() => setPlace(id)}
            >
              {label} <strong>{numberText(count)}</strong>
            </button>
          ))}
        </nav>
      </header>
      <main>
        <DeletedBanner watches={watches} />
        <WatchesFailure failure={watches.failure} />
        {place === 'inbox' ? <InboxView watches={watches} deps={deps} /> : <AllWatches deps={deps} watches={watches} />}
      </main>
    </div>
  );
}

function AllWatches({ deps, watches }: { deps: WatchesDeps; watches: ReturnType<typeof useWatches> }) {
  const { records, home } = watches;
  const [query, setQuery] = useState<WatchQuery>({ text: '', tag: null, sort: 'newest' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [most, setMost] = useState(MOST_GROUPS);
  const groups = useMemo(() => arrangeWatches(records ?? [], query, home), [records, query, home]);
  const tags = useMemo(() => tagsOf(records ?? []), [records]);
  if (records === undefined) return <p role="status">{t('state_loading')}</p>;
  if (!records.some(isShown)) {
    return <Notice icon="bell" title={t('watches_empty')} detail={t('watches_empty_detail')} testId="watches-empty" />;
  }
  const shown = groups.flatMap((group) => group.records.map(({ clientId }) => clientId));
  const chosen = shown.filter((clientId) => selected.has(clientId));
  const toggle = (clientId: string) => {
    const next = new Set(selected);
    if (!next.delete(clientId)) next.add(clientId);
    setSelected(next);
  };
  return (
    <>
      <WatchesToolbar
        query={query}
        tags={tags}
        chosen={chosen}
        watches={watches}
        onQuery={setQuery}
        onChoose={(all) => setSelected(new Set(all ? shown : []))}
      />
      {groups.length === 0 && <p class="group__hint">{t('watches_no_match')}</p>}
      {groups.slice(0, most).map((group) => (
        <WatchGroupView
          key={group.key}
          group={group}
          watches={watches}
          deps={deps}
          selected={selected}
          onSelect={toggle}
        />
      ))}
      {groups.length > most && (
        <button type="button" class="button" data-testid="watches-more" onClick={() => setMost(groups.length)}>
          {plural('watches_more', groups.length - most)}
        </button>
      )}
    </>
  );
}
