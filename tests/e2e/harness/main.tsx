// Every view with a stand-in background: what a picture shows is what the real views make of these answers.
import { render, type VNode } from 'preact';
import '../../../components/design/base.css';
import '../../../components/design/controls.css';
import '../../../components/notices/notice.css';
import { keepFocus } from '../../../components/design/keep-focus.ts';
import { applyTheme } from '../../../components/design/theme.ts';
import { PopupApp } from '../../../components/popup/popup-app.tsx';
import { direction, speak, textTag } from '../../../lib/view/words.ts';
import { NOW } from '../../support/views/make.ts';
import { type MessageFile, messagesOf, pseudo } from '../../support/views/messages.ts';
import { askOf, scenarios } from './scenarios.ts';

// The moment of the fixtures, so that every picture is the same tomorrow.
Date.now = () => NOW;

const parameters = new URLSearchParams(location.search);
const tag = parameters.get('lang') ?? 'en';
const folder = tag === 'en-XA' ? 'en' : tag.replace('-', '_');
const words: { default: MessageFile } = await import(`../../../public/_locales/${folder}/messages.json`);
speak(messagesOf(tag === 'en-XA' ? pseudo(words.default) : words.default), tag);
document.documentElement.lang = textTag();
document.documentElement.dir = direction();
const theme = parameters.get('theme') === 'dark' ? 'dark' : 'system';
applyTheme(theme);

const name = parameters.get('state') ?? 'cheaper';
const scenario = scenarios[name] ?? {};
// Pages have the window's width, the popup its own.
if (scenario.page !== undefined) delete document.documentElement.dataset['place'];
const images = (['never', 'always'] as const).find((choice) => choice === parameters.get('images'));
const ask = askOf(scenario, { theme, ...(images && { images }) });
const granted = new Set(['https://shop.example.com/*', 'https://kettles.example.org/*']);
const named = ['*://*.amazon.de/*', '*://*.ebay.de/*', '*://*.otto.de/*'];
const permit = () => Promise.resolve(true);
const deviceName = 'Harness';

// What the popup does without comes on its own, as in the extension.
async function view(): Promise<VNode> {
  switch (scenario.page) {
    case 'options': {
      const { OptionsApp } = await import('../../../components/options/options-app.tsx');
      return (
        <OptionsApp
          deps={{
            ask,
            permit,
            deviceName,
            granted: () => Promise.resolve([...named, ...granted]),
            withdraw: (origin) => Promise.resolve(void granted.delete(origin)),
            permitAhead: permit,
            onStored: () => undefined,
            save: () => undefined,
          }}
        />
      );
    }
    case 'welcome': {
      const { WelcomeApp } = await import('../../../components/welcome/welcome-app.tsx');
      return <WelcomeApp ask={ask} permit={permit} deviceName={deviceName} />;
    }
    case 'compare': {
      const { CompareApp } = await import('../../../components/listing/compare-app.tsx');
      return <CompareApp ask={ask} tabId={1} onOptions={() => undefined} />;
    }
    case 'scan': {
      const { ScanApp } = await import('../../../components/scan/scan-app.tsx');
      return (
        <ScanApp
          read={() => Promise.resolve(['4006381333931', '9780201379624'])}
          clicked={undefined}
          openCamera={() => Promise.resolve(document.createElement('canvas').captureStream())}
          onSearch={(text) => (document.documentElement.dataset['searched'] = text)}
        />
      );
    }
    case 'watches': {
      const { WatchesApp } = await import('../../../components/watches/watches-app.tsx');
      return <WatchesApp deps={{ ask, alert: undefined, startsAtInbox: false, search: () => undefined }} />;
    }
    default:
      return (
        <PopupApp
          deps={{
            ask,
            tabId: 1,
            tabUrl: undefined,
            kept: scenario.view === undefined ? {} : { view: scenario.view },
            keep: () => undefined,
            typed: scenario.typed,
            permit,
            isNamedShop: () => false,
            unread: () => Promise.resolve(parameters.get('unread') ?? ''),
            open: () => undefined,
            deviceName,
          }}
        />
      );
  }
}

keepFocus(document.body);
render(await view(), document.body);
