import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import type { FoundBrowser } from './find-browser.ts';

export interface Launched {
  readonly browser: Browser;
  close(): Promise<void>;
}

/** Opens a browser with the extension loaded, in a profile of its own that goes with it. */
export async function launchWithExtension(
  found: FoundBrowser,
  extension: string,
  headless: boolean,
): Promise<Launched> {
  const profile = mkdtempSync(path.join(tmpdir(), 'elsewhere-profile-'));
  const isRoot = process.getuid?.() === 0;
  const shared = { executablePath: found.path, headless, userDataDir: profile, defaultViewport: null } as const;
  const browser =
    found.kind === 'firefox'
      ? await puppeteer.launch({ ...shared, browser: 'firefox', args: ['--remote-allow-system-access'] })
      : await puppeteer.launch({
          ...shared,
          browser: 'chrome',
          pipe: true,
          // Chrome itself no longer takes an extension from the command line: it is loaded over the pipe.
          enableExtensions: [extension],
          args: [
            '--no-first-run',
            '--disable-sync',
            ...(headless ? ['--disable-background-networking', '--disable-gpu'] : []),
            ...(isRoot ? ['--no-sandbox'] : []),
          ],
        });
  if (found.kind === 'firefox') await browser.installExtension(extension);
  return {
    browser,
    async close() {
      await browser.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Whether a window could be seen by anybody. */
export function hasDisplay(
  environment: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): boolean {
  if (platform !== 'linux') return true;
  return (environment['DISPLAY'] ?? '') !== '' || (environment['WAYLAND_DISPLAY'] ?? '') !== '';
}
