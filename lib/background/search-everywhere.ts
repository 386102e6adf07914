import type { Captured } from '../domain/captured.ts';
import { ok, type Result } from '../domain/result.ts';
import { codesWithin } from '../domain/typed.ts';
import type { MenuClick, MenuItem } from '../platform/menus.ts';
import type { Disposition, Suggestion } from '../platform/omnibox.ts';
import { typedHint } from '../view/typed-hint.ts';
import { t } from '../view/words.ts';

export interface SearchEverywhereDependencies {
  setMenus(items: readonly MenuItem[]): Promise<void>;
  onMenu(listener: (click: MenuClick) => void): void;
  onTyped(suggest: (text: string) => { readonly main: string; readonly more: readonly Suggestion[] }): void;
  onEntered(listener: (text: string, disposition: Disposition) => void): void;
  onCommand(listener: (name: string, tabId: number | undefined) => void): void;
  openPage(file: string, disposition?: Disposition): Promise<void>;
  /** Must be called inside the click, before anything is awaited; says whether the browser did it. */
  openPanel(tabId: number | undefined): Promise<boolean>;
  capture(
    place: { readonly tabId: number; readonly windowId: number; readonly frameId: number },
    address: string,
  ): Promise<Captured | undefined>;
  notify(id: string, title: string, message: string): Promise<void>;
}

/** As much as any product's name or address needs. */
const LONGEST = 2000;

const searchPage = (text: string): string => `popup.html?q=${encodeURIComponent(text.trim().slice(0, LONGEST))}`;

/** What is offered while a text is typed behind the keyword: what it will be taken for, and the codes found in it. */
export function suggest(text: string): { readonly main: string; readonly more: readonly Suggestion[] } {
  const more = codesWithin(text).map((code) => ({ content: code, description: typedHint(code) }));
  return { main: typedHint(text) || t('omnibox_hint'), more };
}

/** Begins a search where the user is: in the address bar, in a page's menu, by a key. Nothing is sent from here. */
export function createSearchEverywhere(deps: SearchEverywhereDependencies) {
  // Lost with the worker, and then costs one click more.
  let captured: Captured | undefined;

  async function readPicture({ picture, frameId, tab }: MenuClick): Promise<void> {
    captured = undefined;
    if (picture !== undefined && tab?.id !== undefined && tab.windowId !== undefined) {
      captured = await deps.capture({ tabId: tab.id, windowId: tab.windowId, frameId }, picture);
    }
    await deps.openPage('scan.html?from=page');
  }

  async function compareTab(tabId: number | undefined): Promise<void> {
    if (await deps.openPanel(tabId)) return;
    await deps.openPage(tabId === undefined ? 'popup.html' : `popup.html?tab=${String(tabId)}`);
  }

  const actions: Readonly<Record<string, (click: MenuClick) => Promise<void>>> = {
    'compare-page': ({ tab }) => compareTab(tab?.id),
    'compare-selection': ({ text = '' }) => deps.openPage(searchPage(text)),
    'compare-link': ({ link = '' }) => deps.openPage(searchPage(link)),
    'read-picture': readPicture,
    scan: () => deps.openPage('scan.html'),
  };

  deps.onMenu((click) => {
    const action = actions[click.id];
    // A page of ours opens in another window, and nothing of a private one may show there.
    if (click.tab?.incognito === true) void deps.notify('private', t('state_private'), t('state_private_detail'));
    else if (action !== undefined) void action(click);
  });
  deps.onTyped(suggest);
  deps.onEntered((text, disposition) => void deps.openPage(searchPage(text), disposition));
  deps.onCommand((name, tabId) => {
    if (name === 'open-panel') void compareTab(tabId);
  });

  let menus = Promise.resolve();
  return {
    /** Browsers forget menus, or keep them in yesterday's language: they are made anew at every start. */
    begin(): void {
      const items: readonly MenuItem[] = [
        { id: 'compare-page', title: t('menu_compare_page'), contexts: ['page'] },
        { id: 'compare-selection', title: t('menu_compare_selection', { text: '%s' }), contexts: ['selection'] },
        { id: 'compare-link', title: t('menu_compare_link'), contexts: ['link'] },
        { id: 'read-picture', title: t('menu_read_picture'), contexts: ['image'] },
        { id: 'scan', title: t('menu_scan'), contexts: ['action'] },
      ];
      // Two starts at once would make each item twice.
      menus = menus.then(() => deps.setMenus(items));
    },

    /** The picture that was clicked, once: it is nobody's business any longer than that. */
    async take(): Promise<Result<Captured | null>> {
      const taken = captured ?? null;
      captured = undefined;
      return ok(taken);
    },
  };
}
