import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../lib/view/words.ts';

interface Props<P> {
  /** Constant for the life of the view. */
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
}

/** A view that is seldom asked for: its code comes when it is. */
export function Later<P extends object>({ load, props }: Props<P>) {
  const [View, setView] = useState<ComponentType<P>>();
  useEffect(() => void load().then((view) => setView(() => view)), [load]);
  return View === undefined ? (
    <p class="unseen" role="status">
      {t('state_loading')}
    </p>
  ) : (
    <View {...props} />
  );
}
