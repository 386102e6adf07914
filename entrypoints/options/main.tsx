import { render } from 'preact';
import { OptionsApp } from '../../components/options/options-app.tsx';
import { saveFile } from '../../components/options/save-file.ts';
import { browser } from '../../lib/platform/browser.ts';
import { grantedOrigins, requestAhead, withdrawOrigin } from '../../lib/platform/permissions.ts';
import { createSettingsNews } from '../../lib/storage/settings-news.ts';
import { themedPage } from '../page/themed-page.ts';

const { root, ask, permit, deviceName } = themedPage();

render(
  <OptionsApp
    deps={{
      ask,
      permit,
      deviceName,
      granted: grantedOrigins,
      withdraw: withdrawOrigin,
      permitAhead: requestAhead,
      save: saveFile,
      onStored: createSettingsNews(browser.storage.local),
    }}
  />,
  root,
);
