import { existsSync } from 'node:fs';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';

/** One page at a time, each served under its own address, everything else refused. */
export interface Tab {
  /** Loads the bytes as `url`. Scripts of the page do not run: its saved markup is what was labelled. */
  readonly open: (url: string, body: Buffer, contentType: string) => Promise<void>;
  /** Evaluates in an isolated world, as a content script does, with `scripts` loaded before. */
  readonly evaluate: <T>(expression: string) => Promise<T>;
  /** The processor time that each expression takes on the page's main thread, one after the other in one fresh world. */
  readonly cpuMs: (expressions: readonly string[]) => Promise<readonly number[]>;
  readonly cdp: CDPSession;
  readonly close: () => Promise<void>;
}

export async function openTab(scripts: readonly string[]): Promise<Tab> {
  const system = '/usr/bin/chromium';
  const browser = await chromium.launch({
    ...(existsSync(system) ? { executablePath: system } : {}),
    args: ['--disable-gpu', '--no-first-run'],
  });
  const context: BrowserContext = await browser.newContext({ serviceWorkers: 'block' });
  const page: Page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  let served: { readonly url: string; readonly body: Buffer; readonly contentType: string } | undefined;
  await context.route('**/*', async (route) => {
    const request = route.request();
    if (served === undefined || !request.isNavigationRequest() || request.frame().parentFrame() !== null) {
      await route.abort();
      return;
    }
    const { body, contentType } = served;
    served = undefined;
    await route.fulfill({
      status: 200,
      body,
      headers: {
        'content-type': contentType,
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
    });
  });
  await cdp.send('Page.enable');
  const open = async (url: string, body: Buffer, contentType: string): Promise<void> => {
    served = { url, body, contentType };
    await page.goto(url, { waitUntil: 'domcontentloaded', timeout: 180_000 });
  };
  const isolatedWorld = async (): Promise<number> => {
    const { frameTree } = await cdp.send('Page.getFrameTree');
    const { executionContextId } = await cdp.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
      worldName: 'detector',
    });
    for (const script of scripts) {
      await cdp.send('Runtime.evaluate', { expression: script, contextId: executionContextId });
    }
    return executionContextId;
  };
  const evaluate = async <T>(expression: string): Promise<T> => {
    const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
      expression,
      contextId: await isolatedWorld(),
      returnByValue: true,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as T;
  };
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taskSeconds = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const cpuMs = async (expressions: readonly string[]): Promise<readonly number[]> => {
    const contextId = await isolatedWorld();
    const times: number[] = [];
    for (const expression of expressions) {
      const before = await taskSeconds();
      const { exceptionDetails } = await cdp.send('Runtime.evaluate', { expression, contextId });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      times.push(((await taskSeconds()) - before) * 1000);
    }
    return times;
  };
  return { open, evaluate, cpuMs, cdp, close: () => browser.close() };
}
