import { browser } from './browser.ts';

/** Chrome's, and unknown to the common interface. */
interface WithButtons {
  readonly onButtonClicked?: { addListener(listener: (id: string, index: number) => void): void };
  create(id: string, options: object): Promise<string>;
}

/** Shows a notification under an id of our own: the same id twice is still one notification. */
export async function notify(
  id: string,
  title: string,
  message: string,
  buttons: readonly string[] = [],
): Promise<void> {
  const plain = { type: 'basic', iconUrl: browser.runtime.getURL('icons/128.png'), title, message } as const;
  const { create } = browser.notifications as WithButtons;
  try {
    await create(id, buttons.length === 0 ? plain : { ...plain, buttons: buttons.map((label) => ({ title: label })) });
  } catch {
    await create(id, plain); // Firefox knows no buttons, and refuses what it does not know.
  }
}

export function onNotificationButton(listener: (id: string, index: number) => void): void {
  (browser.notifications as unknown as WithButtons).onButtonClicked?.addListener(listener);
}
