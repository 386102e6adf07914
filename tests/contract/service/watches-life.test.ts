// Sections 3 and 6: the six-hour check, the states, and what is told of them.
import { describe, expect, it } from 'vitest';
import { describeWatches, WATCHES } from './watches-suite.ts';
import { DAY, HOUR } from './watches-world.ts';

const FELL = [{ field: 'final_price', condition: 'decrease', threshold: { type: 'value', value: 1 } }];
const CREDENTIALS = { amazon: { credential_id: 'i', credential_secret: 's', partner_tag: 't', locale: 'US' } };

describeWatches('the life of a watch', (suite) => {
  const histories = async (id: string) => (await suite.world.ask('GET', `${WATCHES}/${id}/histories`)).body;

  describe('the check', () => {
    it('comes every six hours from the creation, not before', async () => {
      const { id, target } = await suite.create();
      await suite.world.patch(target, { final_price: 0.01 });
      await suite.world.advance(6 * HOUR - 60);
      expect(await suite.read(id)).toMatchObject({ status: 'active', last_checked_at: null });
      await suite.world.advance(60);
      expect(await suite.read(id)).toMatchObject({ status: 'completed', last_checked_at: expect.any(String) });
    });

    it('keeps its phase, however long it was away', async () => {
      const { id, target } = await suite.create();
      await suite.world.advance(100 * HOUR);
      await suite.world.patch(target, { final_price: 0.01 });
      await suite.world.advance(2 * HOUR - 60);
      expect(await suite.read(id)).toMatchObject({ status: 'active' });
      await suite.world.advance(60);
      expect(await suite.read(id)).toMatchObject({ status: 'completed' });
    });

    it('sees what is there at the check, not what was there in between', async () => {
      const { id, target } = await suite.create();
      const [row] = await suite.world.store.db.selectFrom('product').selectAll().where('id', '=', target).execute();
      await suite.world.patch(target, { final_price: 0.01 });
      await suite.world.advance(HOUR);
      await suite.world.patch(target, { final_price: row!.final_price });
      await suite.world.advance(5 * HOUR);
      expect(await suite.read(id)).toMatchObject({ status: 'active' });
    });

    it('wants all rules at once', async () => {
      const rules = [
        ...FELL,
        { field: 'availability', condition: 'equals', threshold: { type: 'value', value: 'InStock' } },
      ];
      const [product] = suite.world.products(1);
      await suite.world.patch(product!.id, { availability: 'OutOfStock', regular_price: 50, final_price: 50 });
      const { id } = await suite.create({ target_ids: [product!.id], rules });
      await suite.world.patch(product!.id, { final_price: 40 });
      await suite.world.advance(6 * HOUR);
      expect(await suite.read(id)).toMatchObject({ status: 'active' });
      await suite.world.patch(product!.id, { availability: 'InStock' });
      await suite.world.advance(6 * HOUR);
      expect(await suite.read(id)).toMatchObject({ status: 'completed' });
      expect(suite.alertsOf(id)[0]!.details![0]!.changes).toEqual([
        { field: 'final_price', old_value: 50, new_value: 40 },
        { field: 'availability', old_value: 'OutOfStock', new_value: 'InStock' },
      ]);
    });

    it('passes over paused watches', async () => {
      const { id, target } = await suite.create({ status: 'paused' });
      await suite.world.patch(target, { final_price: 0.01 });
      await suite.world.advance(12 * HOUR);
      expect(await suite.read(id)).toMatchObject({ status: 'paused', last_checked_at: null });
    });

    it('of a barcode finds every offer that it is about, also one that came later', async () => {
      const rows = await suite.world.store.db.selectFrom('product').selectAll().where('code', 'is not', null).execute();
      const byCode = Map.groupBy(rows, ({ code }) => code);
      const [offers] = [...byCode.values()].filter((list) => new Set(list.map((one) => one.merchant_id)).size > 1);
      const [first, other] = [offers![0]!, offers!.find(({ merchant_id }) => merchant_id !== offers![0]!.merchant_id)!];
      const filters = [{ field: 'merchant.id', operator: '=', value: first.merchant_id }];
      const watch = { target_type: 'barcode', target_ids: [first.barcode], rules: FELL };
      const narrow = await suite.create({ ...watch, filters });
      const wide = await suite.create(watch);
      await suite.world.patch(other.id, { final_price: 0.5 });
      await suite.world.advance(6 * HOUR);
      expect(await suite.read(narrow.id)).toMatchObject({ status: 'active' });
      expect(await suite.read(wide.id)).toMatchObject({ status: 'completed' });
      expect(suite.alertsOf(wide.id)[0]!.details!.map(({ id }) => id)).toEqual([other.id]);
    });

    it('of an ASIN fires with a start value, and never without', async () => {
      const [row] = await suite.world.store.db
        .selectFrom('product')
        .selectAll()
        .where('asin', 'is not', null)
        .execute();
      const asin = { target_type: 'asin', target_ids: [row!.asin], networks: CREDENTIALS };
      const sleeping = await suite.create({ ...asin, rules: FELL });
      const waking = await suite.create({ ...asin, rules: [{ ...FELL[0], start_value: row!.final_price }] });
      await suite.world.patch(row!.id, { final_price: 0.25 });
      await suite.world.advance(6 * HOUR);
      expect(await suite.read(sleeping.id)).toMatchObject({ status: 'active', rules: [{ start_value: null }] });
      expect(await suite.read(waking.id)).toMatchObject({ status: 'completed' });
    });
  });

  describe('a rule set that is met', () => {
    it('is told once, stored once, and completes the watch', async () => {
      const { id, target } = await suite.create({ name: 'Told', metadata: { shelf: 't', n: 3 } });
      const [row] = await suite.world.store.db.selectFrom('product').selectAll().where('id', '=', target).execute();
      await suite.world.patch(target, { final_price: 0.5 });
      await suite.world.advance(3 * DAY);
      expect(suite.alertsOf(id)).toEqual([
        {
          watch_history_id: expect.stringMatching(/^[\da-f-]{36}$/),
          watch_event_type: 'product_watch_alert',
          timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/),
          watch_id: id,
          watch_name: 'Told',
          metadata: { shelf: 't', n: 3 },
          details: [
            {
              id: target,
              name: row!.name,
              network: { id: expect.any(Number), name: expect.any(String) },
              merchant: { id: row!.merchant_id, name: expect.any(String) },
              changes: [{ field: 'final_price', old_value: row!.final_price, new_value: 0.5 }],
            },
          ],
        },
      ]);
      const { histories: records, meta, ...head } = await histories(id);
      expect(head).toEqual({ watch_id: id, name: 'Told', target_id: target });
      expect(meta).toMatchObject({
        total_events: 1,
        page: 1,
        page_size: expect.any(Number),
        trace_id: expect.any(String),
      });
      expect(records).toEqual([
        {
          id: suite.alertsOf(id)[0]!.watch_history_id,
          watch_id: id,
          changes: [{ field: 'final_price', old_value: row!.final_price, new_value: 0.5 }],
          notified_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/),
        },
      ]);
    });

    it('does not fire again until it is renewed, and then from what it is now', async () => {
      const target = suite.world.products(1)[0]!.id;
      await suite.world.patch(target, { final_price: 50 });
      const { id } = await suite.create({ target_ids: [target], rules: FELL });
      await suite.world.patch(target, { final_price: 0.9 });
      await suite.world.advance(6 * HOUR);
      expect(suite.alertsOf(id)).toHaveLength(1);
      await suite.world.patch(target, { final_price: 30 });
      const whole = await suite.read(id);
      const put = await suite.world.ask('PUT', `${WATCHES}/${id}`, { ...whole, status: 'active' });
      expect(put.body.data).toMatchObject([{ watch_id: id, status: 'active', rules: [{ start_value: 30 }] }]);
      await suite.world.advance(6 * HOUR);
      expect(await suite.read(id)).toMatchObject({ status: 'active' });
      await suite.world.patch(target, { final_price: 29 });
      await suite.world.advance(6 * HOUR);
      expect(await suite.read(id)).toMatchObject({ status: 'completed' });
      expect((await histories(id)).meta.total_events).toBe(2);
    });
  });

  it('ends with a last word when its product is gone', async () => {
    const { id, target } = await suite.create({ metadata: { shelf: 'gone' } });
    await suite.world.removeProduct(target);
    expect(await suite.read(id)).toMatchObject({ status: 'active' });
    await suite.world.advance(6 * HOUR);
    expect((await suite.world.ask('GET', `${WATCHES}/${id}`)).status).toBe(404);
    expect(suite.alertsOf(id)).toMatchObject([
      {
        timestamp: expect.stringMatching(/\+00:00$/),
        metadata: { shelf: 'gone' },
        details: [
          {
            id: target,
            name: 'Unknown',
            network: { id: null },
            merchant: { id: null },
            changes: [{ field: '__product__', old_value: 'available', new_value: 'unavailable' }],
          },
        ],
      },
    ]);
    const { body } = await suite.world.ask('GET', `${WATCHES}/histories?metadata[shelf]=gone`);
    expect(body).toMatchObject({ meta: { total: 1 }, data: [{ watch_id: id, changes: [{ field: '__product__' }] }] });
  });

  describe('expiry', () => {
    const expiring = (seconds: number) =>
      suite.create({ expire_timestamp: Math.floor(suite.world.now() / 1000) + seconds });

    it('is told in its own shape, and ends the checking', async () => {
      const { id, target } = await expiring(HOUR);
      await suite.world.advance(2 * HOUR);
      expect(await suite.read(id)).toMatchObject({ status: 'expired' });
      const [told, ...more] = suite.alertsOf(id);
      expect(more).toEqual([]);
      expect(told).toMatchObject({
        watch_event_type: 'product_watch_alert',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000000Z$/),
        target_id: target,
        changes: [{ field: '__watch__', old_value: 'active', new_value: 'expired' }],
      });
      expect(told).not.toHaveProperty('details');
      await suite.world.patch(target, { final_price: 0.01 });
      await suite.world.advance(DAY);
      expect(await suite.read(id)).toMatchObject({ status: 'expired' });
    });

    it('comes before a check that is due later, and after one that is due earlier', async () => {
      const [before, after] = [await expiring(HOUR), await expiring(7 * HOUR)];
      await suite.world.patch(before.target, { final_price: 0.01 });
      await suite.world.patch(after.target, { final_price: 0.01 });
      await suite.world.advance(8 * HOUR);
      expect(await suite.read(before.id)).toMatchObject({ status: 'expired' });
      expect(await suite.read(after.id)).toMatchObject({ status: 'completed' });
    });

    it('is over with a new expiry, and only with one', async () => {
      const { id, target } = await expiring(HOUR);
      await suite.world.advance(2 * HOUR);
      const put = (more: object) => suite.world.ask('PUT', `${WATCHES}/${id}`, { status: 'active', ...more });
      expect(await put({})).toMatchObject({
        status: 422,
        body: { errors: { expire_timestamp: [expect.any(String)] } },
      });
      const expire_timestamp = Math.floor(suite.world.now() / 1000) + DAY;
      expect(await put({ expire_timestamp })).toMatchObject({
        status: 200,
        body: { data: [{ status: 'active', expire_timestamp }] },
      });
      await suite.world.patch(target, { final_price: 0.01 });
      await suite.world.advance(6 * HOUR);
      expect(await suite.read(id)).toMatchObject({ status: 'completed' });
    });
  });
});
