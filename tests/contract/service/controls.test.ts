import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSettableClock } from '../../../backend/service/clock.ts';
import { controlRoutes } from '../../../backend/service/controls/routes.ts';
import { createWorld, DAY, TOKENS, type World } from './watches-world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld(':memory:');
});
afterAll(() => world.close());

const control = (method: string, path: string, body?: unknown) =>
  world.ask(method, `/elsewhere/v1/controls${path}`, body);

it('sets the clock forward, and answers what it shows', async () => {
  const before = world.now();
  const { status, body } = await control('POST', '/clock', { advance_seconds: DAY });
  expect(status).toBe(200);
  expect(world.now() - before).toBeGreaterThanOrEqual(DAY * 1000);
  expect(Date.parse(body.now)).toBeLessThanOrEqual(world.now());
});

it.each([
  ['POST', '/clock', {}],
  ['POST', '/clock', { advance_seconds: -1 }],
  ['POST', '/clock', { advance_seconds: '60' }],
  ['POST', '/limits', {}],
  ['POST', '/limits', { rate_per_minute: 1.5 }],
  ['PATCH', '/products/x', { final_price: 'free' }],
  ['PATCH', '/products/x', { availability: 'Banana' }],
])('refuses %s %s %j', async (method, path, body) => {
  expect((await control(method, path, body)).status).toBe(422);
});

it('changes and removes products', async () => {
  const [product] = world.products(1);
  const change = { final_price: 5, regular_price: 10, availability: 'OutOfStock', stock_quantity: 0 };
  expect(await control('PATCH', `/products/${product!.id}`, change)).toMatchObject({
    status: 200,
    body: { data: change },
  });
  const row = await world.store.db.selectFrom('product').selectAll().where('id', '=', product!.id).executeTakeFirst();
  expect(row).toMatchObject({ ...change, on_sale: 1, sale_discount: 50 });
  expect(Date.parse(`${row!.updated_at}Z`)).toBeGreaterThan(world.now() - 60_000);
  expect((await control('DELETE', `/products/${product!.id}`)).status).toBe(200);
  expect((await control('DELETE', `/products/${product!.id}`)).status).toBe(404);
  expect((await control('PATCH', `/products/${product!.id}`, change)).status).toBe(404);
});

it('sets the limits', async () => {
  expect((await control('POST', '/limits', { rate_per_minute: 1 })).status).toBe(200);
  const ask = async (): Promise<number> =>
    (await world.ask('GET', '/v1/products/watches', undefined, TOKENS[1])).status;
  expect([await ask(), await ask()]).toEqual([200, 429]);
  await control('POST', '/limits', { rate_per_minute: 1000, requests_left: 1 });
  expect([await ask(), await ask()]).toEqual([200, 422]);
  await control('POST', '/limits', { requests_left: null });
  expect(await ask()).toBe(200);
});

it.each([
  ['127.0.0.1', 422],
  ['::1', 422],
  ['::ffff:127.0.0.1', 422],
  ['10.0.0.7', 403],
  ['::ffff:10.0.0.7', 403],
  ['2001:db8::1', 403],
])('from %s is answered with %d', async (peer, status) => {
  const nothing = {} as never;
  const routes = controlRoutes({
    store: nothing,
    clock: createSettableClock(),
    life: nothing,
    products: nothing,
    limits: nothing,
  });
  const target = '/elsewhere/v1/controls/clock';
  const ask = async (headers: Record<string, string>): Promise<number> => {
    const handler = routes[`POST ${target}`]!;
    const incoming = {
      method: 'POST',
      target,
      origin: 'http://localhost',
      header: (name: string) => headers[name],
      peer: () => peer,
      requestId: '',
      readText: async () => '{}',
    };
    return (await handler({ incoming, path: target, query: new URLSearchParams(), params: {}, traceId: '' })).status;
  };
  expect(await ask({})).toBe(status);
  expect(await ask({ origin: 'https://page.example' })).toBe(403);
});
