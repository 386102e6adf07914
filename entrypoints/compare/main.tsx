import { render } from 'preact';
import { CompareApp } from '../../components/listing/compare-app.tsx';
import { startPage } from '../page/start-page.ts';

const { root, ask, tab, openPlace } = startPage();

render(<CompareApp ask={ask} tabId={tab} onOptions={() => openPlace('options', tab)} />, root);
