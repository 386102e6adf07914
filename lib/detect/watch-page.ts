import type { Evidence } from '../domain/recognise/evidence.ts';
import type { PageReport } from './report.ts';

/** The page with its clock, so that a test can be both. */
export interface PageWorld {
  readonly window: Pick<
    Window,
    'addEventListener' | 'clearTimeout' | 'document' | 'location' | 'performance' | 'removeEventListener' | 'setTimeout'
  > & { readonly navigation?: EventTarget };
  readonly collect: (document: Document, url: URL) => Evidence;
  /** False when nobody listens any more. */
  readonly report: (report: PageReport) => boolean;
  readonly observe: (target: Node, changed: () => void) => () => void;
}

/** How long markup may come late after the page, a navigation or a click; then nothing is watched. */
const WATCH_MS = 8000;
const FIRST_PAUSE_MS = 250;
/** A page that never rests is looked at some seven times within that time. */
const LONGEST_PAUSE_MS = 2000;
const MAX_CAME = 20;

/** Looks at a page now and whenever it may have changed, and reports what is new. Returns what ends it. */
export function watchPage(world: PageWorld): () => void {
  const { window } = world;
  const { document } = window;
  let revision = 0;
  let lastSeen = '';
  let pending: number | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  let watchUntil = 0;
  let stopObserving: (() => void) | undefined;
  let stopped = false;
  /** The addresses that this page has had: a shop may soon take out what says who led the user here. */
  const came = new Set<string>();

  function look(force: boolean): void {
    const address = window.location.href;
    const url = URL.parse(address);
    if (stopped || !url) return;
    if (came.size < MAX_CAME) came.add(address);
    const view = world.collect(document, url);
    const seen = JSON.stringify(view);
    if (seen === lastSeen && !force) return;
    lastSeen = seen;
    revision += 1;
    if (!world.report({ view, url: address, revision, came: [...came] })) stop();
  }

  function lookSoon(): void {
    if (pending || stopped) return;
    if (window.performance.now() > watchUntil) return rest();
    pending = window.setTimeout(() => {
      pending = undefined;
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      look(false);
    }, pauseMs);
  }

  /** Watches for late markup, for a while. */
  function attend(): void {
    if (stopped) return;
    watchUntil = window.performance.now() + WATCH_MS;
    pauseMs = FIRST_PAUSE_MS;
    stopObserving ??= world.observe(document, lookSoon);
    lookSoon();
  }

  function rest(): void {
    stopObserving?.();
    stopObserving = undefined;
  }

  function start(): void {
    look(true);
    attend();
  }

  function onRestored(event: Event): void {
    if ((event as PageTransitionEvent).persisted) start();
  }

  const listeners: readonly (readonly [EventTarget | Window | undefined, string, (event: Event) => void])[] = [
    [window as Window, 'popstate', attend],
    [window as Window, 'pageshow', onRestored],
    [window.navigation, 'navigatesuccess', attend],
    // A variant is chosen by a click or a select box; what changes then comes as mutations.
    [document, 'click', attend],
    [document, 'change', attend],
    [document, 'prerenderingchange', start],
  ];

  function stop(): void {
    stopped = true;
    rest();
    window.clearTimeout(pending);
    for (const [target, type, listener] of listeners) target?.removeEventListener(type, listener, true);
  }

  for (const [target, type, listener] of listeners) target?.addEventListener(type, listener, true);
  // A page made ready in advance was not visited: it is looked at when the user comes.
  if (!(document as Document & { readonly prerendering?: boolean }).prerendering) start();
  return stop;
}
