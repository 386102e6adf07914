import { afterEach, expect, test } from 'vitest';
import { firstPage } from '../../../lib/domain/asking.ts';
import { gradeAnswer } from '../../../lib/domain/grade-answer.ts';
import { parseEcbRates } from '../../../lib/domain/rates.ts';
import type { Subject } from '../../../lib/domain/subject.ts';
import { money, sightingWith } from '../../fixtures/offers.ts';
import { createDisk, startWorker, type Worker } from '../../support/worker.ts';

const ECB = `<gesmes:Envelope><Cube><Cube time='2026-01-05'><Cube currency='USD' rate='1.25'/><Cube currency='SEK' rate='11'/></Cube></Cube></gesmes:Envelope>`;
const price = { value: money(100), source: 'json-ld' as const, certainty: 1 };
const subject: Subject = { kind: 'sighting', sighting: sightingWith({ price }) };
const rows = [
  {
    id: '1',
    name: 'A pen',
    currency: 'USD',
    final_price: 50.5,
    barcode: '4006381333931',
    merchant: { id: 1, name: 'M' },
  },
  {
    id: '2',
    name: 'A pen',
    currency: 'EUR',
    final_price: 60,
    barcode: '4006381333931',
    merchant: { id: 2, name: 'N' },
  },
];

let worker: Worker;
afterEach(() => worker.kill());

async function compared(settings: Parameters<typeof worker.ask<'settings/set'>>[1]) {
  const disk = createDisk();
  const capabilities = { events: false, watches: true, marketplaces: [] };
  const connection = { address: 'http://127.0.0.1:9', kind: 'transparent', connectedAt: 1, capabilities };
  disk.local.set('connection', { connection, key: null });
  worker = startWorker(disk, { fetch: async () => Response.json({ data: rows, meta: {} }) });
  await worker.ask('settings/set', settings);
  const reply = await worker.ask('comparison/fetch', { subject, query: firstPage });
  if (!reply.ok) throw new Error(reply.failure.kind);
  const { offers, best } = gradeAnswer(subject, reply.value);
  return {
    best,
    converted: Object.fromEntries(
      offers.map(({ offer, converted, convertedBy }) => [offer.id, { converted, convertedBy }]),
    ),
  };
}

const nothing = { converted: undefined, convertedBy: undefined };
const convertedBy = { source: 'ECB', date: '2026-01-05' };

test('without rates no price is converted', async () => {
  expect((await compared({ displayCurrency: 'SEK' })).converted).toEqual({ '1': nothing, '2': nothing });
});

test('an imported file converts into the currency of the page, and says whose rates of which day', async () => {
  const { converted, best } = await compared({ rates: parseEcbRates(ECB) ?? null });
  expect(converted).toEqual({ '1': { converted: money(40.4), convertedBy }, '2': nothing });
  // Converted prices are for show: what is best is told in one currency alone.
  expect(best?.offerId).toBe('2');
});

test('or into the currency that was chosen', async () => {
  const { converted } = await compared({ rates: parseEcbRates(ECB) ?? null, displayCurrency: 'SEK' });
  expect(converted['2']).toEqual({ converted: money(660, 'SEK'), convertedBy });
});
