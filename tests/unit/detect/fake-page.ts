import { collect } from '../../../lib/detect/collect.ts';
import type { PageReport } from '../../../lib/detect/report.ts';
import { watchPage } from '../../../lib/detect/watch-page.ts';
import { documentOf } from './fixture-page.ts';

/** A page whose clock, timers, address and mutations the test moves by hand. */
export function fakePage({ hasNavigation = true } = {}) {
  const document = documentOf('<html><body><h1>One</h1></body></html>');
  const window = new EventTarget();
  const navigation = new EventTarget();
  const reports: PageReport[] = [];
  const times: number[] = [];
  const timers = new Map<number, { run: () => void; at: number }>();
  const state = {
    now: 0,
    address: 'https://shop.example/p/1',
    heard: true,
    changed: undefined as (() => void) | undefined,
  };
  let ids = 0;
  const clock = {
    performance: { now: () => state.now },
    setTimeout: (run: () => void, ms: number): number => {
      timers.set((ids += 1), { run, at: state.now + ms });
      return ids;
    },
    clearTimeout: (timer?: number): void => void (timer !== undefined && timers.delete(timer)),
  };
  const location = {
    get href() {
      return state.address;
    },
  };
  const stop = watchPage({
    window: Object.assign(window, { document, location }, clock, hasNavigation ? { navigation } : {}) as never,
    collect,
    report: (report) => {
      if (!state.heard) return false;
      times.push(state.now);
      reports.push(report);
      return true;
    },
    observe: (_, changed) => {
      state.changed = changed;
      return () => {
        state.changed = undefined;
      };
    },
  });
  const pass = (ms: number): void => {
    const end = state.now + ms;
    for (let next = due(end); next !== undefined; next = due(end)) {
      const [id, timer] = next;
      timers.delete(id);
      state.now = timer.at;
      timer.run();
    }
    state.now = end;
  };
  const due = (end: number) => [...timers].filter(([, { at }]) => at <= end).sort((a, b) => a[1].at - b[1].at)[0];
  const setHeading = (text: string): void => {
    document.querySelector('h1')!.textContent = text;
    state.changed?.();
  };
  return { document, window, navigation, reports, times, timers, state, stop, pass, setHeading };
}

/** The document's own kind of event. */
export function fire(document: Document, type: string): void {
  const event = document.createEvent('Event');
  event.initEvent(type, true, false);
  document.dispatchEvent(event);
}
