import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { Code } from './meaning.ts';

// Without this the library asks a server of its own for its code, which no store allows.
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });

/** Larger pictures hold no more bars, and cost seconds. */
const LONGEST_SIDE = 2600;
/** Smaller ones are looked at twice as large once more: a screen shows a picture with fewer dots than it has. */
const SMALL_SIDE = 1000;

function pixels(bitmap: ImageBitmap, scale: number): ImageData {
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  // Some pictures are clear between their bars.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

async function read(bitmap: ImageBitmap): Promise<readonly Code[]> {
  const longest = Math.max(bitmap.width, bitmap.height);
  const scales = longest < SMALL_SIDE ? [1, 2] : [Math.min(1, LONGEST_SIDE / longest)];
  for (const scale of scales) {
    // Enlarged dirt has lines, too: then more of them must agree.
    const minLineCount = scale > 1 ? 6 : 2;
    const results = await readBarcodes(pixels(bitmap, scale), {
      formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'QRCode', 'DataMatrix'],
      minLineCount,
    });
    const codes = results.filter(({ isValid }) => isValid).map(({ format, text }) => ({ format, text }));
    if (codes.length > 0) return codes;
  }
  return [];
}

addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly bitmap: ImageBitmap }>) => {
  const { id, bitmap } = data;
  void read(bitmap)
    .then(
      (codes) => postMessage({ id, codes }),
      (error: unknown) => postMessage({ id, error: String(error) }),
    )
    .finally(() => bitmap.close());
});
