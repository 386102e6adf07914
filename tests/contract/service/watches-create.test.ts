// Sections 2.5, 2.6, 4.5 and 8: what a create may say, and what is refused with 422.
import { describe, expect, it } from 'vitest';
import { describeWatches, WATCHES } from './watches-suite.ts';
import { DAY } from './watches-world.ts';

const rule = (field: string, condition: string, threshold?: unknown, more: object = {}): object => ({
  field,
  condition,
  ...(threshold !== undefined && { threshold }),
  ...more,
});
const value = (of: unknown): object => ({ type: 'value', value: of });
const percentage = (of: unknown): object => ({ type: 'percentage', value: of });
const CREDENTIALS = {
  amazon: { credential_id: 'id', credential_secret: 'secret', partner_tag: 'tag-20', locale: 'US' },
};
const ASIN = {
  target_type: 'asin',
  target_ids: ['B0DEMO0001'],
  networks: CREDENTIALS,
  rules: [rule('final_price', 'decrease', value(1), { start_value: 100 })],
};

describeWatches('creating a watch', (suite) => {
  const refused = async (over: object, field: string): Promise<void> => {
    const { status, body } = await suite.send(over);
    expect([status, Object.keys(body.errors ?? {})], JSON.stringify(over)).toEqual([
      422,
      expect.arrayContaining([field]),
    ]);
  };
  const taken = async (over: object): Promise<void> => {
    const { status, body } = await suite.send(over);
    expect(status, JSON.stringify(body)).toBe(201);
  };

  it('answers with the watch: active, for 90 days, never checked', async () => {
    const { body } = await suite.send({ metadata: { shelf: 'a' } });
    expect(body.data).toHaveLength(1);
    const [watch] = body.data;
    expect(watch).toMatchObject({
      watch_id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-/),
      target_type: 'product',
      status: 'active',
      metadata: { shelf: 'a' },
      filters: [],
      last_checked_at: null,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      notifications: [
        { channel: 'webhook', channel_target: suite.receiver.url, frequency: 'immediately', enabled: true },
      ],
    });
    expect(Math.abs(watch.expire_timestamp - (suite.world.now() / 1000 + 90 * DAY))).toBeLessThan(5);
    expect(body.meta.trace_id).toBeTruthy();
  });

  it('makes one watch of each target id', async () => {
    const ids = suite.world.products(3).map(({ id }) => id);
    const { body } = await suite.send({ target_ids: ids, metadata: { batch: 'three' } });
    expect(body.data.map((watch: { target_id: string }) => watch.target_id)).toEqual(ids);
    expect(new Set(body.data.map((watch: { watch_id: string }) => watch.watch_id)).size).toBe(3);
  });

  it('starts paused when asked to', async () => {
    const { id } = await suite.create({ status: 'paused' });
    expect(await suite.read(id)).toMatchObject({ status: 'paused' });
  });

  it('needs no webhook: histories are kept all the same', async () => {
    await taken({ notifications: [] });
    await taken({ notifications: undefined });
  });

  it.each(['name', 'target_type', 'target_ids', 'status', 'rules'])('needs %s', (field) =>
    refused({ [field]: undefined }, field),
  );

  it.each([
    ['name', 7],
    ['name', ''],
    ['target_type', 'merchant'],
    ['target_ids', 'one'],
    ['target_ids', []],
    ['target_ids.0', [12]],
    ['status', 'completed'],
    ['rules', []],
    ['rules', {}],
    ['rules.0', ['cheap']],
    ['metadata', 'shelf'],
    ['metadata', ['shelf']],
    ['metadata.shelf', { shelf: { a: 1 } }],
    ['expire_timestamp', 'tomorrow'],
    ['expire_timestamp', 1.5],
    ['notifications', 'https://shop.example'],
    ['notifications.0.channel', [{ channel: 'email', target: 'https://shop.example' }]],
    ['notifications.0.frequency', [{ channel: 'webhook', target: 'https://shop.example', frequency: 'daily' }]],
    ['notifications.0.target', [{ channel: 'webhook', target: 'not a url' }]],
    ['notifications.0.target', [{ channel: 'webhook', target: 'ftp://shop.example/' }]],
    ['notifications.0.target', [{ channel: 'webhook' }]],
    ['filters.0.field', [{ field: 'name', operator: '=', value: 'x' }]],
    ['filters.0.operator', [{ field: 'currency', operator: 'LIKE', value: 'USD' }]],
    ['filters.0.value', [{ field: 'currency', operator: '=' }]],
  ])('refuses a bad %s: %j', (field, bad) => refused({ [field.split('.')[0]!]: bad }, field));

  describe('limits', () => {
    const many = (count: number, prefix = 'p'): string[] =>
      Array.from({ length: count }, (_, index) => `${prefix}${index}`);
    const rules = (count: number): object[] => Array.from({ length: count }, () => rule('final_price', 'change'));

    it('100 products a call', async () => {
      await taken({ target_ids: many(100) });
      await refused({ target_ids: many(101) }, 'target_ids');
    });
    it('10 ASINs a call', async () => {
      await taken({ ...ASIN, target_ids: many(10, 'B00000000') });
      await refused({ ...ASIN, target_ids: many(11, 'B00000000') }, 'target_ids');
    });
    it('1 barcode a call, with 1 rule', async () => {
      const barcode = { target_type: 'barcode', target_ids: ['4006381333931'] };
      await taken(barcode);
      await refused({ ...barcode, target_ids: ['4006381333931', '4006381333948'] }, 'target_ids');
      await refused({ ...barcode, rules: rules(2) }, 'rules');
    });
    it('10 rules', async () => {
      await taken({ rules: rules(10) });
      await refused({ rules: rules(11) }, 'rules');
    });
    it('16 pairs of metadata, keys of 64 and values of 512 characters', async () => {
      const pairs = (count: number): object => Object.fromEntries(many(count).map((key) => [key, 'v']));
      await taken({ metadata: pairs(16) });
      await refused({ metadata: pairs(17) }, 'metadata');
      await taken({ metadata: { ['k'.repeat(64)]: 'é'.repeat(512) } });
      await refused({ metadata: { ['k'.repeat(65)]: 'v' } }, 'metadata');
      await refused({ metadata: { key: 'v'.repeat(513) } }, 'metadata.key');
    });
    it('180 days from now, and not the past', async () => {
      const now = Math.floor(suite.world.now() / 1000);
      await taken({ expire_timestamp: now + 180 * DAY });
      await refused({ expire_timestamp: now + 180 * DAY + 60 }, 'expire_timestamp');
      await refused({ expire_timestamp: now - 1 }, 'expire_timestamp');
    });
  });

  describe('rules', () => {
    it.each([
      [rule('final_price', 'change')],
      [rule('final_price', 'change', percentage(5000))],
      [rule('final_price', 'decrease', value(0.01))],
      [rule('sale_discount', 'equals', value(0))],
      [rule('on_sale', 'not_equals', value(false))],
      [rule('availability', 'equals', value('Unknown'))],
      [rule('final_price', 'decrease', value(5), { start_value: 80 })],
    ])('takes %j', (sound) => taken({ rules: [sound] }));

    it.each([
      ['rules.0.field', rule('brand', 'change')],
      ['rules.0.field', rule('regular_price', 'change')],
      ['rules.0.condition', rule('final_price', 'drops', value(1))],
      ['rules.0.condition', rule('on_sale', 'increase', value(true))],
      ['rules.0.condition', rule('availability', 'greater_than', value('InStock'))],
      ['rules.0.threshold', rule('final_price', 'decrease')],
      ['rules.0.threshold.type', rule('on_sale', 'equals', percentage(10))],
      ['rules.0.threshold.type', rule('final_price', 'decrease', { type: 'euros', value: 1 })],
      ['rules.0.threshold.value', rule('final_price', 'decrease', { type: 'value' })],
      ['rules.0.threshold.value', rule('final_price', 'decrease', value(0))],
      ['rules.0.threshold.value', rule('final_price', 'decrease', percentage(0.5))],
      ['rules.0.threshold.value', rule('final_price', 'decrease', percentage(101))],
      ['rules.0.threshold.value', rule('sale_discount', 'equals', value(101))],
      ['rules.0.threshold.value', rule('sale_discount', 'equals', value(-1))],
      ['rules.0.threshold.value', rule('availability', 'equals', value('Banana'))],
      ['rules.0.threshold.value', rule('on_sale', 'equals', value('yes'))],
      ['rules.0.start_value', rule('final_price', 'change', undefined, { start_value: 'ten' })],
    ])('refuses %s of %j', (field, bad) => refused({ rules: [bad] }, field));

    it('sends a change rule back without threshold', async () => {
      const { id } = await suite.create({ rules: [rule('availability', 'change', value('InStock'))] });
      const { rules } = await suite.read(id);
      expect(rules).toEqual([
        { field: 'availability', condition: 'change', start_value: null, threshold: { type: null, value: null } },
      ]);
    });
  });

  describe('ASIN watches', () => {
    it('need the credentials of the marketplace, whole', async () => {
      await taken(ASIN);
      await refused({ ...ASIN, networks: undefined }, 'networks');
      await refused({ ...ASIN, networks: { 12: { affiliate_id: 'me' } } }, 'networks');
      const { status, body } = await suite.send({
        ...ASIN,
        networks: { amazon: { credential_id: 'id', partner_tag: 't' } },
      });
      expect([status, Object.keys(body.errors)]).toEqual([
        422,
        ['networks.amazon.credential_secret', 'networks.amazon.locale'],
      ]);
    });
    it('take no filters', () =>
      refused({ ...ASIN, filters: [{ field: 'currency', operator: '=', value: 'USD' }] }, 'filters'));
    it('do not know sale_discount, and know regular_price', async () => {
      await refused({ ...ASIN, rules: [rule('sale_discount', 'change')] }, 'rules.0.field');
      await taken({ ...ASIN, rules: [rule('regular_price', 'change', undefined, { start_value: 9 })] });
    });
    it('are taken without start value', () => taken({ ...ASIN, rules: [rule('final_price', 'change')] }));
  });

  describe('the verification packet', () => {
    it('is shaped like a notification, with test values', async () => {
      const before = suite.receiver.all.length;
      await suite.create({ name: 'Verified', metadata: { shelf: 'v' } });
      const [sent, ...more] = suite.receiver.all.slice(before);
      expect(more).toEqual([]);
      expect(sent).toMatchObject({ method: 'POST', path: '/hook', headers: { 'content-type': 'application/json' } });
      expect(sent?.packet).toMatchObject({
        watch_history_id: '00000000-0000-4000-8000-000000000000',
        watch_event_type: 'product_watch_alert',
        timestamp: expect.stringMatching(/\+00:00$/),
        watch_name: 'Verified',
        metadata: { shelf: 'v' },
        details: [{ changes: [{ field: 'final_price', old_value: 100, new_value: 90 }] }],
      });
    });

    it.each([199 + 101, 404, 500])('refuses the create when it is answered with %d', async (status) => {
      suite.receiver.answer = (_, response) => response.writeHead(status, { location: suite.receiver.url }).end();
      await refused({ metadata: { refused: String(status) } }, 'notifications.0.target');
      suite.receiver.answer = (_, response) => response.writeHead(200).end();
      const { body } = await suite.world.ask('GET', `${WATCHES}?metadata[refused]=${status}`);
      expect(body.meta.total).toBe(0);
    });

    it.each([
      'http://127.0.0.1:9/nobody-listens',
      'http://169.254.169.254/latest/meta-data',
      'http://10.0.0.1/',
      'http://[::ffff:10.0.0.1]/',
      'http://[fd00::1]/',
      'http://0.0.0.0/',
    ])('never reaches %s', (target) =>
      refused({ notifications: [{ channel: 'webhook', target }] }, 'notifications.0.target'),
    );
  });

  it.each(['', '{', 'null', '[]', '7', '"text"', '{"name":"\\ud800"}', '{"name":"a\\u0000b"}'])(
    'never answers 500: %s',
    async (body) => {
      expect([400, 422]).toContain((await suite.world.ask('POST', WATCHES, body)).status);
    },
  );
});
