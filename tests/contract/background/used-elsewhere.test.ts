import { expect, test } from 'vitest';
import { createDisk, startWorker } from '../../support/worker.ts';
import { wish } from './catalog.ts';

// An alert at any shop waits for a barcode: the service looks at used ones, too, and neither its rules nor its filters know of a
// condition. So it is found out when the alert comes, and said.

const CODE = '4006381333931';
const WATCH = '0198c0de-1111-7222-8333-444455556666';

const offer = (id: string, final_price: number, condition: string | null, name: string) => ({
  id,
  name: 'Kettle',
  barcode: CODE,
  merchant: { id: `1${id}`, name },
  final_price,
  currency: 'EUR',
  condition,
});

function catalogWith(offers: () => Response) {
  const asked: string[] = [];
  let watch: object | undefined;
  const page = (rows: readonly object[]) => Response.json({ data: rows, meta: { current_page: 1, last_page: 1 } });
  const news = {
    id: 'h1',
    watch_id: WATCH,
    changes: [{ field: 'final_price', old_value: 20, new_value: 10 }],
    notified_at: new Date().toISOString(),
  };
  return {
    asked,
    fetch: async (url: string, init: RequestInit): Promise<Response> => {
      const { pathname } = new URL(url);
      if (pathname === '/v1/account') return Response.json({ team_id: 7, api_request_rate_limit: 6000 });
      if (pathname.endsWith('/histories')) return page([news]);
      if (pathname === '/v1/products/omni') {
        asked.push(init.body as string);
        return offers();
      }
      if (pathname !== '/v1/products/watches') return Response.json({ message: 'none' }, { status: 404 });
      if (init.method === 'POST') {
        watch = { ...JSON.parse(init.body as string), watch_id: WATCH, target_id: CODE, status: 'active' };
        return Response.json({ data: watch });
      }
      return page(watch === undefined ? [] : [watch]);
    },
  };
}

const found = (...rows: readonly object[]) => Response.json({ data: rows, meta: { total: rows.length } });

test.each([
  [
    'a used one',
    () => found(offer('1', 10, 'Used', 'Second Brew'), offer('2', 20, 'new', 'Hollis')),
    /^Not a new one: used\. .*Second Brew/,
  ],
  ['a refurbished one', () => found(offer('1', 10, 'refurbished', 'Second Brew')), /^Not a new one: refurbished\. Now/],
  [
    'a new one',
    () => found(offer('1', 10, 'new', 'Nook'), offer('2', 8, 'used', 'Second Brew')),
    /^Now .*€20\.00 at \W*Nook\W*$/,
  ],
  [
    'one that is gone already',
    () => found(offer('2', 20, 'new', 'Hollis')),
    /^It may be a used one: the catalog does not tell\. Now €10\.00 instead of €20\.00$/,
  ],
  ['what nobody could be asked of', () => Response.json({}, { status: 500 }), /It may be a used one/],
])('an alert at any shop that was set off by %s says so', async (_, offers, expected) => {
  const catalog = catalogWith(offers);
  const disk = createDisk();
  const worker = startWorker(disk, { fetch: catalog.fetch });
  await worker.ask('connection/use', { address: 'https://proxy.example' });
  await worker.ask('watch/create', wish([CODE], { targetType: 'barcode' }));
  await worker.ask('watch/refresh', {});
  await worker.ask('watch/refresh', {});
  expect([...disk.shown.values()].map(({ message }) => message.replaceAll(/[\u2066-\u2069]/g, ''))).toEqual([
    expect.stringMatching(expected),
  ]);
  // Once for each alert, whether it could be found out or not, but for the tries of one asking.
  expect(new Set(catalog.asked).size).toBe(1);
  const inbox = await worker.ask('inbox/list', {});
  expect(inbox.ok && inbox.value.map(({ alert }) => alert.condition === 'new')).toEqual([
    /Nook/.test(String(expected)),
  ]);
  worker.kill();
});

test('an alert on one offer is about that one, and nothing is asked', async () => {
  const catalog = catalogWith(() => found());
  const disk = createDisk();
  const worker = startWorker(disk, { fetch: catalog.fetch });
  await worker.ask('connection/use', { address: 'https://proxy.example' });
  const { product, ...ofOne } = wish([CODE]);
  await worker.ask('watch/create', { ...ofOne, product: { ...product, merchant: 'Hollis' } });
  await worker.ask('watch/refresh', {});
  const told = [...disk.shown.values()].map(({ message }) => message.replaceAll(/[\u2066-\u2069]/g, ''));
  expect(told).toEqual(['Now €10.00 instead of €20.00 at Hollis']);
  expect(catalog.asked).toEqual([]);
  worker.kill();
});
