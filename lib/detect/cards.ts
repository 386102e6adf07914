import type { Card } from '../domain/recognise/evidence.ts';
import { shortText } from './short-text.ts';
import { take } from './take.ts';

const MAX_CARDS = 500;

/** Boxes that repeat on a page, each with a link and most often a price. */
export function cards(document: Document): readonly Card[] {
  return take(document, '[data-asin]:not([data-asin=""])', MAX_CARDS).map((box) => {
    const link = box.querySelector('h2 a[href],a[href*="/dp/"],a[href]');
    return {
      href: (link?.getAttribute('href') ?? '').slice(0, 2048),
      name: shortText(box.querySelector('h2,h3,[class*="title" i],[class*="name" i]') ?? link ?? box, 300),
      price: shortText(box.querySelector('.a-price .a-offscreen,[class*="price" i]') ?? box, 60),
      code: (box.getAttribute('data-asin') ?? '').slice(0, 40),
    };
  });
}
