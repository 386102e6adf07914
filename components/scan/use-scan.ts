import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Captured } from '../../lib/domain/captured.ts';
import { cutOut, pictureOf } from './pictures.ts';

export type Scan =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading' }
  /** Several codes in one picture: which of them is for the user to say. */
  | { readonly kind: 'found'; readonly searches: readonly string[] }
  | { readonly kind: 'failed'; readonly why: 'no-barcode' | 'no-picture' | 'gone' | 'no-reader' };

export interface ScanDeps {
  /** What to search for, by the barcodes of a picture, which is used up. */
  readonly read: (picture: ImageBitmap) => Promise<readonly string[]>;
  /** The picture that was clicked in a page; absent where none was. */
  readonly clicked: (() => Promise<Captured | null>) | undefined;
  readonly onSearch: (text: string) => void;
}

export function useScan({ read, clicked, onSearch }: ScanDeps) {
  const [scan, setScan] = useState<Scan>({ kind: clicked === undefined ? 'idle' : 'reading' });
  // A slow picture must not take the place of a later one.
  const turn = useRef(0);

  const found = useCallback(
    (searches: readonly string[]) => {
      const [only, ...others] = searches;
      setScan({ kind: 'found', searches });
      if (only !== undefined && others.length === 0) onSearch(only);
    },
    [onSearch],
  );

  const take = useCallback(
    async (coming: Promise<ImageBitmap | undefined>, missing: 'gone' | 'no-picture'): Promise<void> => {
      turn.current += 1;
      const mine = turn.current;
      setScan({ kind: 'reading' });
      const picture = await coming;
      const searches = picture && (await read(picture).catch(() => 'no-reader' as const));
      if (mine !== turn.current) return;
      if (searches === undefined) setScan({ kind: 'failed', why: missing });
      else if (searches === 'no-reader') setScan({ kind: 'failed', why: searches });
      else if (searches.length === 0) setScan({ kind: 'failed', why: 'no-barcode' });
      else found(searches);
    },
    [read, found],
  );

  const takeFile = useCallback((file: Blob) => void take(pictureOf(file), 'no-picture'), [take]);

  useEffect(() => {
    if (clicked === undefined) return;
    void take(
      clicked().then((captured) => (captured === null ? undefined : cutOut(captured))),
      'gone',
    );
  }, []);

  return { scan, takeFile, found };
}
