import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { openTab, type Tab } from './eval/browser.ts';
import { bundleScript } from './eval/bundle.ts';
import { type LabelledPage, readManifest, readPage } from './eval/manifest.ts';
import { loadPeers } from './eval/peers.ts';
import { shopPage } from './eval/shop-page.ts';
import { median, quantile, type Row } from './row.ts';

const CORPUS = fileURLToPath(new URL('../../../shared/corpus/manifest.jsonl', import.meta.url));
const LONG_TASK_MS = 50;
const SIZES_MB = [0.1, 0.3, 1, 3, 10];
const SCRIPT = `export { collect } from '/lib/detect/collect.ts'; export { detectPage } from '/lib/detect/detect-page.ts';`;

const COLLECT = 'elsewhere.collect(document, new URL(location.href)); 0';
const DETECT = 'elsewhere.detectPage(document, new URL(location.href)); 0';

/** Processor time on the page's main thread; that of an empty script is taken off. */
interface Timing {
  /** The first run in a fresh world, as on a real page: its compiling is in it. */
  readonly firstMs: number;
  readonly againMs: number;
  /** With the judging, which the background does. */
  readonly wholeMs: number;
}

/** The least of three fresh worlds: what else the machine does only ever adds. */
async function measure(tab: Tab): Promise<Timing> {
  const tries = [await measureOnce(tab), await measureOnce(tab), await measureOnce(tab)];
  const least = (which: keyof Timing): number => Math.min(...tries.map((timing) => timing[which]));
  return { firstMs: least('firstMs'), againMs: least('againMs'), wholeMs: least('wholeMs') };
}

async function measureOnce(tab: Tab): Promise<Timing> {
  const [empty, first, ...again] = await tab.cpuMs(['0', COLLECT, COLLECT, COLLECT, COLLECT, DETECT, DETECT]);
  const net = (value = Number.NaN): number => Math.max(0, value - (empty ?? 0));
  return { firstMs: net(first), againMs: net(median(again.slice(0, 3))), wholeMs: net(again.at(-1)) };
}

/** A dirty page is laid out once by the browser; a script that asks for layout makes it twice. */
const FORCED_LAYOUTS = `(async () => {
  const frame = () => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); setTimeout(done, 500); });
  const probe = document.createElement('i');
  await frame();
  document.body.append(probe);
  elsewhere.collect(document, new URL(location.href));
  probe.remove();
  await frame();
})()`;

export default async function detect(options: readonly string[]): Promise<Row[]> {
  const { values } = parseArgs({
    args: [...options],
    options: {
      manifest: { type: 'string', default: CORPUS },
      // Every n-th page only, for a quick look.
      every: { type: 'string', default: '1' },
      peers: { type: 'string' },
      json: { type: 'boolean' },
    },
  });
  const script = await bundleScript(SCRIPT, 'elsewhere');
  const tab = await openTab([script]);
  try {
    const rows: Row[] = [];
    if (existsSync(values.manifest)) {
      const pages = readManifest(values.manifest).filter((_, index) => index % Number(values.every) === 0);
      rows.push(...(await corpusRows(tab, pages)));
      rows.push(...(await peerRows(tab, pages, values.peers)));
    } else {
      console.error(`no corpus at ${values.manifest}: only made-up pages are measured`);
    }
    rows.push(...(await growthRows(tab)));
    rows.push(await bundleRow());
    return rows;
  } finally {
    await tab.close();
  }
}

const row = (name: string, unit: string, ours: number, yardstick?: number): Row =>
  yardstick === undefined ? { bench: 'detect', name, unit, ours } : { bench: 'detect', name, unit, ours, yardstick };

