import { render } from 'preact';
import { PopupApp } from '../../components/popup/popup-app.tsx';
import { unreadBadge } from '../../lib/platform/badge.ts';
import { keep, opening } from '../../lib/platform/kept.ts';
import { pageParameters } from '../../lib/platform/places.ts';
import { onTabLeft, onTabShown } from '../../lib/platform/tabs-shown.ts';
import { startPage } from '../page/start-page.ts';

const { tab: asked, typed } = pageParameters();
// Who opens it in a tab says what about; the popup has no address but its own, and a width of its own.
const { dataset } = document.documentElement;
if (dataset['place'] === 'popup' && location.search !== '') dataset['place'] = 'page';
// Asked for first: the browser looks it up while the page finds its words.
const first = opening(asked);
const { root, ask, deviceName, permit, isNamedShop, openPlace } = startPage();
let latest = 0;

async function show(wanted: number | undefined, moment: number, opened = opening(wanted)): Promise<void> {
  latest = moment;
  const { tab, kept } = await opened;
  // A slow answer must not take the place of a later tab.
  if (latest !== moment) return;
  const tabId = tab?.id ?? wanted;
  const open = (place: Parameters<typeof openPlace>[0]): void =>
    void openPlace(place, tabId).then(() => {
      if (place === 'panel') close();
    });
  render(
    <PopupApp
      key={moment}
      deps={{
        ask,
        tabId,
        tabUrl: tab?.url,
        kept,
        keep,
        typed,
        deviceName,
        permit,
        isNamedShop,
        unread: unreadBadge,
        open,
      }}
    />,
    root,
  );
}

void show(asked, 0, first);
if (dataset['place'] === 'popup') void onTabLeft(close);
// The panel stays open while tabs come and go, and always speaks of the one in front.
if (dataset['place'] === 'panel') onTabShown((tabId, moment) => void show(tabId, moment));
