import { browser } from './browser.ts';

/** Shows a notification under an id of our own: the same id twice is still one notification. */
export async function notify(id: string, title: string, message: string): Promise<void> {
  await browser.notifications.create(id, {
    type: 'basic',
    iconUrl: browser.runtime.getURL('icons/128.png'),
    title,
    message,
  });
}
