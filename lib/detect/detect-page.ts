import { recognise } from '../domain/recognise/recognise.ts';
import type { PageView } from '../domain/sighting.ts';
import { collect } from './collect.ts';

/** What a page sells. Reads the document and its address alone, changes nothing, never throws. */
export function detectPage(document: Document, url: URL): PageView {
  return recognise(collect(document, url));
}
