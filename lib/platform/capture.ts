import type { Captured, Area } from '../domain/captured.ts';
import { browser } from './browser.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
/** What the function in the page uses of it: it is compiled for workers, too, which have no document. */
interface PageWorld {
  readonly innerWidth: number;
  readonly innerHeight: number;
  readonly document: {
    readonly images: Iterable<{ readonly currentSrc: string; readonly src: string; getBoundingClientRect(): Box }>;
  };
}

/** Runs in the page: where in the window its largest visible picture of this address is. Must be whole in itself. */
function findPicture(address: string): { readonly area: Area; readonly width: number } | null {
  const page = globalThis as unknown as PageWorld;
  const areas = [...page.document.images]
    .filter(({ currentSrc, src }) => currentSrc === address || src === address)
    .map((image) => {
      const box = image.getBoundingClientRect();
      const x = Math.max(0, box.left);
      const y = Math.max(0, box.top);
      const width = Math.min(page.innerWidth, box.right) - x;
      return { x, y, width, height: Math.min(page.innerHeight, box.bottom) - y };
    })
    .filter(({ width, height }) => width > 0 && height > 0)
    .sort((a, b) => b.width * b.height - a.width * a.height);
  return areas[0] === undefined ? null : { area: areas[0], width: page.innerWidth };
}

interface Place {
  readonly tabId: number;
  readonly windowId: number;
  readonly frameId: number;
}

/** A picture of what the tab shows, as the click allows it, and where in it the clicked picture is. */
export async function capturePicture(
  { tabId, windowId, frameId }: Place,
  address: string,
): Promise<Captured | undefined> {
  try {
    const picture = await browser.tabs.captureVisibleTab(windowId, { format: 'png' });
    // A frame does not know where in the window it is: then the whole window is searched.
    if (frameId !== 0) return { picture };
    const [found] = await browser.scripting.executeScript({ target: { tabId }, func: findPicture, args: [address] });
    const place = found?.result as ReturnType<typeof findPicture> | undefined;
    if (!place) return { picture };
    const { area, width } = place;
    const part = { x: area.x / width, y: area.y / width, width: area.width / width, height: area.height / width };
    return { picture, area: part };
  } catch {
    return undefined; // a page that the browser lets nobody look at, or a tab that was closed
  }
}
