import { useState } from 'preact/hooks';
import type { WatchGroup } from '../../lib/domain/watch-list.ts';
import { alertsOf } from '../../lib/domain/watch-progress.ts';
import { DEFAULT_LIFE_MS } from '../../lib/domain/watch-limits.ts';
import type { WatchRecord } from '../../lib/domain/watch-record.ts';
import type { Requests } from '../../lib/contract/messages.ts';
import { quoted } from '../../lib/view/foreign-text.ts';
import { t } from '../../lib/view/words.ts';
import { useOpener } from '../controls/use-opener.ts';
import { Foreign } from '../foreign/foreign.tsx';
import { OutsideLink } from '../foreign/outside-link.tsx';
import { Later } from '../later/later.tsx';
import type { Watches } from './use-watches.ts';
import type { WatchesDeps } from './watches-app.tsx';
import { WatchRow } from './watch-row.tsx';

interface Props {
  readonly group: WatchGroup;
  readonly watches: Watches;
  readonly deps: WatchesDeps;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (clientId: string) => void;
}

type Open = 'nothing' | 'details' | 'edit' | 'duplicate';

const loadDetails = () => import('./watch-details.tsx').then((module) => module.WatchDetails);
const loadEditor = () => import('./watch-editor.tsx').then((module) => module.WatchEditor);

/** One product and everything that waits for it. */
export function WatchGroupView({ group, watches, deps, selected, onSelect }: Props) {
  const [first] = group.records;
  return (
    <section class="watch-group card" data-testid="watch-group">
      <h2 class="watch-group__name">
        <OutsideLink address={first?.product.url}>
          <Foreign text={group.name} longest={140} />
        </OutsideLink>
      </h2>
      <ul role="list">
        {group.records.map((record) => (
          <GroupRow
            key={record.clientId}
            record={record}
            watches={watches}
            deps={deps}
            isSelected={selected.has(record.clientId)}
            onSelect={() => onSelect(record.clientId)}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps extends Pick<Props, 'watches' | 'deps'> {
  readonly record: WatchRecord;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

function GroupRow({ record, watches, deps, isSelected, onSelect }: RowProps) {
  const [open, setOpen] = useState<Open>('nothing');
  const alerts = alertsOf(record, watches.inbox);
  const { opens, closes } = useOpener();
  const toggle = (part: Open) => {
    opens();
    setOpen(open === part ? 'nothing' : part);
  };
  const close = () => {
    closes();
    setOpen('nothing');
  };
  const ids = [record.clientId];
  return (
    <WatchRow
      record={record}
      home={watches.home}
      now={Date.now()}
      isProductGone={alerts.some(({ alert }) => alert.kind === 'removed')}
      open={open}
      select={
        <input
          type="checkbox"
          class="watch__select"
          aria-label={t('watch_select', { name: quoted(record.draft.name, 60) })}
          checked={isSelected}
          onChange={onSelect}
        />
      }
      on={{
        pause: (paused) => void watches.change(ids, { status: paused ? 'paused' : 'active' }),
        retry: () => void watches.change(ids, {}),
        remove: () => watches.remove(ids),
        keep: () => watches.keep(ids),
        renew: () => void watches.renew(ids),
        edit: () => toggle('edit'),
        duplicate: () => toggle('duplicate'),
        details: () => toggle('details'),
        again: () => void watches.create(setAgain(record)).then((set) => set && watches.remove(ids)),
        successor: () => deps.search(record.product.name),
      }}
    >
      {open === 'details' && <Later load={loadDetails} props={{ ask: deps.ask, record, alerts }} />}
      {(open === 'edit' || open === 'duplicate') && (
        <Later
          load={loadEditor}
          props={{ ask: deps.ask, record, isNew: open === 'duplicate', watches, onClose: close }}
        />
      )}
    </WatchRow>
  );
}

/** The same wish once more, for one that is gone or out of reach. */
function setAgain({ draft, product, tags }: WatchRecord): Requests['watch/create'] {
  const again = { ...draft, status: 'active', expiresAt: Date.now() + DEFAULT_LIFE_MS };
  return { draft: again as Requests['watch/create']['draft'], product: { ...product }, tags: [...tags] };
}
