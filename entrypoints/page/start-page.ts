import '../../components/design/base.css';
import '../../components/design/controls.css';
import '../../components/notices/notice.css';
import { guardAgainstCrash } from '../../components/crash/crash-screen.ts';
import { keepFocus } from '../../components/design/keep-focus.ts';
import { deviceName } from '../../components/connection/device-name.ts';
import { createAsk } from '../../lib/messaging/ask.ts';
import { createGradedAsk } from '../../lib/messaging/graded-ask.ts';
import { browser } from '../../lib/platform/browser.ts';
import { browserLanguage, getMessage } from '../../lib/platform/language.ts';
import { openPlace, pageParameters } from '../../lib/platform/places.ts';
import { isNamedShop, requestOrigin } from '../../lib/platform/permissions.ts';
import { direction, speak, t, textTag } from '../../lib/view/words.ts';

/** What every page does first: its language, its crash screen, its theme, and the way to the background. */
export function startPage() {
  speak(getMessage, browserLanguage());
  document.documentElement.lang = textTag();
  document.documentElement.dir = direction();
  const root = document.body;
  guardAgainstCrash(root, { title: t('crash_title'), detail: t('crash_detail'), reload: t('crash_reload') });
  keepFocus(root);
  const ask = createGradedAsk(createAsk(browser.runtime));
  const { tab } = pageParameters();
  return {
    root,
    ask,
    tab,
    deviceName: deviceName(navigator.userAgent),
    permit: requestOrigin,
    isNamedShop,
    openPlace,
  };
}
