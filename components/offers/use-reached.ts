import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { whenPainted } from '../later/when-painted.ts';

/** As many as a window shows below the verdict: the first painting waits for no more. */
const FIRST = 4;
/** What follows it needs nobody to come near. */
const NEXT = 8;
/** Few enough to be made within a frame, many enough for who scrolls fast. */
const STEP = 4;

/**
 * How many rows are made. They are made as the reader nears them, so that the first of 5,000 are there as fast as the first of
 * five; one count for all groups of a list, so that nothing is ever made above what is on the screen.
 */
export function useReached(total: number, version: string) {
  const [reached, setReached] = useState({ version, count: FIRST });
  const count = reached.version === version ? reached.count : FIRST;
  const end = useRef<HTMLDivElement>(null);
  const more = count < total;

  useEffect(() => {
    if (!more || count >= NEXT) return;
    return whenPainted(() => setReached({ version, count: NEXT }));
  }, [more, count, version]);

  // Before the painting: the next step then comes with the next frame.
  useLayoutEffect(() => {
    if (!more || count < NEXT || end.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting);
        if (entry === undefined) return;
        const inSight = entry.boundingClientRect.top < innerHeight;
        setReached({ version, count: count + (inSight ? 2 * STEP : STEP) });
      },
      { rootMargin: '1000px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [more, count, version]);

  return { count, end, more };
}
