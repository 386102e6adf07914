import english from '../../../public/_locales/en/messages.json' with { type: 'json' };
import { speak } from '../../../lib/view/words.ts';
import { messagesOf } from './messages.ts';

/** The English texts, as the browser would hand them out. */
export function speakEnglish(browserTag = 'en'): void {
  speak(messagesOf(english), browserTag);
}
