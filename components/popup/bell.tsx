import { useEffect, useState } from 'preact/hooks';
import { t } from '../../lib/view/words.ts';
import { Icon } from '../icons/icon.tsx';
import type { PopupDeps } from './popup-deps.ts';

/** To the alerts, or to those that came: on a page with a product, the button's own mark hides how many these are. */
export function Bell({ open, unread }: Pick<PopupDeps, 'open' | 'unread'>) {
  const [count, setCount] = useState('');
  useEffect(() => void unread().then(setCount), [unread]);
  const name = t('open_watches');
  return (
    <button
      type="button"
      class="icon-button bell"
      aria-label={count === '' ? name : `${name} (${count})`}
      data-testid="open-watches"
      onClick={() => open(count === '' ? 'watches' : 'inbox')}
    >
      <Icon name="bell" />
      {count !== '' && (
        <span class="bell__count" aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
}
