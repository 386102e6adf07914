import { useEffect, useState } from 'preact/hooks';
import { t } from '../../lib/view/words.ts';
import './skeleton.css';

const PATIENCE_MS = 150;

/** The shape of what is coming, shown only when it does not come at once. */
export function Skeleton({ rows = 4 }: { rows?: number }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return <div class="skeleton" aria-busy="true" />;
  return (
    <div class="skeleton" aria-busy="true" data-testid="looking">
      <p class="unseen" role="status">
        {t('state_looking')}
      </p>
      <div class="skeleton__verdict" />
      {Array.from({ length: rows }, (_, index) => (
        <div class="skeleton__row" key={index}>
          <span class="skeleton__bar" />
          <span class="skeleton__bar skeleton__bar--short" />
        </div>
      ))}
    </div>
  );
}
