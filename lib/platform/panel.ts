import { browser } from './browser.ts';

/** `sidePanel` is Chrome's and unknown to the common interface; Firefox has a sidebar instead. */
interface SidePanel {
  open(options: { tabId: number } | { windowId: number }): Promise<void>;
}

const THIS_WINDOW = -2;

/** Opens the panel beside the page: only inside a click, before anything is awaited. False where the browser refuses. */
export async function openPanel(tabId: number | undefined): Promise<boolean> {
  const { sidePanel } = browser as unknown as { sidePanel?: SidePanel };
  try {
    if (sidePanel === undefined) await browser.sidebarAction.open();
    else await sidePanel.open(tabId === undefined ? { windowId: THIS_WINDOW } : { tabId });
    return true;
  } catch {
    return false;
  }
}
