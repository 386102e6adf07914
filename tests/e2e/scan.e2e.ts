import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { parseGtin } from '../../lib/domain/gtin.ts';
import { parseScanned } from '../../lib/domain/scanned-code.ts';
import { drawBarcodes } from '../support/ean-picture.ts';
import { type Chromium, launchChromium } from './support/chromium.ts';
import { Complaints } from './support/watched.ts';

const CODE = '4006381333931';
const OTHER = '9780201379624';

let browser: Chromium;
let complaints: Complaints;

test.beforeEach(async () => {
  complaints = new Complaints();
  browser = await launchChromium({ complaints });
});
test.afterEach(async () => {
  await browser.close();
  complaints.expectNone();
});

const typedOf = (page: Page): string | null => new URL(page.url()).searchParams.get('q');
const said = (page: Page) => page.getByTestId('scan-said');

test('a chosen picture is read on this computer, and asks nobody', async () => {
  const page = await browser.extensionPage('scan.html');
  const asked: string[] = [];
  browser.context.on('request', (request) => {
    if (/^https?:/.test(request.url())) asked.push(request.url());
  });
  const give = async (name: string, buffer: Buffer): Promise<void> =>
    page.getByTestId('scan-file').setInputFiles({ name, mimeType: 'image/png', buffer });

  await give('text.png', Buffer.from('no picture'));
  await expect(said(page)).toContainText('not a picture');
  await give('empty.png', Buffer.alloc(0));
  await expect(said(page)).toContainText('not a picture');
  await give('white.png', await drawBarcodes(page, []));
  await expect(said(page)).toContainText('No barcode found');
  await give('two.png', await drawBarcodes(page, [CODE, OTHER]));
  await expect(page.getByTestId('scan-code')).toHaveCount(2);
  await page.screenshot({ path: 'test-results/shots/scan.png' });
  await give('one.png', await drawBarcodes(page, [OTHER]));
  await page.waitForURL(/popup\.html/);
  expect(typedOf(page)).toBe(OTHER);
  expect(asked).toEqual([]);
});

test('a picture that is dropped or pasted is read, too', async () => {
  const page = await browser.extensionPage('scan.html');
  const bytes = (await drawBarcodes(page, [CODE])).toString('base64');
  for (const kind of ['drop', 'paste']) {
    await page.goto(`chrome-extension://${browser.id}/scan.html`);
    await page.getByTestId('scan-file').waitFor();
    await page.evaluate(
      ([kind, bytes]) => {
        const data = new DataTransfer();
        const content = Uint8Array.from(atob(bytes!), (character) => character.charCodeAt(0));
        data.items.add(new File([content], 'picture.png', { type: 'image/png' }));
        const event =
          kind === 'drop'
            ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent('paste', { clipboardData: data, bubbles: true });
        document.querySelector('[data-testid=scan-drop]')?.dispatchEvent(event);
      },
      [kind, bytes],
    );
    await page.waitForURL(/popup\.html/);
    expect(typedOf(page), kind).toBe(CODE);
  }
});

test('without a camera it says so', async () => {
  const page = await browser.extensionPage('scan.html');
  await page.getByTestId('scan-camera').click();
  await expect(said(page)).toContainText('camera is not available');
});

const corpus = path.resolve(import.meta.dirname, '../../../shared/corpus/barcodes');

test('photographs of barcodes: 13 of 15 and more', async () => {
  test.skip(!existsSync(corpus), `NOT TESTED: no photographs at ${corpus}`);
  const rows = readFileSync(path.join(corpus, 'index.tsv'), 'utf8').trim().split('\n').slice(1);
  const missed: string[] = [];
  for (const row of rows) {
    const [file = '', format = '', expected = ''] = row.split('\t');
    const page = await browser.extensionPage('scan.html');
    await page.getByTestId('scan-file').setInputFiles(path.join(corpus, file));
    const code = parseScanned(format.includes('addon') ? expected.slice(0, 13) : expected, format);
    const none = page.getByText('No barcode found');
    try {
      const found = await Promise.race([
        page.waitForURL(/popup\.html/, { timeout: 5000 }).then(() => true),
        none.waitFor({ timeout: 5000 }).then(() => false),
      ]);
      // A QR code that names no product is rightly no find.
      if (found !== (code !== undefined)) throw new Error(found ? 'read as a barcode' : 'not read');
      if (code !== undefined && parseGtin(typedOf(page) ?? '') !== code)
        throw new Error(`read as ${String(typedOf(page))}`);
    } catch (error) {
      missed.push(`${file}: ${String(error).slice(0, 80)}`);
    }
    await page.close();
  }
  console.log(
    `barcodes: ${String(rows.length - missed.length)} of ${String(rows.length)}; missed ${missed.join(', ')}`,
  );
  expect(rows.length - missed.length).toBeGreaterThanOrEqual(13);
});
