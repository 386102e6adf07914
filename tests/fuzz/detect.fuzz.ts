// npm run -s fuzz -- detect [--runs N] [--seed N] [--engine linkedom|chromium]
// Hostile pages: nothing may throw, hang or yield an identifier that fails its own parser.
import { parseArgs } from 'node:util';
import * as fc from 'fast-check';
import { parseHTML } from 'linkedom';
import { collect } from '../../lib/detect/collect.ts';
import { detectPage } from '../../lib/detect/detect-page.ts';
import type { PageView } from '../../lib/domain/sighting.ts';
import { openTab } from '../bench/eval/browser.ts';
import { bundleDetector } from '../bench/eval/bundle.ts';
import { faultsOf } from './detect/faults.ts';
import { anyPage } from './detect/any-page.ts';
import { HOSTILE } from './detect/hostile-pages.ts';

/** In the browser on a quiet machine it is 50; the margin is for a machine that does other things as well. */
const HANG_MS = 50;
const BUSY_MARGIN = 4;

export default async function fuzz(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '2000' },
      seed: { type: 'string' },
      engine: { type: 'string', default: 'chromium' },
    },
  });
  const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed);
  anyPages(Number(values.runs), seed);
  console.log(`${values.runs} made-up pages, seed ${String(seed)}: no finding`);
  if (values.engine === 'chromium') await hostileInChromium();
  else hostileInLinkedom();
}

/** Random markup from the words that detectors listen to. */
function anyPages(runs: number, seed: number): void {
  const property = fc.property(anyPage, ({ html, address }) => {
    const { document } = parseHTML(html) as unknown as { document: Document };
    const before = document.documentElement.outerHTML;
    const view = detectPage(document, new URL(address));
    const faults = faultsOf(view, new URL(address));
    if (document.documentElement.outerHTML !== before) faults.push('the page was changed');
    if (({} as Record<string, unknown>)['polluted'] !== undefined) faults.push('a prototype was polluted');
    if (faults.length > 0) throw new Error(faults.join('; '));
  });
  fc.assert(property, { numRuns: runs, seed, verbose: 1 });
}

function hostileInLinkedom(): void {
  for (const { name, address, html } of HOSTILE) {
    const { document } = parseHTML(html(0.02)) as unknown as { document: Document };
    const evidence = collect(document, new URL(address));
    const faults = faultsOf(detectPage(document, new URL(address)), new URL(address));
    if (faults.length > 0) throw new Error(`${name}: ${faults.join('; ')}`);
    console.log(`${name}: ${String(JSON.stringify(evidence).length)} bytes of evidence`);
  }
}

async function hostileInChromium(): Promise<void> {
  const tab = await openTab([await bundleDetector()]);
  try {
    for (const { name, address, html, grow } of HOSTILE) {
      await tab.open(address, Buffer.from(html(1)), 'text/html; charset=utf-8');
      if (grow !== undefined) await tab.evaluate(`(${grow.toString()})(document)`);
      const url = new URL(address);
      const times = await tab.cpuMs([
        '0',
        'globalThis.view = elsewhere.detectPage(document, new URL(location.href)); 0',
      ]);
      const view = await tab.evaluate<PageView>('elsewhere.detectPage(document, new URL(location.href))');
      const ms = (times[1] ?? 0) - (times[0] ?? 0);
      const faults = faultsOf(view, url);
      if (ms > HANG_MS * BUSY_MARGIN) faults.push(`it took ${ms.toFixed(0)} ms`);
      console.log(`${name}: ${ms.toFixed(1)} ms, ${view.kind}${ms > HANG_MS ? ' (over 50 ms)' : ''}`);
      if (faults.length > 0) throw new Error(`${name}: ${faults.join('; ')}`);
    }
  } finally {
    await tab.close();
  }
}
