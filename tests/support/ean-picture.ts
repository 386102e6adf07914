// A picture of a barcode, drawn by the page that is given: no picture of anybody's has to be kept.
import type { Page } from '@playwright/test';

const LEFT = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const PARITY = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'];

const inverted = (bits: string): string => bits.replace(/\d/g, (bit) => (bit === '0' ? '1' : '0'));
const reversed = (bits: string): string => Array.from(bits).reverse().join('');

/** The 95 modules of an EAN-13: 1 is a bar. */
export function barsOf(digits: string): string {
  const parity = PARITY[Number(digits[0])] ?? '';
  const left = Array.from(digits.slice(1, 7)).map((digit, index) => {
    const bits = LEFT[Number(digit)] ?? '';
    return parity[index] === 'L' ? bits : reversed(inverted(bits));
  });
  const right = Array.from(digits.slice(7)).map((digit) => inverted(LEFT[Number(digit)] ?? ''));
  return `101${left.join('')}01010${right.join('')}101`;
}

/** A PNG with these barcodes below each other. */
export async function drawBarcodes(page: Page, codes: readonly string[]): Promise<Buffer> {
  const address = await page.evaluate((rows) => {
    const canvas = document.createElement('canvas');
    canvas.width = 115 * 3;
    canvas.height = rows.length * 140 + 20;
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#000';
    rows.forEach((bars, row) => {
      Array.from(bars).forEach((bit, index) => {
        if (bit === '1') context.fillRect((10 + index) * 3, row * 140 + 20, 3, 100);
      });
    });
    return canvas.toDataURL('image/png');
  }, codes.map(barsOf));
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}
