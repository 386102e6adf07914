import { browser } from './browser.ts';

export interface Suggestion {
  readonly content: string;
  readonly description: string;
}

/** Where the user wants the answer. */
export type Disposition = 'currentTab' | 'newForegroundTab' | 'newBackgroundTab';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Chrome reads descriptions as XML and drops what is none; Firefox shows them as they are. */
function described(text: string): string {
  if (browser.runtime.getURL('').startsWith('moz-')) return text;
  return text.replace(/[\p{Cc}\p{Cn}]/gu, ' ').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

export function onTyped(
  suggest: (text: string) => { readonly main: string; readonly more: readonly Suggestion[] },
): void {
  browser.omnibox.onInputChanged.addListener((text, show) => {
    const { main, more } = suggest(text);
    browser.omnibox.setDefaultSuggestion({ description: described(main) });
    show(more.map(({ content, description }) => ({ content, description: described(description) })));
  });
}

export function onEntered(listener: (text: string, disposition: Disposition) => void): void {
  browser.omnibox.onInputEntered.addListener(listener);
}
