import { browser } from './browser.ts';

export function getMessage(key: string, substitutions?: string[]): string {
  return browser.i18n.getMessage(key, substitutions);
}

export function browserLanguage(): string {
  return browser.i18n.getUILanguage();
}
