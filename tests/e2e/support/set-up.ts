import { ask } from './ask.ts';
import { type Chromium, launchChromium } from './chromium.ts';
import { setUpWith } from './world-and-browser.ts';
import type { World } from './world.ts';

export interface Stage {
  readonly world: World;
  readonly browser: Chromium;
  /** Pairs the extension with the world's proxy. */
  pair(): Promise<void>;
}

export function setUp(): Stage {
  const stage = setUpWith((tlsPort, complaints) => launchChromium({ tlsPort, complaints }));
  return {
    get world() {
      return stage.world;
    },
    get browser() {
      return stage.browser;
    },
    async pair() {
      const page = await stage.browser.extensionPage('popup.html');
      const { address, code } = await stage.world.demo.invite();
      await ask(page, 'connection/pair', { address, code, deviceName: 'Test' });
      await page.close();
    },
  };
}
