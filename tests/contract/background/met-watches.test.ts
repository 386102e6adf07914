import { expect, test } from 'vitest';
import { createDisk, startWorker, type Worker } from '../../support/worker.ts';
import { wish } from './catalog.ts';

// Behind a plain proxy an alert is a line of a history, which names a watch and nothing of it. One that another browser of the user
// has set a moment ago may not be known here yet.

const OWN = '0198c0de-1111-7222-8333-444455556666';
const THEIRS = '0198c0de-9999-7222-8333-444455556666';

function catalog() {
  const asked: string[] = [];
  const state = { answer: 'watch' as 'watch' | 'gone' | 'nonsense' | 'down', isListed: false };
  let own: object | undefined;
  const theirs = {
    watch_id: THEIRS,
    name: 'Rice cooker',
    target_type: 'product',
    target_id: '9',
    status: 'completed',
    metadata: { elsewhere: '1', elsewhere_id: 'laptop', elsewhere_name: 'Rice cooker', elsewhere_currency: 'JPY' },
    rules: [{ field: 'final_price', condition: 'less_than', threshold: { type: 'value', value: 10_000 } }],
    created_at: '2026-09-01 10:00:00',
  };
  const news = (id: string, notified_at: string) => ({
    id,
    watch_id: THEIRS,
    changes: [{ field: 'final_price', old_value: 12_800, new_value: 9800 }],
    notified_at,
  });
  const histories = [news('now', new Date().toISOString()), news('long-ago', '2026-01-01T10:00:00+00:00')];
  const page = (rows: readonly object[]) => Response.json({ data: rows, meta: { current_page: 1, last_page: 1 } });
  const whole = (): Response => {
    if (state.answer === 'watch') return Response.json({ data: theirs, meta: {} });
    if (state.answer === 'nonsense') return Response.json({ data: [{ watch_id: OWN }] });
    return Response.json({ message: 'No.' }, { status: state.answer === 'gone' ? 404 : 503 });
  };
  return {
    asked,
    state,
    fetch: async (url: string, init: RequestInit): Promise<Response> => {
      const { pathname } = new URL(url);
      asked.push(`${init.method ?? 'GET'} ${pathname}`);
      if (pathname === '/v1/account') return Response.json({ team_id: 7, api_request_rate_limit: 6000 });
      if (pathname.endsWith('/histories')) return page(histories);
      if (pathname.endsWith(THEIRS)) return whole();
      if (pathname !== '/v1/products/watches') return Response.json({ message: 'none' }, { status: 404 });
      if (init.method === 'POST') {
        own = { ...JSON.parse(init.body as string), watch_id: OWN, target_id: '1', status: 'active' };
        return Response.json({ data: own });
      }
      return page(own === undefined ? [] : [own]);
    },
  };
}

async function connected(fetch: (url: string, init: RequestInit) => Promise<Response>) {
  const disk = createDisk();
  const worker = startWorker(disk, { fetch });
  await worker.ask('connection/use', { address: 'https://proxy.example' });
  await worker.ask('settings/set', { priceUnit: 'minor' });
  await worker.ask('watch/create', wish(['1']));
  const told = (): readonly string[] =>
    [...disk.shown.values()].map(({ title, message }) => `${title}: ${message}`.replaceAll(/[\u2066-\u2069]/g, ''));
  return { worker, told };
}

const look = (worker: Worker) => worker.ask('watch/refresh', {});

test('an alert of a watch that is not known here yet has its name and the amounts of its currency', async () => {
  const { asked, fetch } = catalog();
  const { worker, told } = await connected(fetch);
  await look(worker);
  expect(told()).toEqual(['Rice cooker: Now ¥9,800 instead of ¥12,800']);
  await look(worker);
  // Neither what is known by now nor what is long past is asked for.
  expect(asked.filter((one) => one.endsWith(THEIRS))).toHaveLength(1);
  worker.kill();
});

test.each(['gone', 'nonsense'] as const)('an alert of a watch that is %s is told all the same', async (answer) => {
  const { asked, state, fetch } = catalog();
  state.answer = answer;
  const { worker, told } = await connected(fetch);
  await look(worker);
  expect(told()).toEqual(['Unnamed product: Now 98 instead of 128']);
  await look(worker);
  expect(asked.filter((one) => one.endsWith(THEIRS))).toHaveLength(1);
  worker.kill();
});

test('an alert of a watch that cannot be read now comes when it can', async () => {
  const { state, fetch } = catalog();
  state.answer = 'down';
  const { worker, told } = await connected(fetch);
  const failed = await look(worker);
  expect(failed).toMatchObject({ ok: false, failure: { kind: 'service-down' } });
  expect(told()).toEqual([]);
  state.answer = 'watch';
  await look(worker);
  expect(told()).toEqual(['Rice cooker: Now ¥9,800 instead of ¥12,800']);
  worker.kill();
}, 15_000);
