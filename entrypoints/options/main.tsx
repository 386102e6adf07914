import { render } from 'preact';
import { OptionsApp } from '../../components/options/options-app.tsx';
import { saveFile } from '../../components/options/save-file.ts';
import { grantedOrigins, withdrawOrigin } from '../../lib/platform/permissions.ts';
import { themedPage } from '../page/themed-page.ts';

const { root, ask, permit, deviceName } = themedPage();

render(
  <OptionsApp deps={{ ask, permit, deviceName, granted: grantedOrigins, withdraw: withdrawOrigin, save: saveFile }} />,
  root,
);
