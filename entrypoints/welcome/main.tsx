import { render } from 'preact';
import { WelcomeApp } from '../../components/welcome/welcome-app.tsx';
import { startPage } from '../page/start-page.ts';

const { root, ask, permit, deviceName } = startPage();

render(<WelcomeApp ask={ask} permit={permit} deviceName={deviceName} />, root);
