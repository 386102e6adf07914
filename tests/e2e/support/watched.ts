import { expect } from '@playwright/test';

/** Complaints of pages, popups and workers: an uncaught error or a CSP violation fails the test that made it. */
export class Complaints {
  private readonly heard: string[] = [];
  private readonly ignored: RegExp | undefined;

  constructor(ignored?: RegExp) {
    this.ignored = ignored;
  }

  hear(where: string, what: string): void {
    // A test that ends closes the browser, whatever the worker is about.
    if (what.includes('The browser is shutting down.')) return;
    if (this.ignored?.test(what) === true) return;
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
