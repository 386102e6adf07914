import { useEffect, useState } from 'preact/hooks';
import type { PresetKind } from '../../lib/domain/watch-presets.ts';
import type { AlertDraft } from '../popup/kept.ts';

export type Draft = Pick<AlertDraft, 'place' | 'wish' | 'typed'>;

/** What is chosen and typed so far, and told on, so that a popup that closes loses none of it. */
export function useDraft(kept: Draft | undefined, onDraft: (draft: Draft) => void) {
  const [place, setPlace] = useState(kept?.place ?? 0);
  const [wish, setWish] = useState<PresetKind>(kept?.wish ?? 'below');
  const [typed, setTyped] = useState(kept?.typed ?? undefined);
  useEffect(() => onDraft({ place, wish, typed: typed ?? null }), [place, wish, typed]);
  return { place, setPlace, wish, setWish, typed, setTyped };
}
