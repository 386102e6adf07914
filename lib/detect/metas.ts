import type { Pair } from '../domain/recognise/evidence.ts';
import { attribute } from './attribute.ts';
import { take } from './take.ts';

/** Meta tags by property or name. */
export function metas(root: ParentNode): readonly Pair[] {
  return take(root, 'meta[content]', 200)
    .map(
      (element): Pair => [
        (attribute(element, 'property') || attribute(element, 'name')).slice(0, 100),
        attribute(element, 'content').slice(0, 1000),
      ],
    )
    .filter(([name, content]) => name && content);
}
