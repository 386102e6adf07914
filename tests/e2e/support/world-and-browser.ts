import { test } from '@playwright/test';
import { Complaints } from './watched.ts';
import { startWorld, type World } from './world.ts';

export interface WorldAndBrowser<Browser> {
  readonly world: World;
  readonly browser: Browser;
}

/** A world for all tests of a file and a browser for each; a test during which anything complained has failed. */
export function setUpWith<Browser extends { close(): Promise<void> }>(
  launch: (tlsPort: number, complaints: Complaints) => Promise<Browser>,
): WorldAndBrowser<Browser> {
  let world: World;
  let browser: Browser;
  let complaints: Complaints;

  test.beforeAll(async () => {
    world = await startWorld();
  });
  test.afterAll(async () => {
    await world.close();
  });
  test.beforeEach(async () => {
    complaints = new Complaints();
    browser = await launch(world.tls.port, complaints);
  });
  test.afterEach(async () => {
    await browser.close();
    complaints.expectNone();
  });

  return {
    get world() {
      return world;
    },
    get browser() {
      return browser;
    },
  };
}
