import { useEffect, useState } from 'preact/hooks';
import { countdownText } from '../../lib/view/dates.ts';
import { t } from '../../lib/view/words.ts';

interface Props {
  readonly waitMs: number;
  readonly onOver: () => void;
}

/** Counts down to the moment when asking again makes sense. Spoken once, not every second. */
export function Countdown({ waitMs, onOver }: Props) {
  const [until] = useState(() => Date.now() + waitMs);
  const [left, setLeft] = useState(waitMs);
  const over = left <= 0;

  useEffect(() => {
    if (over) return onOver();
    const timer = setTimeout(() => setLeft(until - Date.now()), 250);
    return () => clearTimeout(timer);
  }, [left, over]);

  return (
    <p class="notice__countdown" role="timer" aria-live="off" data-testid="countdown">
      {t('state_again_in', { wait: countdownText(left) })}
    </p>
  );
}
