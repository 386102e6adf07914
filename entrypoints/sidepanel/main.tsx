import { render } from 'preact';
import { PopupApp } from '../../components/popup/popup-app.tsx';
import { onTabShown } from '../../lib/platform/tabs-shown.ts';
import { startPage } from '../page/start-page.ts';

const { root, ask, typed, activeTab, deviceName, permit, openPlace } = startPage();

/** The panel stays open while tabs come and go, and always speaks of the one in front. */
function show(tabId: number | undefined, moment: number): void {
  render(
    <PopupApp
      key={moment}
      deps={{ ask, tabId, typed, deviceName, permit, open: (place) => openPlace(place, tabId) }}
    />,
    root,
  );
}

show((await activeTab())?.id, 0);
onTabShown(show);
