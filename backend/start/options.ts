import { parseArgs } from 'node:util';
import type { BrowserKind } from './find-browser.ts';

export interface StartOptions {
  readonly headless: boolean;
  /** Undefined is whatever is found first. */
  readonly browser: BrowserKind | undefined;
  readonly port: number;
  readonly products: number;
}

const USAGE = 'npm start -- [--headless] [--browser chromium|firefox] [--port 8787] [--products 20000]';

/** A word that we do not know ends the start with one line, not with a stack trace. */
export function readOptions(args: string[]): StartOptions {
  try {
    const { values } = parseArgs({
      args,
      options: {
        headless: { type: 'boolean', default: false },
        browser: { type: 'string' },
        port: { type: 'string', default: '8787' },
        products: { type: 'string', default: '20000' },
      },
    });
    const { headless, browser } = values;
    if (browser !== undefined && browser !== 'chromium' && browser !== 'firefox') {
      throw new Error(`--browser is chromium or firefox, not “${browser}”`);
    }
    return {
      headless,
      browser,
      port: whole('port', values.port, 65_535),
      products: whole('products', values.products, 5_000_000),
    };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\nUsage: ${USAGE}`);
    process.exit(2);
  }
}

function whole(name: string, text: string, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > most) {
    throw new Error(`--${name} is a whole number from 1 to ${String(most)}, not “${text}”`);
  }
  return value;
}