async function corpusRows(tab: Tab, pages: readonly LabelledPage[]): Promise<Row[]> {
  const timings = new Map<LabelledPage, Timing>();
  let forced = 0;
  for (const page of pages) {
    await openPage(tab, page);
    timings.set(page, await measure(tab));
    if (timings.size % 10 === 0) forced += await forcedLayouts(tab);
  }
  const of = (kind: LabelledPage['kind'], which: keyof Timing): number[] =>
    [...timings].filter(([page]) => page.kind === kind).map(([, timing]) => timing[which]);
  const all = [...timings.values()];
  return [
    row('product pages, in the page, cold, median (budget 5)', 'ms', median(of('product', 'firstMs')), 5),
    row('product pages, in the page, cold, p95 (budget 15)', 'ms', quantile(of('product', 'firstMs'), 0.95), 15),
    row('product pages, in the page, warm, median', 'ms', median(of('product', 'againMs'))),
    row('product pages, judged as well, warm, median', 'ms', median(of('product', 'wholeMs'))),
    row('listings, in the page, cold, median', 'ms', median(of('listing', 'firstMs'))),
    row('negatives, in the page, cold, median (budget 1)', 'ms', median(of('negative', 'firstMs')), 1),
    row('negatives, in the page, warm, median', 'ms', median(of('negative', 'againMs'))),
    row('longest of all pages, cold (budget 50)', 'ms', Math.max(...all.map(({ firstMs }) => firstMs)), LONG_TASK_MS),
    row('long tasks on all pages', 'count', all.filter(({ firstMs }) => firstMs > LONG_TASK_MS).length),
    row('forced layouts on every tenth page', 'count', forced),
  ];
}

async function openPage(tab: Tab, page: LabelledPage): Promise<void> {
  await tab.open(page.url, readPage(page), `text/html; charset=${page.charset}`);
}

/** Layouts beyond those of the same change with an empty script; the least of three tries, because pages lay out on their own. */
async function forcedLayouts(tab: Tab): Promise<number> {
  const layouts = async (expression: string): Promise<number> => {
    const counts: number[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const before = await layoutCount(tab);
      await tab.evaluate(expression);
      counts.push((await layoutCount(tab)) - before);
    }
    return Math.min(...counts);
  };
  const without = await layouts(FORCED_LAYOUTS.replace(/ {2}elsewhere.*\n/, ''));
  return Math.max(0, (await layouts(FORCED_LAYOUTS)) - without);
}

async function layoutCount(tab: Tab): Promise<number> {
  const { metrics } = await tab.cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0;
}

/** The same shop page grown tenfold and again: the cost of a megabyte must not rise. */
async function growthRows(tab: Tab): Promise<Row[]> {
  const rows: Row[] = [];
  let perMegabyte: number | undefined;
  for (const size of SIZES_MB) {
    await tab.open('https://shop.example/p/kettle', Buffer.from(shopPage(size * 1e6)), 'text/html; charset=utf-8');
    const { againMs } = await measure(tab);
    perMegabyte ??= againMs / size;
    rows.push(row(`${String(size)} MB page, against linear growth`, 'ms', againMs, perMegabyte * size));
  }
  return rows;
}

/** The peers parse the markup themselves, outside a browser: their time includes it, ours never does. */
async function peerRows(tab: Tab, pages: readonly LabelledPage[], directory: string | undefined): Promise<Row[]> {
  const products = pages.filter(({ kind }) => kind === 'product').slice(0, 40);
  const ours: number[] = [];
  for (const page of products) {
    await openPage(tab, page);
    ours.push((await measure(tab)).firstMs);
  }
  const [empty = 0] = await tab.cpuMs(['0']);
  const rows = [row('against an empty content script', 'ms', median(ours) + empty, empty)];
  for (const peer of await loadPeers(directory)) {
    const theirs: number[] = [];
    for (const page of products) {
      const html = new TextDecoder(page.charset).decode(readPage(page));
      const start = performance.now();
      await peer.detect(html, page.url);
      theirs.push(performance.now() - start);
    }
    rows.push(row(`${String(products.length)} product pages against ${peer.name}`, 'ms', median(ours), median(theirs)));
  }
  return rows;
}

async function bundleRow(): Promise<Row> {
  const script = await bundleScript(`export { collect } from '/lib/detect/collect.ts';`, 'elsewhere');
  return row(
    'what is collected in the page, minified and gzipped (budget 9000)',
    'bytes',
    gzipSync(script, { level: 9 }).length,
    9000,
  );
}
