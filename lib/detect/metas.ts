import type { Pair } from '../domain/recognise/evidence.ts';
import { attribute } from './attribute.ts';
import { take } from './take.ts';

/** Shop systems say in the body's class that their page is a product's, whatever their add-ons call it. */
const PRODUCT_BODY = /(?:single|template|catalog)-product(?![s_])/;

/** Meta tags by property or name. */
export function metas(root: ParentNode): readonly Pair[] {
  const stated = take(root, 'meta[content]', 200)
    .map(
      (element): Pair => [
        (attribute(element, 'property') || attribute(element, 'name')).slice(0, 100),
        attribute(element, 'content').slice(0, 1000),
      ],
    )
    .filter(([name, content]) => name && content);
  return PRODUCT_BODY.test(String((root as Partial<Document>).body?.className))
    ? [['og:type', 'product'], ...stated]
    : stated;
}
