// Every view with a stand-in background: what a picture shows is what the real views make of these answers.
import { render } from 'preact';
import '../../../components/design/base.css';
import '../../../components/design/controls.css';
import { PopupApp } from '../../../components/popup/popup-app.tsx';
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

render(
  <PopupApp
    deps={{
      ask: askOf(scenario),
      tabId: 1,
      typed: scenario.typed,
      permit: () => Promise.resolve(true),
      open: () => undefined,
      deviceName: 'Harness',
    }}
  />,
  document.body,
);
