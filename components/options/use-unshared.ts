import { useEffect, useState } from 'preact/hooks';
import type { StoredSettings } from '../../lib/domain/settings.ts';

/** What is told within this time needs no word. */
const PATIENCE_MS = 3000;
/** What the browser's sync takes of one setting, with its name. */
const MOST_SYNCED_BYTES = 8192;

const sizeOf = (name: string, value: unknown): number =>
  new TextEncoder().encode(name + JSON.stringify(value)).byteLength;

/** Why the user's other browsers do not know what was chosen here: it takes its time, or it is more than can be carried. */
export function useUnshared(stored: StoredSettings | undefined): 'waiting' | 'too-large' | undefined {
  const isUntold = stored?.untold !== undefined && stored.settings.sync !== 'off';
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!isUntold) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isUntold]);
  if (!isUntold || !isLate) return undefined;
  const isTooLarge = sizeOf('rates', stored.settings.rates) > MOST_SYNCED_BYTES;
  return isTooLarge && stored.settings.sync === 'browser' ? 'too-large' : 'waiting';
}
