// Every view with a stand-in background: what a picture shows is what the real views make of these answers.
import { render, type VNode } from 'preact';
import '../../../components/design/base.css';
import '../../../components/design/controls.css';
import '../../../components/notices/notice.css';
import { CompareApp } from '../../../components/listing/compare-app.tsx';
import { OptionsApp } from '../../../components/options/options-app.tsx';
import { PopupApp } from '../../../components/popup/popup-app.tsx';
import { WelcomeApp } from '../../../components/welcome/welcome-app.tsx';
import { direction, speak, textTag } from '../../../lib/view/words.ts';
import english from '../../../public/_locales/en/messages.json';
import { NOW } from '../../support/views/make.ts';
import { messagesOf, pseudo } from '../../support/views/messages.ts';
import { askOf, scenarios } from './scenarios.ts';

// The moment of the fixtures, so that every picture is the same tomorrow.
Date.now = () => NOW;

const parameters = new URLSearchParams(location.search);
const tag = parameters.get('lang') ?? 'en';
speak(messagesOf(tag === 'en' ? english : pseudo(english, tag === 'ar' ? 'ar' : 'en-XA')), tag);
document.documentElement.lang = textTag();
document.documentElement.dir = direction();
const theme = parameters.get('theme');
if (theme !== null) document.documentElement.dataset['theme'] = theme;

const name = parameters.get('state') ?? 'cheaper';
const scenario = scenarios[name] ?? {};
const ask = askOf(scenario);
const permit = () => Promise.resolve(true);
const deviceName = 'Harness';

function view(): VNode {
  switch (scenario.page) {
    case 'options':
      return (
        <OptionsApp
          deps={{
            ask,
            permit,
            deviceName,
            granted: () => Promise.resolve(['https://shop.example.com/*']),
            withdraw: () => Promise.resolve(),
            save: () => undefined,
          }}
        />
      );
    case 'welcome':
      return <WelcomeApp ask={ask} permit={permit} deviceName={deviceName} />;
    case 'compare':
      return <CompareApp ask={ask} tabId={1} onOptions={() => undefined} />;
    default:
      return (
        <PopupApp
          deps={{
            ask,
            tabId: 1,
            tabUrl: undefined,
            kept: scenario.view === undefined ? {} : { view: scenario.view },
            typed: scenario.typed,
            permit,
            open: () => undefined,
            deviceName,
          }}
        />
      );
  }
}

render(view(), document.body);
