import { expect, test } from 'vitest';
import { type Build, files, firstLoad, read, sizeOf, withImports } from '../support/built.ts';

const KB = 1000;

test.each<Build>(['chrome', 'firefox'])(
  '%s: the script in pages is light, and holds no zod and no polyfill',
  (build) => {
    const file = 'detect.js';
    const { bytes, gzip } = sizeOf(build, [file]);
    console.log(`${build} content script: ${String(bytes)} bytes, ${String(gzip)} gzip`);
    expect(bytes).toBeLessThanOrEqual(24 * KB);
    // Nine, by whatever packs it: other tools need up to twenty bytes more.
    expect(gzip).toBeLessThanOrEqual(9 * KB - 20);
    const text = read(build, file);
    expect(text).not.toMatch(/ZodError|_zod|invalid_type|webextension-polyfill|wrappedSendMessage/);
    // A page is not to learn that we are there.
    expect(text).not.toMatch(/postMessage|dispatchEvent|localStorage|runtime\.getURL/);
  },
);

test.each<Build>(['chrome', 'firefox'])('%s: the first view of the popup is light', (build) => {
  const list = firstLoad(build, 'popup.html');
  const { gzip } = sizeOf(build, list);
  console.log(`${build} popup, first view: ${String(gzip)} bytes gzip in ${String(list.length)} files`);
  expect(list.length).toBeGreaterThan(1);
  expect(gzip).toBeLessThanOrEqual(32 * KB);
});

test.each<Build>(['chrome', 'firefox'])('%s: the background is light', (build) => {
  const { gzip } = sizeOf(build, withImports(build, ['background.js']));
  console.log(`${build} background: ${String(gzip)} bytes gzip`);
  expect(gzip).toBeLessThanOrEqual(45 * KB);
});

test.each<Build>(['chrome', 'firefox'])(
  '%s: judging a page comes in a file of its own, with the first page',
  (build) => {
    const { gzip } = sizeOf(build, ['recognise.js']);
    console.log(`${build} recognition: ${String(gzip)} bytes gzip`);
    expect(gzip).toBeLessThanOrEqual(38 * KB);
    // A page of the background that loads it at once would gain nothing by it.
    expect(read(build, 'manifest.json')).not.toContain('recognise.js');
  },
);

test.each<Build>(['chrome', 'firefox'])(
  '%s: nothing is fetched from elsewhere and run, and no text is made code',
  (build) => {
    for (const file of files(build).filter((name) => name.endsWith('.js'))) {
      const text = read(build, file);
      expect(text, file).not.toMatch(/\beval\(|new Function\(|importScripts\(/);
      expect(text, file).not.toMatch(/cdn\.|jsdelivr|unpkg/);
    }
    for (const file of files(build).filter((name) => name.endsWith('.html'))) {
      expect(read(build, file), file).not.toMatch(/https?:\/\//);
    }
  },
);

test('the demonstration is in no package that users get', () => {
  expect(files('chrome')).not.toContain('demo.json');
  expect(files('firefox')).not.toContain('demo.json');
});
