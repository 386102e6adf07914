import { expect, test } from 'vitest';
import { createPages } from '../../../lib/background/pages.ts';
import type { TabRecord } from '../../../lib/contract/records.ts';
import { cameThroughAffiliate } from '../../../lib/domain/recognise/affiliate.ts';
import { recognise } from '../../../lib/domain/recognise/recognise.ts';
import { pageWith } from '../../fixtures/evidence.ts';

const url = 'https://shop.example/p/1';

test.each<[string, string[], boolean]>([
  ['at once', [`${url}?awc=1_2`], true],
  ['before the shop took the mark out of its address', [`${url}?awc=1_2`, url], true],
  ['never', [`${url}?color=red`, url], false],
])('an affiliate link is known to have led to a page: %s', async (_, came, affiliate) => {
  let kept: TabRecord | undefined;
  const pages = createPages({
    tabs: { get: async () => undefined, set: async (_id: number, record: TabRecord) => void (kept = record) } as never,
    activeTab: async () => undefined,
    tabOf: async () => undefined,
    lookAt: async () => false,
    hasOrigin: async () => false,
    recognition: async () => ({ recognise, cameThroughAffiliate }),
    mark: async () => {},
    observe: async () => {},
    lookAhead: async () => {},
  });
  const sender = { url, tab: { id: 7, url, incognito: false } } as never;
  await pages.seen({ view: pageWith({}, url).evidence, url, revision: 1, came }, sender);
  expect(kept).toMatchObject({ url, affiliate });
});
