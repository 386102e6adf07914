import { render } from 'preact';
import { PopupApp } from '../../components/popup/popup-app.tsx';
import { startPage } from '../page/start-page.ts';

const { root, ask, tab, typed, activeTab, deviceName, permit, openPlace } = startPage();
const tabId = tab ?? (await activeTab())?.id;

render(<PopupApp deps={{ ask, tabId, typed, deviceName, permit, open: (place) => openPlace(place, tabId) }} />, root);
