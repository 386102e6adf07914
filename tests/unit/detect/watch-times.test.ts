import { describe, expect, it } from 'vitest';
import { fakePage, fire } from './fake-page.ts';

describe('how often a page is looked at', () => {
  it('soon after the first change, then less and less often, and no more after some seconds', () => {
    const page = fakePage();
    for (let tick = 1; tick <= 400; tick += 1) {
      page.setHeading(`Tick ${tick}`);
      page.pass(50);
    }
    const pauses = page.times.slice(1).map((time, index) => time - (page.times[index] ?? 0));
    expect(pauses).toEqual([250, 500, 1000, 2000, 2000, 2000, 2000]);
    expect(page.state.changed).toBeUndefined();
  });

  it('as soon again after a click', () => {
    const page = fakePage();
    page.pass(5000);
    fire(page.document, 'click');
    page.setHeading('Blue');
    page.pass(250);
    expect(page.times).toEqual([0, 5250]);
  });

  it('as long as late markup may come, and not a moment longer', () => {
    const late = (at: number): number => {
      const page = fakePage();
      page.pass(at);
      page.setHeading('Late');
      page.pass(10_000);
      return page.reports.length;
    };
    expect(late(8000)).toBe(2);
    expect(late(8001)).toBe(1);
  });
});

describe('a page', () => {
  it('is watched after it was shown again from the cache', () => {
    const page = fakePage();
    page.pass(60_000);
    page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    page.pass(1000);
    page.setHeading('Two');
    page.pass(1000);
    expect(page.reports.map(({ view }) => view.headings[0])).toEqual(['One', 'One', 'Two']);
  });

  it('is left alone where nobody listens when it is shown again', () => {
    const page = fakePage();
    page.pass(60_000);
    page.state.heard = false;
    page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(page.timers.size).toBe(0);
    expect(page.state.changed).toBeUndefined();
  });

  it('is left alone once it was stopped, though it goes on changing', () => {
    const page = fakePage();
    const { changed } = page.state;
    page.stop();
    changed?.();
    fire(page.document, 'click');
    expect(page.timers.size).toBe(0);
    page.stop();
    expect(page.reports).toHaveLength(1);
  });

  it('without an address that can be read is not looked at', () => {
    const page = fakePage();
    page.state.address = '';
    page.setHeading('Two');
    page.pass(1000);
    expect(page.reports).toHaveLength(1);
  });

  it('is watched in a browser that tells nothing of navigations', () => {
    const page = fakePage({ hasNavigation: false });
    page.setHeading('Two');
    page.pass(1000);
    expect(page.reports).toHaveLength(2);
    page.stop();
  });
});
