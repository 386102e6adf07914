import { useEffect, useState } from 'preact/hooks';
import { quoted } from '../../lib/view/foreign-text.ts';
import { t } from '../../lib/view/words.ts';
import { Icon } from '../icons/icon.tsx';
import { Mark } from '../icons/mark.tsx';
import { CameraView } from './camera-view.tsx';
import { type Scan, type ScanDeps, useScan } from './use-scan.ts';
import './scan.css';

interface Props extends ScanDeps {
  readonly openCamera: () => Promise<MediaStream>;
}

/** Reads a barcode from a picture or the camera, here on this computer, and searches for it. */
export function ScanApp(props: Props) {
  const { scan, takeFile, found } = useScan(props);
  const [camera, setCamera] = useState<MediaStream | 'refused'>();
  usePastedPicture(takeFile);

  const showCamera = async (): Promise<void> => setCamera(await props.openCamera().catch(() => 'refused' as const));
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file !== undefined) takeFile(file);
  };

  return (
    <div class="scan" data-testid="scan-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <header class="scan__head">
        <Mark size={36} />
        <h1>{t('scan_title')}</h1>
      </header>
      <main class="scan__main">
        {camera === undefined || camera === 'refused' ? (
          <section class="card scan__give">
            <Icon name="barcode" size={40} />
            <p>{t('scan_how')}</p>
            <div class="scan__ways">
              <label class="button button--main scan__pick">
                {t('scan_pick')}
                <input
                  class="scan__file"
                  type="file"
                  accept="image/*"
                  data-testid="scan-file"
                  onChange={({ currentTarget }) => {
                    const file = currentTarget.files?.[0];
                    if (file !== undefined) takeFile(file);
                    // The same file once more is a change, too.
                    currentTarget.value = '';
                  }}
                />
              </label>
              <button type="button" class="button" data-testid="scan-camera" onClick={() => void showCamera()}>
                {t('scan_camera')}
              </button>
            </div>
            <p class="scan__private">{t('scan_private')}</p>
          </section>
        ) : (
          <CameraView
            stream={camera}
            read={props.read}
            onFound={(searches) => {
              setCamera(undefined);
              found(searches);
            }}
            onClose={() => setCamera(undefined)}
          />
        )}
        <p class="scan__said" role="status" data-testid="scan-said" data-scan={scan.kind}>
          {camera === 'refused' ? t('scan_no_camera') : said(scan)}
        </p>
        {scan.kind === 'found' && <Codes searches={scan.searches} onSearch={props.onSearch} />}
      </main>
    </div>
  );
}

function Codes({ searches, onSearch }: { searches: readonly string[]; onSearch: (text: string) => void }) {
  return (
    <ul class="scan__codes" role="list">
      {searches.map((search) => (
        <li key={search}>
          <button type="button" class="button" data-testid="scan-code" onClick={() => onSearch(search)}>
            {quoted(search, 80)}
          </button>
        </li>
      ))}
    </ul>
  );
}

function usePastedPicture(take: (file: Blob) => void): void {
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent): void => {
      const file = clipboardData?.files[0];
      if (file !== undefined) take(file);
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, [take]);
}

function said(scan: Scan): string {
  if (scan.kind === 'idle') return '';
  if (scan.kind === 'reading') return t('scan_reading');
  if (scan.kind === 'found') return scan.searches.length > 1 ? t('scan_several') : t('scan_found');
  switch (scan.why) {
    case 'no-barcode':
      return t('scan_no_barcode');
    case 'no-picture':
      return t('scan_no_picture');
    case 'gone':
      return t('scan_gone');
    case 'no-reader':
      return t('scan_no_reader');
  }
}
