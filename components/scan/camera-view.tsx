import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../lib/view/words.ts';

/** Often enough to feel immediate, seldom enough to keep the machine cool. */
const LOOK_EVERY_MS = 200;

interface Props {
  readonly stream: MediaStream;
  readonly read: (picture: ImageBitmap) => Promise<readonly string[]>;
  readonly onFound: (searches: readonly string[]) => void;
  readonly onClose: () => void;
}

/** What the camera sees, looked at a few times a second until there is a barcode in it. Nothing of it is kept. */
export function CameraView({ stream, read, onFound, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let ended = false;
    async function look(): Promise<void> {
      const element = video.current;
      const ready = element !== null && element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
      const searches = ready ? await createImageBitmap(element).then(read, () => []) : [];
      if (ended) return;
      if (searches.length > 0) onFound(searches);
      else timer = setTimeout(() => void look(), LOOK_EVERY_MS);
    }
    if (video.current !== null) video.current.srcObject = stream;
    void look();
    return () => {
      ended = true;
      clearTimeout(timer);
      for (const track of stream.getTracks()) track.stop();
    };
  }, [stream]);

  return (
    <div class="scan__camera">
      <video ref={video} class="scan__video" autoplay muted playsInline aria-label={t('scan_camera_view')} />
      <button type="button" class="button" data-testid="scan-camera-close" onClick={onClose}>
        {t('scan_camera_close')}
      </button>
    </div>
  );
}
