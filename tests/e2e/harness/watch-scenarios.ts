import type { InboxEntry } from '../../../lib/domain/inbox.ts';
import { err, ok } from '../../../lib/domain/result.ts';
import type { Rule } from '../../../lib/domain/rule.ts';
import type { Watch } from '../../../lib/domain/watch.ts';
import type { WatchRecord } from '../../../lib/domain/watch-record.ts';
import { eur, NOW } from '../../support/views/make.ts';
import type { Scenario } from './scenarios.ts';

const DAY_MS = 86_400_000;
const PROXY = 'http://127.0.0.1:8787';
const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Wasserkocher 1,7 l';

function below(value: number, startValue: number | null = null): Rule {
  return { field: 'final_price', condition: 'less_than', startValue, threshold: { type: 'value', value } };
}
const inStock: Rule = {
  field: 'availability',
  condition: 'equals',
  startValue: 'OutOfStock',
  threshold: { type: 'value', value: 'InStock' },
};

function watch(
  id: string,
  name: string,
  change: Partial<WatchRecord> = {},
  remote: Partial<Watch> = {},
  rules: readonly Rule[] = [below(79.9, 119)],
): WatchRecord {
  const expiresAt = NOW + 60 * DAY_MS;
  const draft: WatchRecord['draft'] = {
    name,
    targetType: 'product',
    targetIds: [id],
    status: 'active',
    rules,
    filters: [],
    metadata: { elsewhere_currency: 'EUR' },
    expiresAt,
  };
  return {
    clientId: `00000000-0000-4000-8000-00000000000${id}~${id}`,
    draft,
    attempts: 0,
    nextTryAt: 0,
    remote: {
      id: `w-${id}`,
      name,
      targetType: 'product',
      targetId: id,
      status: 'active',
      metadata: draft.metadata,
      rules,
      filters: [],
      createdAt: NOW - 9 * DAY_MS,
      lastCheckedAt: NOW - 2 * 3_600_000,
      expiresAt,
      ...remote,
    },
    proxy: PROXY,
    createdAt: NOW - 9 * DAY_MS,
    changedAt: NOW - 9 * DAY_MS,
    tags: [],
    product: { key: `gtin:400638133393${id}`, name, merchant: 'Hollis & Grey', url: 'https://shop.example.com/kettle' },
    ...change,
  };
}

const KETTLE = 'Kestrel K300 electric kettle, 1.7 l, brushed steel';
const kettle = { key: 'gtin:4006381333931', name: KETTLE };

const records: readonly WatchRecord[] = [
  watch('1', KETTLE, { product: { ...kettle, merchant: 'Hollis & Grey' }, tags: ['kitchen', 'gifts'] }),
  watch('2', KETTLE, { product: { ...kettle, merchant: 'Küchenhaus Lindner' } }, { status: 'paused' }),
  watch('3', 'Norrvik Aria 300 headphones', {}, { status: 'completed' }, [below(149, 199), inStock]),
  watch('4', LONG, { tags: ['Haushaltsgerätesammlung'] }, { status: 'expired' }),
  watch('5', 'Tern folding bicycle', { removedAt: NOW - DAY_MS }),
  watch('6', 'Stray proxy lamp', { proxy: 'https://old.example' }),
  {
    ...watch('7', 'Refused by the service', { intent: 'create', nextTryAt: null, attempts: 1 }),
    failure: { kind: 'invalid', message: 'the webhook endpoint did not answer', fields: {} },
  },
  watch('8', 'Still on its way', { intent: 'update', nextTryAt: NOW + 9000 }),
  watch('9', 'Changed on the laptop', { changedElsewhere: { at: NOW, kept: 'theirs' } }),
];

function entry(watchId: string, change: Partial<InboxEntry['alert']>, rest: Partial<InboxEntry> = {}): InboxEntry {
  const { kind = 'change' } = change;
  return {
    alert: {
      historyId: `${kind}-${watchId}`,
      kind,
      watchId: `w-${watchId}`,
      watchName: records.find(({ remote }) => remote?.id === `w-${watchId}`)?.draft.name ?? '',
      metadata: { elsewhere_currency: 'EUR' },
      at: NOW - 3_600_000,
      details: [],
      ...change,
    },
    receivedAt: NOW - 3_600_000,
    readAt: null,
    notifiedAt: NOW - 3_600_000,
    ...rest,
  };
}

const inbox: readonly InboxEntry[] = [
  entry('3', {
    details: [
      {
        id: '3',
        name: 'Norrvik Aria 300',
        merchant: 'Hollis & Grey',
        changes: [
          { field: 'final_price', oldValue: 199, newValue: 139 },
          { field: 'availability', oldValue: 'OutOfStock', newValue: 'InStock' },
        ],
      },
    ],
  }),
  entry('9', {
    condition: 'used',
    details: [
      {
        id: '9',
        name: 'Changed on the laptop',
        merchant: 'Second Brew',
        changes: [{ field: 'final_price', oldValue: 119, newValue: 61 }],
      },
    ],
  }),
  entry('1', { kind: 'expiring', at: NOW - 2 * 3_600_000 }),
  entry('5', { kind: 'removed', at: NOW - DAY_MS }, { readAt: NOW }),
  entry('4', { kind: 'expired', at: NOW - 2 * DAY_MS }, { readAt: NOW }),
];

const deleted = new Set<string>();
const read = new Set<string>();
const answers: NonNullable<Scenario['answers']> = {
  'watch/list': () => ok({ watches: records.filter(({ clientId }) => !deleted.has(clientId)), lastReadAt: NOW }),
  'watch/refresh': ok(null),
  'watch/change': ok([]),
  'watch/delete': ({ clientIds }) => {
    for (const clientId of clientIds) deleted.add(clientId);
    return ok(null);
  },
  'watch/undelete': ({ clientIds }) => {
    for (const clientId of clientIds) deleted.delete(clientId);
    return ok([]);
  },
  'inbox/list': () => ok(inbox.map((one) => (read.has(one.alert.historyId) ? { ...one, readAt: NOW } : one))),
  'inbox/read': ({ historyIds }) => {
    for (const historyId of historyIds) read.add(historyId);
    return ok(null);
  },
  'history/of-product': ok(
    [119, 109, 99, 112].map((major, index) => ({
      product: kettle.key,
      merchant: 'shop.example.com',
      price: eur(major),
      origin: 'page' as const,
      at: NOW - (9 - index) * DAY_MS,
    })),
  ),
};

/** The page of alerts and what leads to it. */
export const watchScenarios: Readonly<Record<string, Scenario>> = {
  'watches-page': { page: 'watches', answers },
  'watches-details': { page: 'watches', answers, press: ['watch-details'] },
  'watches-editor': { page: 'watches', answers, press: ['watch-details', 'watch-edit'] },
  'watches-bulk': { page: 'watches', answers, press: ['watches-all'] },
  'watches-deleted': { page: 'watches', answers, press: ['watches-all', 'bulk-delete'] },
  'watches-cut-short': { page: 'watches', answers: { ...answers, 'watch/refresh': err({ kind: 'cut-short' }) } },
  'watches-empty': { page: 'watches', answers: { ...answers, 'watch/list': ok({ watches: [], lastReadAt: NOW }) } },
  inbox: { page: 'watches', answers, press: ['place-inbox'] },
  'inbox-empty': { page: 'watches', answers: { ...answers, 'inbox/list': ok([]) }, press: ['place-inbox'] },
  'quick-watch': { press: ['set-alert'], answers },
  'quick-watch-drop': { press: ['set-alert', 'preset-falls-by'], answers },
};
