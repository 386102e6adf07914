import type { Captured } from '../../lib/domain/captured.ts';

/** More than any camera makes of one shot. */
const LARGEST = 60_000_000;

/** A picture that the user gave; undefined for what is none. */
export async function pictureOf(file: Blob): Promise<ImageBitmap | undefined> {
  if (file.size > LARGEST) return undefined;
  return createImageBitmap(file).catch(() => undefined);
}

/** The clicked part of what a tab showed. */
export async function cutOut({ picture, area }: Captured): Promise<ImageBitmap | undefined> {
  try {
    const image = new Image();
    image.src = picture;
    await image.decode();
    if (area === undefined) return await createImageBitmap(image);
    const unit = image.naturalWidth;
    const size = (length: number): number => Math.max(1, Math.round(length * unit));
    return await createImageBitmap(
      image,
      Math.round(area.x * unit),
      Math.round(area.y * unit),
      size(area.width),
      size(area.height),
    );
  } catch {
    return undefined;
  }
}
