import { render } from 'preact';
import { WelcomeApp } from '../../components/welcome/welcome-app.tsx';
import { themedPage } from '../page/themed-page.ts';

const { root, ask, permit, deviceName } = themedPage();

render(<WelcomeApp ask={ask} permit={permit} deviceName={deviceName} />, root);
