import { requests } from '../../../lib/contract/messages.ts';
import { collect } from '../../../lib/detect/collect.ts';
import { recognise } from '../../../lib/domain/recognise/recognise.ts';
import type { PageView } from '../../../lib/domain/sighting.ts';
import { documentOf } from './fixture-page.ts';

/** What the background makes of the message that a content script sends about a page. */
export function pageReport(html: string, url: URL): PageView {
  const message = { view: collect(documentOf(html), url), url: url.href, revision: 1, came: [url.href] };
  return recognise(requests['page/seen'].payload.parse(JSON.parse(JSON.stringify(message))).view);
}
