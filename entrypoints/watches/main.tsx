import { render } from 'preact';
import { WatchesApp } from '../../components/watches/watches-app.tsx';
import { openSearch } from '../../lib/platform/places.ts';
import { themedPage } from '../page/themed-page.ts';

const { root, ask } = themedPage();
const parameters = new URLSearchParams(location.search);
const alert = parameters.get('alert') ?? undefined;
const startsAtInbox = alert !== undefined || parameters.get('view') === 'inbox';

render(<WatchesApp deps={{ ask, alert, startsAtInbox, search: openSearch }} />, root);
