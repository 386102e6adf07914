import { useEffect, useRef } from 'preact/hooks';

/** As many frames as a long list may take to reach down to where it was. */
const MOST_FRAMES = 300;
const OWN_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Goes back to where the view was scrolled to, as soon as there are rows enough, and says where it is from then on. */
export function useScrollKept(before: number, ready: boolean, onScroll: () => void): void {
  const say = useRef(onScroll);
  say.current = onScroll;

  useEffect(() => {
    if (!ready) return;
    let frames = before > 0 ? MOST_FRAMES : 0;
    const follow = (): void => {
      if (frames <= 0) return;
      frames = Math.abs(scrollY - before) < 2 ? 0 : frames - 1;
      scrollTo(0, before);
      requestAnimationFrame(follow);
    };
    follow();
    // Whoever scrolls by hand is where they want to be.
    const stop = (): void => void (frames = 0);
    const tell = (): void => {
      if (frames <= 0) say.current();
    };
    for (const event of OWN_HAND) addEventListener(event, stop, { passive: true });
    addEventListener('scroll', tell, { passive: true });
    return () => {
      stop();
      for (const event of OWN_HAND) removeEventListener(event, stop);
      removeEventListener('scroll', tell);
    };
  }, [ready]);
}
