// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { WatchesApp } from '../../../components/watches/watches-app.tsx';
import { WatchesPanel } from '../../../components/watches/watches-panel.tsx';
import type { Failure } from '../../../lib/domain/failure.ts';
import { subjectKey } from '../../../lib/domain/product-key.ts';
import { err, ok } from '../../../lib/domain/result.ts';
import type { WatchRecord } from '../../../lib/domain/watch-record.ts';
import type { Ask } from '../../../lib/messaging/graded-ask.ts';
import { makeSighting, NOW } from '../../support/views/make.ts';
import { mount } from '../../support/views/mount.ts';

const subject = { kind: 'sighting', sighting: makeSighting() } as const;
const draft = {
  name: 'Kettle',
  targetType: 'product',
  targetIds: ['1'],
  status: 'active',
  rules: [{ field: 'on_sale', condition: 'change', startValue: null, threshold: null }],
  filters: [],
  metadata: {},
} as const;
const record: WatchRecord = {
  clientId: 'group~1',
  draft,
  attempts: 0,
  nextTryAt: 0,
  remote: { ...draft, id: 'w-1', targetId: '1', createdAt: NOW },
  createdAt: 1,
  changedAt: 1,
  tags: [],
  product: { key: subjectKey(subject), name: 'Kettle' },
};

const askWith =
  (failure: Failure): Ask =>
  async (name) =>
    ({
      'watch/list': ok({ watches: [record], lastReadAt: NOW }),
      'inbox/list': ok([]),
      'watch/refresh': err(failure),
      'connection/get': ok(null),
    })[name as 'watch/list'] as never;

const wholePage = (ask: Ask) => (
  <WatchesApp deps={{ ask, alert: undefined, startsAtInbox: false, search: () => undefined }} />
);
const ofOneProduct = (ask: Ask) => <WatchesPanel ask={ask} subject={subject} />;

test.each([
  ['the page of all alerts', wholePage],
  ['the alerts of a product', ofOneProduct],
])('%s shows what is known, and says why that may not be all', async (_, view) => {
  const cut = await mount(view(askWith({ kind: 'cut-short' })));
  await cut.settle(20);
  expect(cut.allByTestId('watch')).toHaveLength(1);
  expect(cut.byTestId('watches-failure').textContent).toMatch(/^Not all alerts could be read\. .*first page/);
  const offline = await mount(view(askWith({ kind: 'offline' })));
  await offline.settle(20);
  expect(offline.allByTestId('watch')).toHaveLength(1);
  expect(offline.byTestId('watches-failure').textContent).toContain('offline');
});
