import { useEffect, useState } from 'preact/hooks';
import type { AlertDraft } from '../popup/kept.ts';

export type Draft = Pick<AlertDraft, 'place' | 'wish' | 'typed'>;

const NEW: Draft = { place: 0, wish: 'below', typed: null };

/** What is chosen and typed so far, told on within the very keystroke, so that a popup that closes loses none of it. */
export function useDraft(kept: Draft = NEW, onDraft: (draft: Draft) => void) {
  const [draft, setDraft] = useState(kept);
  // That one is being set is worth keeping, too.
  useEffect(() => onDraft(draft), []);
  const change = (part: Partial<Draft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    onDraft(next);
  };
  return { draft, change };
}
