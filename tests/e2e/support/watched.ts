import { expect } from '@playwright/test';

/**
 * How the browser refuses what a worker asks in its last moment: a test that ends closes the browser, and one that
 * kills the worker does not wait until it is idle. The next worker makes up for it, which is what such tests look at.
 */
const LAST_MOMENT = /The browser is shutting down\.|\bNo SW$/;

/** Complaints of pages, popups and workers: an uncaught error or a CSP violation fails the test that made it. */
export class Complaints {
  private readonly heard: string[] = [];

  hear(where: string, what: string): void {
    if (LAST_MOMENT.test(what)) return;
    this.heard.push(`${where}: ${what}`);
  }

  /** Errors of the console that say something was refused or broke; a shop's own missing picture is none of ours. */
  console(where: string, type: string, text: string): void {
    if (type !== 'error' || /Failed to load resource|favicon/.test(text)) return;
    this.hear(where, text);
  }

  expectNone(): void {
    expect(this.heard).toEqual([]);
  }
}
