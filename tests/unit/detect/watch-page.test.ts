import { describe, expect, it } from 'vitest';
import { collect } from '../../../lib/detect/collect.ts';
import type { PageReport } from '../../../lib/detect/report.ts';
import { watchPage } from '../../../lib/detect/watch-page.ts';
import { fakePage, fire } from './fake-page.ts';
import { documentOf } from './fixture-page.ts';

const headings = (reports: readonly PageReport[]): readonly string[] =>
  reports.map(({ view }) => view.headings[0] ?? '');

describe('watchPage', () => {
  it('reports at once, and again only what is new', () => {
    const page = fakePage();
    expect(page.reports).toMatchObject([{ url: 'https://shop.example/p/1', revision: 1 }]);
    page.pass(60_000);
    expect(page.reports).toHaveLength(1);
  });

  it('sees markup that comes late, several changes in one look', () => {
    const page = fakePage();
    page.pass(1000);
    page.setHeading('Two');
    page.setHeading('Three');
    page.pass(2000);
    expect(headings(page.reports)).toEqual(['One', 'Three']);
    expect(page.reports.at(-1)?.revision).toBe(2);
  });

  it('stops watching by itself, on a page that never rests too', () => {
    const page = fakePage();
    for (let tick = 0; tick < 400; tick += 1) {
      page.setHeading(`Tick ${tick}`);
      page.pass(50);
    }
    expect(page.state.changed).toBeUndefined();
    expect(page.timers.size).toBe(0);
    expect(page.reports.length).toBeLessThanOrEqual(9);
  });

  it('looks again after a click on a variant, long after the page came', () => {
    const page = fakePage();
    page.pass(60_000);
    page.setHeading('Unseen');
    fire(page.document, 'change');
    page.setHeading('Red');
    page.pass(3000);
    expect(headings(page.reports)).toEqual(['One', 'Red']);
  });

  it.each(['popstate', 'navigatesuccess'])('follows the page to another address (%s)', (type) => {
    const page = fakePage();
    page.pass(60_000);
    page.state.address = 'https://shop.example/p/2';
    (type === 'navigatesuccess' ? page.navigation : page.window).dispatchEvent(new Event(type));
    page.pass(3000);
    expect(page.reports.map(({ url }) => url)).toEqual(['https://shop.example/p/1', 'https://shop.example/p/2']);
  });

  it('reports anew when the page comes back from the cache, and not when it is shown first', () => {
    const page = fakePage();
    page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(page.reports).toHaveLength(1);
    page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(page.reports.map(({ revision }) => revision)).toEqual([1, 2]);
  });

  it('remembers the address that led here, when the shop has taken the mark of an affiliate out of it', () => {
    const page = fakePage();
    page.state.address = 'https://shop.example/p/1?aff=x';
    page.window.dispatchEvent(new Event('popstate'));
    page.pass(300);
    page.state.address = 'https://shop.example/p/1';
    page.window.dispatchEvent(new Event('popstate'));
    page.pass(3000);
    const [plain, marked] = ['https://shop.example/p/1', 'https://shop.example/p/1?aff=x'];
    expect(page.reports.map(({ came }) => came)).toEqual([[plain], [plain, marked], [plain, marked]]);
  });

  it('remembers twenty addresses and no more, of a page that changes its own all the time', () => {
    const page = fakePage();
    for (let step = 1; step < 30; step += 1) {
      page.state.address = `https://shop.example/p/1?step=${step}`;
      page.window.dispatchEvent(new Event('popstate'));
      page.pass(10_000);
    }
    expect(page.reports.at(-1)?.came).toHaveLength(20);
  });

  it('goes quiet when nobody listens any more, and when it is stopped', () => {
    const page = fakePage();
    page.state.heard = false;
    page.setHeading('Two');
    page.pass(3000);
    page.state.heard = true;
    fire(page.document, 'click');
    page.setHeading('Three');
    page.pass(3000);
    expect(page.reports).toHaveLength(1);
    expect(page.state.changed).toBeUndefined();
    const other = fakePage();
    other.stop();
    other.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(other.timers.size).toBe(0);
    expect(other.reports).toHaveLength(1);
  });

  it('waits with a page that is only made ready in advance', () => {
    const html = '<html><body><h1>One</h1></body></html>';
    const document = Object.assign(documentOf(html), { prerendering: true });
    const reports: PageReport[] = [];
    watchPage({
      window: Object.assign(new EventTarget(), {
        document,
        location: { href: 'https://shop.example/p/1' },
        performance: { now: () => 0 },
        setTimeout: () => 1,
      }) as never,
      collect,
      report: (report) => reports.push(report) > 0,
      observe: () => () => {},
    });
    expect(reports).toHaveLength(0);
    fire(document, 'prerenderingchange');
    expect(reports).toHaveLength(1);
  });
});
