import { expect, test } from '@playwright/test';
import { builds } from '../support/built.ts';
import { launchChromium } from './support/chromium.ts';
import { Complaints } from './support/watched.ts';

test('whoever installs it is told what it does, what it needs and who may earn by it, once', async () => {
  const complaints = new Complaints();
  // The package that users get: the demonstration begins on a product page.
  const browser = await launchChromium({ complaints, extension: builds.chrome });
  try {
    const welcomes = () => browser.context.pages().filter((page) => page.url().endsWith('/welcome.html'));
    await expect.poll(() => welcomes().length, { timeout: 15_000 }).toBe(1);
    const [welcome] = welcomes();
    if (welcome === undefined) throw new Error('no page');
    await expect(welcome.getByRole('heading', { name: 'Only your own proxy' })).toBeVisible();
    await expect(welcome.getByText('affiliate links')).toBeVisible();
    await expect(welcome.getByRole('button', { name: 'Connect' })).toBeVisible();

    // A worker that begins again is not installed again.
    await browser.killWorker();
    await (await browser.extensionPage('options.html')).getByRole('heading', { level: 1 }).waitFor();
    expect(welcomes()).toHaveLength(1);
  } finally {
    await browser.close();
  }
  complaints.expectNone();
});
