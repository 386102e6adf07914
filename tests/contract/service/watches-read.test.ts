// Section 4.5: list, one, update, delete and the two histories; each team sees its own.
import { describe, expect, it } from 'vitest';
import { describeWatches, WATCHES } from './watches-suite.ts';
import { HOUR, TOKENS } from './watches-world.ts';

describeWatches('reading and changing watches', (suite) => {
  const ask = (method: string, path: string, body?: unknown, token?: string) =>
    suite.world.ask(method, `${WATCHES}${path}`, body, token);
  const names = (body: { data: { name: string }[] }): string[] => body.data.map(({ name }) => name);

  describe('the list', () => {
    it('shows the seven fields and says so', async () => {
      await suite.create({ metadata: { list: 'fields' } });
      const { status, body } = await ask('GET', '?metadata[list]=fields');
      expect(status).toBe(200);
      const fields = ['watch_id', 'name', 'target_id', 'status', 'metadata', 'rules', 'notifications'];
      expect(Object.keys(body.data[0])).toEqual(fields);
      expect(body.meta).toEqual({
        total: 1,
        from: 1,
        to: 1,
        current_page: 1,
        last_page: 1,
        per_page: 100,
        fields,
        trace_id: expect.any(String),
      });
    });

    it('is filtered by metadata, brackets raw or encoded, pairs combined', async () => {
      await suite.create({ name: 'red 38', metadata: { color: 'red', size: '38' } });
      await suite.create({ name: 'red 39', metadata: { color: 'red', size: '39' } });
      await suite.create({ name: 'blue & 38', metadata: { color: 'blue & green', size: '38', 'a key': 'ü' } });
      for (const [query, found] of [
        ['metadata[color]=red', ['red 38', 'red 39']],
        ['metadata%5Bcolor%5D=red', ['red 38', 'red 39']],
        ['metadata[color]=red&metadata[size]=38', ['red 38']],
        ['metadata%5Bcolor%5D=red&metadata%5Bsize%5D=39', ['red 39']],
        ['metadata[color]=blue%20%26%20green', ['blue & 38']],
        ['metadata[color]=blue+%26+green', ['blue & 38']],
        ['metadata[a key]=%C3%BC', ['blue & 38']],
        ['metadata[color]=RED', []],
        ['metadata[size]=red', []],
      ] as const) {
        const { body } = await ask('GET', `?${query}`);
        expect([query, names(body), body.meta.total]).toEqual([query, found, found.length]);
      }
    });

    it('comes in pages', async () => {
      const ids = suite.world.products(5).map(({ id }) => id);
      await suite.create({ target_ids: ids, metadata: { list: 'pages' } });
      const page = async (number: number) => (await ask('GET', `?metadata[list]=pages&per_page=2&page=${number}`)).body;
      const pages = [await page(1), await page(2), await page(3)];
      const listed = pages.flatMap(({ data }) => data as { target_id: string }[]).map((watch) => watch.target_id);
      expect(listed).toHaveLength(5);
      expect(new Set(listed)).toEqual(new Set(ids));
      expect(pages[2].meta).toMatchObject({ total: 5, from: 5, to: 5, current_page: 3, last_page: 3, per_page: 2 });
      expect(await page(4)).toMatchObject({ data: [], meta: { total: 5, current_page: 4 } });
    });

    it.each([
      'page=0',
      'page=-1',
      'page=x',
      'page=1.5',
      'per_page=0',
      'per_page=100000',
      'metadata=x',
      'metadata[]=x',
      'metadata[a]=%00',
    ])('refuses %s', async (query) => {
      const { status, body } = await ask('GET', `?${query}`);
      expect([status, Object.keys(body.errors)]).toEqual([422, [query.replace(/[=[].*/, '')]]);
    });
  });

  it('refuses more pairs than a watch can have', async () => {
    const many = Array.from({ length: 2000 }, (_, index) => `metadata[k${index}]=v`).join('&');
    for (const path of ['?', '/histories?']) expect((await ask('GET', path + many)).status).toBe(422);
  });

  describe('one watch', () => {
    it('shows everything', async () => {
      const { id, target } = await suite.create({ filters: [{ field: 'currency', operator: '=', value: 'USD' }] });
      const { body } = await ask('GET', `/${id}`);
      expect(body.meta).toEqual({ trace_id: expect.any(String) });
      expect(body.data).toMatchObject({
        watch_id: id,
        target_type: 'product',
        target_id: target,
        filters: [{ field: 'currency', operator: '=', value: 'USD' }],
        expire_timestamp: expect.any(Number),
        created_at: expect.any(String),
        last_checked_at: null,
      });
    });

    it.each(['00000000-0000-4000-8000-000000000000', 'nonsense', '%00', "'--", '1'])(
      'that does not exist is not found: %s',
      async (id) => {
        for (const method of ['GET', 'PUT', 'DELETE'])
          expect((await ask(method, `/${id}`, method === 'PUT' ? {} : undefined)).status).toBe(404);
        expect((await ask('GET', `/${id}/histories`)).status).toBe(404);
      },
    );

    it('belongs to its team', async () => {
      const { id } = await suite.create({ metadata: { list: 'mine' } });
      const other = TOKENS[1];
      expect((await ask('GET', `/${id}`, undefined, other)).status).toBe(404);
      expect((await ask('GET', `/${id}/histories`, undefined, other)).status).toBe(404);
      expect((await ask('PUT', `/${id}`, { name: 'Theirs' }, other)).status).toBe(404);
      expect((await ask('DELETE', `/${id}`, undefined, other)).status).toBe(404);
      expect((await ask('GET', '?metadata[list]=mine', undefined, other)).body.data).toEqual([]);
      expect((await ask('GET', `/${id}`, undefined, 'nobody')).status).toBe(401);
    });
  });

  describe('an update', () => {
    it('answers with the watch in a page, and verifies the webhook again', async () => {
      const { id } = await suite.create({ metadata: { shelf: 'a' } });
      const before = suite.receiver.all.length;
      const { status, body } = await ask('PUT', `/${id}`, {
        ...suite.body(),
        target_ids: undefined,
        name: 'Renamed',
        metadata: { shelf: 'b' },
      });
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body).toMatchObject({
        meta: { total: 1, per_page: expect.any(Number) },
        data: [{ watch_id: id, name: 'Renamed' }],
      });
      expect(suite.receiver.all.length - before).toBe(1);
      expect((await ask('GET', '?metadata[shelf]=b')).body.data).toMatchObject([{ watch_id: id }]);
      expect((await ask('GET', '?metadata[shelf]=a')).body.data).toEqual([]);
    });

    it('changes nothing when the webhook refuses', async () => {
      const { id } = await suite.create({ name: 'Kept' });
      suite.receiver.answer = (_, response) => response.writeHead(500).end();
      const { status, body } = await ask('PUT', `/${id}`, { name: 'Lost' });
      suite.receiver.answer = (_, response) => response.writeHead(200).end();
      expect([status, Object.keys(body.errors)]).toEqual([422, ['notifications.0.target']]);
      expect(await suite.read(id)).toMatchObject({ name: 'Kept' });
    });

    it('takes a watch as it was read', async () => {
      const { id } = await suite.create({ metadata: { shelf: 'again' } });
      const whole = await suite.read(id);
      expect((await ask('PUT', `/${id}`, whole)).status).toBe(200);
      expect(await suite.read(id)).toEqual(whole);
    });

    it('pauses and resumes', async () => {
      const { id } = await suite.create();
      expect((await ask('PUT', `/${id}`, { status: 'paused' })).body.data).toMatchObject([{ status: 'paused' }]);
      expect((await ask('PUT', `/${id}`, { status: 'active' })).body.data).toMatchObject([{ status: 'active' }]);
    });

    it.each([
      [{ status: 'expired' }, 'status'],
      [{ rules: [] }, 'rules'],
      [
        { rules: [{ field: 'final_price', condition: 'decrease', threshold: { type: 'percentage', value: 0 } }] },
        'rules.0.threshold.value',
      ],
      [{ expire_timestamp: 1 }, 'expire_timestamp'],
      [{ target_ids: ['one', 'two'] }, 'target_ids'],
      [{ target_type: 'asin', rules: [{ field: 'sale_discount', condition: 'change' }] }, 'rules.0.field'],
      [{ networks: { amazon: {} } }, 'networks.amazon.locale'],
    ])('refuses %j', async (change, field) => {
      const { id } = await suite.create();
      const { status, body } = await ask('PUT', `/${id}`, change);
      expect([status, Object.keys(body.errors)]).toEqual([422, expect.arrayContaining([field])]);
    });
  });

  it('is deleted once', async () => {
    const { id } = await suite.create();
    expect(await ask('DELETE', `/${id}`)).toEqual({
      status: 200,
      body: { status: 'deleted', watch_id: id, meta: { trace_id: expect.any(String) } },
    });
    expect((await ask('DELETE', `/${id}`)).status).toBe(404);
    expect((await ask('GET', `/${id}`)).status).toBe(404);
  });

  describe('histories by metadata', () => {
    it('need a pair', async () => {
      expect((await ask('GET', '/histories')).body).toMatchObject({ errors: { metadata: [expect.any(String)] } });
    });

    it('come across watches, in pages, pairs combined', async () => {
      const [one, two, three] = suite.world.products(3).map(({ id }) => id);
      const watches = [
        await suite.create({ target_ids: [one], metadata: { trip: 'x', leg: '1' } }),
        await suite.create({ target_ids: [two], metadata: { trip: 'x', leg: '2' } }),
        await suite.create({ target_ids: [three], metadata: { trip: 'y', leg: '1' } }),
      ];
      for (const { target } of watches) await suite.world.patch(target, { final_price: 0.01 });
      await suite.world.advance(6 * HOUR);
      const found = async (query: string) => (await ask('GET', `/histories?${query}`)).body;
      const both = await found('metadata[trip]=x');
      expect(both.data.map((record: { watch_id: string }) => record.watch_id).sort()).toEqual(
        [watches[0]!.id, watches[1]!.id].sort(),
      );
      expect(both.meta).toMatchObject({ total: 2, from: 1, to: 2, current_page: 1, last_page: 1, per_page: 100 });
      expect((await found('metadata%5Btrip%5D=x&metadata%5Bleg%5D=1')).data).toMatchObject([
        { watch_id: watches[0]!.id },
      ]);
      expect(await found('metadata[trip]=x&per_page=1&page=2')).toMatchObject({
        data: [{}],
        meta: { from: 2, to: 2, last_page: 2 },
      });
      expect((await found('metadata[trip]=z')).data).toEqual([]);
      const theirs = await ask('GET', '/histories?metadata[trip]=x', undefined, TOKENS[1]);
      expect(theirs.body.data).toEqual([]);
    });
  });

  it('takes an empty array for no metadata at all', async () => {
    const { id } = await suite.create({ metadata: [] });
    expect(await suite.read(id)).toMatchObject({ metadata: {} });
  });
});
