import { render } from 'preact';
import { ScanApp } from '../../components/scan/scan-app.tsx';
import { readPicture } from '../../lib/barcode/read-picture.ts';
import { themedPage } from '../page/themed-page.ts';

const { root, ask } = themedPage();
const isFromPage = new URLSearchParams(location.search).get('from') === 'page';

async function clicked() {
  const reply = await ask('picture/clicked', {});
  return reply.ok ? reply.value : null;
}

render(
  <ScanApp
    read={readPicture}
    clicked={isFromPage ? clicked : undefined}
    openCamera={() => navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })}
    onSearch={(text) => location.assign(`popup.html?q=${encodeURIComponent(text)}`)}
  />,
  root,
);
