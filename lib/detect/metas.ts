import type { Pair } from '../domain/recognise/evidence.ts';
import { take } from './take.ts';

/** Meta tags by property or name. */
export function metas(root: ParentNode): readonly Pair[] {
  const found: Pair[] = [];
  for (const element of take(root, 'meta[content]', 300)) {
    const name = element.getAttribute('property') || element.getAttribute('name');
    const content = element.getAttribute('content');
    if (name && content) found.push([name.slice(0, 100), content.slice(0, 1000)]);
    if (found.length >= 200) break;
  }
  return found;
}
