import { afterEach, expect, test } from 'vitest';
import { firstPage } from '../../../lib/domain/asking.ts';
import type { Asin, Gtin, ProductUrl } from '../../../lib/domain/identifier.ts';
import type { Listed, Sighting } from '../../../lib/domain/sighting.ts';
import type { Subject } from '../../../lib/domain/subject.ts';
import { sightingWith } from '../../fixtures/offers.ts';
import { createDisk, startWorker, type Worker } from '../../support/worker.ts';

const asin = 'B0BSHF7WHW' as Asin;
const gtin = '04006381333931' as Gtin;
const sure = <T>(value: T) => ({ value, source: 'json-ld' as const, certainty: 1 });
const onAmazon: Sighting = sightingWith({ asin: sure(asin) });
const product = { id: '42', name: 'A pen', barcode: '4006381333931', merchant: { id: 1, name: 'M' } };

let worker: Worker;
afterEach(() => worker.kill());

async function begin(tab?: readonly Listed[]): Promise<void> {
  const disk = createDisk();
  const capabilities = { events: false, watches: true, marketplaces: [] };
  const connection = { address: 'http://127.0.0.1:9', kind: 'transparent', connectedAt: 1, capabilities };
  disk.local.set('connection', { connection, key: null });
  const view = { kind: 'listing', items: tab };
  const record = { url: 'https://shop.example/search', view, revision: 1, chosen: 0, affiliate: false };
  if (tab !== undefined) disk.session.set('tab:7', record);
  worker = startWorker(disk, { fetch: async () => Response.json({ data: [product], meta: {} }) });
  const said = await worker.ask('comparison/not-same', { subject: of(onAmazon), offerId: '42', notSame: true });
  expect(said.ok).toBe(true);
}

function of(sighting: Sighting): Subject {
  return { kind: 'sighting', sighting };
}

async function refusedFor(subject: Subject): Promise<readonly string[]> {
  const reply = await worker.ask('comparison/fetch', { subject, query: firstPage });
  if (!reply.ok) throw new Error(reply.failure.kind);
  return reply.value.notSame;
}

test.each<[string, Subject]>([
  ['the same page', of(onAmazon)],
  [
    'the barcode in another shop',
    of(sightingWith({ url: 'https://other.example/p' as ProductUrl, gtins: [sure(gtin)] })),
  ],
  ['the ASIN where no barcode is seen', of(sightingWith({ asin: sure(asin), gtins: [] }))],
  ['the page where nothing else is seen any more', of(sightingWith({ gtins: [] }))],
  ['the barcode, typed', { kind: 'typed', text: '4006381333931' }],
  ['the ASIN, typed', { kind: 'typed', text: 'b0bshf7whw' }],
])('"not the same" holds for %s', async (_, subject) => {
  await begin();
  expect(await refusedFor(subject)).toEqual(['42']);
});

test('it holds for no other product, and ends everywhere when it is taken back', async () => {
  await begin();
  expect(await refusedFor({ kind: 'typed', text: 'pens' })).toEqual([]);
  await worker.ask('comparison/not-same', { subject: of(onAmazon), offerId: '42', notSame: false });
  expect(await refusedFor({ kind: 'typed', text: '4006381333931' })).toEqual([]);
});

test('it holds in a list of products, too', async () => {
  await begin([{ asin }, { gtin }, { gtin: '04242005377558' as Gtin }]);
  const reply = await worker.ask('listing/compare', { tabId: 7, from: 0, count: 10 });
  if (!reply.ok) throw new Error(reply.failure.kind);
  expect(reply.value.rows.map(({ answered }) => answered?.notSame)).toEqual([['42'], ['42'], []]);
});

test('a backup takes it along, and a broken word of it is left out alone', async () => {
  await begin();
  const exported = await worker.ask('data/export', {});
  if (!exported.ok) throw new Error(exported.failure.kind);
  const backup = JSON.parse(exported.value.text) as { notSame: unknown[] };
  await worker.ask('data/erase', {});
  worker.kill();

  await begin();
  await worker.ask('comparison/not-same', { subject: of(onAmazon), offerId: '42', notSame: false });
  const text = JSON.stringify({ ...backup, notSame: [...backup.notSame, ['half'], 7, null] });
  const restored = await worker.ask('data/import', { text });
  expect(restored.ok && restored.value.skipped).toBe(3);
  expect(await refusedFor(of(onAmazon))).toEqual(['42']);
});
