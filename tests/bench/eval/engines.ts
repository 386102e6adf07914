import vm from 'node:vm';
import { parseHTML } from 'linkedom';
import type { PageView } from '../../../lib/domain/sighting.ts';
import { openTab } from './browser.ts';
import { bundleDetector } from './bundle.ts';
import { type LabelledPage, readPage } from './manifest.ts';

export type EngineName = 'chromium' | 'linkedom';

/** Shows a page to the built detector. */
export interface Engine {
  readonly detect: (page: LabelledPage) => Promise<PageView>;
  readonly close: () => Promise<void>;
}

/** What is done to a page's bytes before it is shown. */
type Change = (body: Buffer) => Buffer;

export async function startEngine(name: EngineName, change: Change = (body) => body): Promise<Engine> {
  const script = await bundleDetector();
  return name === 'chromium' ? startChromium(script, change) : startLinkedom(script, change);
}

async function startChromium(script: string, change: Change): Promise<Engine> {
  const tab = await openTab([script]);
  return {
    close: tab.close,
    detect: async (page) => {
      await tab.open(page.url, change(readPage(page)), `text/html; charset=${page.charset}`);
      return tab.evaluate<PageView>('elsewhere.detectPage(document, new URL(location.href))');
    },
  };
}

/** Quicker to start and close to the browsers, but not the HTML5 parser. */
function startLinkedom(script: string, change: Change): Engine {
  // Many times as slow as a browser: what it has no time for there would be left out of every large page.
  const context = vm.createContext({ URL, performance: { now: () => 0 } });
  vm.runInContext(`${script};globalThis.detect = elsewhere.detectPage;`, context);
  const { detect } = context as { detect: (document: Document, url: URL) => PageView };
  return {
    close: async () => {},
    detect: async (page) => {
      const html = new TextDecoder(page.charset).decode(change(readPage(page)));
      const { document } = parseHTML(html) as unknown as { document: Document };
      return JSON.parse(JSON.stringify(detect(document, new URL(page.url)))) as PageView;
    },
  };
}
