// npm run -s eval:detect -- --manifest FILE [--engine chromium|linkedom] [--only TEXT] [--bare] [--peers DIR] [--json]
//                           --urls FILE.tsv | --gtins FILE.tsv
// Judges the built detector against labelled pages, addresses and barcodes.
import { parseArgs } from 'node:util';
import { isShopPage, withoutData } from './eval/bare.ts';
import { type EngineName, startEngine } from './eval/engines.ts';
import { scoreGtins, scoreUrls } from './eval/lists.ts';
import { readManifest, readPage } from './eval/manifest.ts';
import { loadPeers } from './eval/peers.ts';
import { printBeside, printList, printTallies, summarise } from './eval/report.ts';
import { scorePage } from './eval/score.ts';
import { createTallies } from './eval/tally.ts';

const { values } = parseArgs({
  options: {
    manifest: { type: 'string' },
    engine: { type: 'string', default: 'chromium' },
    only: { type: 'string' },
    // Shops' pages without their data for machines: what is left to tell them by is what people see.
    bare: { type: 'boolean', default: false },
    // Where the peers are installed: they are shown the same pages in the same run.
    peers: { type: 'string' },
    urls: { type: 'string' },
    gtins: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

if (values.manifest === undefined && values.urls === undefined && values.gtins === undefined) {
  console.error(
    'usage: npm run -s eval:detect -- --manifest FILE [--engine chromium|linkedom] [--only TEXT] [--bare] [--json]',
  );
  console.error('       npm run -s eval:detect -- --urls FILE.tsv | --gtins FILE.tsv [--json]');
  process.exit(2);
}

const report: Record<string, unknown> = {};

async function judgePages(manifest: string, engineName: EngineName): Promise<void> {
  const pages = readManifest(manifest)
    .filter(({ id }) => values.only === undefined || id.includes(values.only))
    .filter((page) => !values.bare || isShopPage(page));
  const strict = createTallies();
  const ambiguous = createTallies();
  const engine = await startEngine(engineName, values.bare ? withoutData : undefined);
  for (const page of pages) {
    const tallies = page.ambiguous ? ambiguous : strict;
    try {
      const view = await engine.detect(page);
      if (values.only !== undefined && pages.length < 5 && !values.json)
        console.log(page.id, JSON.stringify(view, undefined, 1));
      scorePage(tallies, page, view);
    } catch (error) {
      tallies.findings.push({ page: page.id, field: 'page', kind: 'thrown', expected: '', got: String(error) });
      scorePage(tallies, page, { kind: 'nothing' });
    }
  }
  await engine.close();
  const beside = new Map([['ours', strict]]);
  for (const peer of await loadPeers(values.peers)) {
    const tallies = createTallies();
    for (const page of pages.filter((each) => !each.ambiguous)) {
      scorePage(tallies, page, await peer.detect(new TextDecoder(page.charset).decode(readPage(page)), page.url));
    }
    beside.set(peer.name, tallies);
  }
  report['engine'] = engineName;
  report['pages'] = pages.length;
  report['strict'] = summarise(strict);
  report['ambiguous'] = summarise(ambiguous);
  if (!values.json) {
    printTallies(`${String(pages.length)} pages in ${engineName}, ambiguous ones aside`, strict, true);
    if (beside.size > 1) printBeside(beside);
    if (ambiguous.fields.size > 0) printTallies('ambiguous pages', ambiguous, false);
  }
}

for (const [name, file, score] of [
  ['urls', values.urls, scoreUrls],
  ['gtins', values.gtins, scoreGtins],
] as const) {
  if (file === undefined) continue;
  const scored = score(file);
  report[name] = scored;
  if (!values.json) printList(name, scored);
}
if (values.manifest !== undefined) {
  if (values.engine !== 'chromium' && values.engine !== 'linkedom') throw new Error(`no engine ${values.engine}`);
  await judgePages(values.manifest, values.engine);
}
if (values.json) console.log(JSON.stringify(report));
process.exit(0);
