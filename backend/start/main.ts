// npm start [-- --headless] [--browser chromium|firefox]: the whole product on the embedded catalog, on this machine.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Target } from './build.ts';
import { type BrowserKind, findBrowser, type FoundBrowser, pathVariable } from './find-browser.ts';
import { freshDemo } from './fresh.ts';
import { hasDisplay, type Launched, launchWithExtension } from './launch.ts';
import { readOptions } from './options.ts';
import { type Demo, serveDemo } from './serve-demo.ts';
import { walkPath } from './walk.ts';

const root = path.resolve(import.meta.dirname, '../..');
const say = (line: string): void => {
  console.log(line);
};

const options = readOptions(process.argv.slice(2));

const targetOf = { chromium: 'chrome', firefox: 'firefox' } as const satisfies Record<BrowserKind, Target>;

function chooseBrowser(): FoundBrowser | undefined {
  if (options.browser !== undefined) return findBrowser(options.browser);
  return findBrowser('chromium') ?? findBrowser('firefox');
}

/** How to do by hand what we could not do: for people on a machine without a screen, or with a browser we did not find. */
async function explain(demo: Demo, folder: string): Promise<void> {
  const { link } = await demo.invite();
  say(`
  Demo shop      ${demo.shopUrl}/product/headphones
  Proxy          ${demo.proxyUrl}
  Pairing link   ${link}   (once, for ten minutes)

  Load the extension by hand:
    Chrome, Edge, Chromium: chrome://extensions, switch on developer mode, “Load unpacked”:
      ${folder}
    Firefox 140 and later: about:debugging#/runtime/this-firefox, “Load Temporary Add-on”, the manifest.json in:
      ${folder.replace('chrome-mv3', 'firefox-mv3')}   (built by: npm start -- --browser firefox)

  Ctrl-C ends everything.`);
}

/** The demonstration's invitation lies in the extension's own folder, so that it is connected when it opens. */
async function invite(demo: Demo, folder: string): Promise<void> {
  const { address, code } = await demo.invite();
  writeFileSync(path.join(folder, 'demo.json'), JSON.stringify({ address, code }));
}

async function open(demo: Demo, found: FoundBrowser, folder: string, headless: boolean): Promise<Launched> {
  await invite(demo, folder);
  const launched = await launchWithExtension(found, folder, headless);
  if (headless) return launched;
  const page = (await launched.browser.pages())[0] ?? (await launched.browser.newPage());
  await page.goto(`${demo.shopUrl}/product/headphones`);
  say(
    `\n  ${found.path} is open on the demo shop, with Elsewhere loaded and connected: click its button (behind the puzzle piece), or press Alt+Shift+J.\n  Ctrl-C ends everything.`,
  );
  return launched;
}

const started = performance.now();
const found = chooseBrowser();
const folder = await freshDemo(targetOf[found?.kind ?? 'chromium']);
const demo = await serveDemo({
  dataDir: path.join(root, '.data'),
  proxyPort: options.port,
  shopPort: 8790,
  products: options.products,
  say,
});
say(
  `Elsewhere is ready after ${((performance.now() - started) / 1000).toFixed(1)} s: proxy ${demo.proxyUrl}, demo shop ${demo.shopUrl}`,
);

let launched: Launched | undefined;
let ending: Promise<void> | undefined;
async function end(code: number): Promise<void> {
  ending ??= (async () => {
    await launched?.close().catch(() => undefined);
    await demo.close().catch(() => undefined);
  })();
  await ending;
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));

if (found === undefined) {
  const remedy = `Install Chromium or Firefox, or name its program in ${pathVariable.chromium} or ${pathVariable.firefox}`;
  say(options.headless ? `No browser found. ${remedy}.` : `No browser found. ${remedy}, or go on by hand:`);
  if (options.headless) await end(1);
  await explain(demo, folder);
} else if (options.headless) {
  try {
    launched = await open(demo, found, folder, true);
    await walkPath(launched.browser, demo, say);
    await end(0);
  } catch (error) {
    console.error(`The walk failed: ${error instanceof Error ? error.message : String(error)}`);
    await end(1);
  }
} else if (hasDisplay()) {
  try {
    launched = await open(demo, found, folder, false);
    launched.browser.once('disconnected', () => void end(0));
  } catch (error) {
    say(`${found.path} could not be opened: ${error instanceof Error ? error.message : String(error)}`);
    await explain(demo, folder);
  }
} else {
  say('There is no display here, so no browser is opened.');
  await explain(demo, folder);
}
