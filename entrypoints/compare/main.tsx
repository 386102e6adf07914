import { render } from 'preact';
import { CompareApp } from '../../components/listing/compare-app.tsx';
import { themedPage } from '../page/themed-page.ts';

const { root, ask, tab, openPlace } = themedPage();

render(<CompareApp ask={ask} tabId={tab} onOptions={() => void openPlace('options', tab)} />, root);
