// Sections 2.2 and 2.10: links, whose click they credit, and where a click goes.
import { describe, expect, it } from 'vitest';
import { describeCatalog, OMNI } from './catalog-suite.ts';

/** What each kind of network wants beside the affiliate id. */
const EXTRAS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  standard: {},
  merchant: { mid: '7' },
  gateway: { site_id: '7' },
  adspace: { adspace_id: '7' },
  key: { api_key: '7' },
  'three-key': { application_key: '7', user_api_key: '8', publisher_id: '9' },
};
const AMAZON = { credential_id: 'a', credential_secret: 'b', partner_tag: 'tag-20', locale: 'US' };

describeCatalog('links and credentials', (suite) => {
  const networks = () => suite.world.store.db.selectFrom('network').selectAll().orderBy('id').execute();
  // oxlint-disable-next-line typescript/no-explicit-any -- what a test reads is what it asserts
  const first = async (networkId: number, more: object = {}): Promise<any> => {
    const { status, body } = await suite.search({
      search: [{ field: 'network.id', value: networkId }],
      per_page: 1,
      ...more,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data[0];
  };
  const follow = async (url: string, query = ''): Promise<string | null> => {
    const { pathname } = new URL(url);
    const response = await suite.world.request(pathname + query);
    expect(response.status).toBe(302);
    return response.headers.get('location');
  };

  it('takes an empty array for an empty object, and answers no part that a whole does not have', async () => {
    expect(await first(1, { networks: [], config: [] })).toEqual(await first(1));
    const fields = ['merchant.id', 'merchant.canonical_id'];
    expect(await first(1, { fields })).toEqual({ merchant: { id: expect.any(Number) } });
  });

  it('holds the placeholders when nobody is to be credited', async () => {
    const product = await first(1);
    expect(product.commission_url).toContain('@@@');
    expect(product.commission_url).toContain('###');
    expect(product.urls).toEqual({
      outclick: expect.stringMatching(/^http/),
      direct: product.direct_url,
      affiliate: product.commission_url,
      partner: null,
    });
  });

  it('fills them with what was sent', async () => {
    const product = await first(1, { networks: { 1: { affiliate_id: 'me & you', sub_id: 'spring' } } });
    expect(product.urls.affiliate).toContain('aff=me%20%26%20you&sub=spring');
    expect((await first(1, { networks: { 1: { affiliate_id: 12 } } })).urls.affiliate).not.toMatch(/@@@|###/);
    expect((await first(2, { networks: { 1: { affiliate_id: 'me' } } })).urls.affiliate).toContain('@@@');
  });

  it('puts a click id in the place of the sub id when clicks are tracked', async () => {
    for (const more of [
      { click_tracking: true, networks: { 1: { affiliate_id: 'me', sub_id: 'spring' } } },
      { networks: { 1: { affiliate_id: 'me', sub_id: 'spring', click_tracking: true } } },
    ]) {
      expect((await first(1, more)).urls.affiliate).toMatch(/aff=me&sub=clk_[\w-]+&/);
    }
  });

  it('wants of each kind of network what it needs, and lists what is missing', async () => {
    const kinds = new Set<string>();
    for (const { id, kind } of await networks()) {
      kinds.add(kind);
      if (kind === 'marketplace') continue;
      const extras = EXTRAS[kind]!;
      const missing = await suite.refused({ search: 'x', networks: { [id]: {} } });
      expect(missing).toHaveLength(1 + Object.keys(extras).length);
      expect(missing).toContain(`networks.${id}.affiliate_id`);
      const whole = await suite.search({ search: 'x', networks: { [id]: { affiliate_id: 'me', ...extras } } });
      expect(whole.status).toBe(200);
    }
    expect([...kinds].sort()).toEqual([...Object.keys(EXTRAS), 'marketplace'].sort());
    const gateway = (await networks()).find(({ kind }) => kind === 'gateway')!;
    expect(
      (await suite.search({ search: 'x', networks: { [gateway.id]: { affiliate_id: 'me', sid: '1' } } })).status,
    ).toBe(200);
  });

  it('wants the marketplace whole, and credits its tag', async () => {
    expect((await suite.refused({ search: 'x', networks: { amazon: {} } })).sort()).toEqual(
      ['credential_id', 'credential_secret', 'locale', 'partner_tag'].map((name) => `networks.amazon.${name}`),
    );
    expect(await suite.refused({ search: 'x', networks: { amazon: { ...AMAZON, locale: 'Mars' } } })).toEqual([
      'networks.amazon.locale',
    ]);
    const product = await first(20, { networks: { amazon: AMAZON } });
    expect(product.urls.affiliate).toContain('aff=tag-20');
    expect(
      (
        await suite.omni({
          criteria: [{ field: 'asin', value: 'B0' }],
          networks: { amazon: { ...AMAZON, affiliate_id: 'x' } },
        })
      ).status,
    ).toBe(200);
  });

  it.each([
    ['amazon', 'networks'],
    [[1], 'networks'],
    [{ 1: 'me' }, 'networks.1'],
    [{ 1: null }, 'networks.1'],
    [{ 1: { affiliate_id: '' } }, 'networks.1.affiliate_id'],
    [{ 1: { affiliate_id: { a: 1 } } }, 'networks.1.affiliate_id'],
    [{ 1: { affiliate_id: 'me', click_tracking: 'maybe' } }, 'networks.1.click_tracking'],
  ])('refuses networks %j', async (sent, field) => {
    expect((await suite.refused({ search: 'x', networks: sent }))[0]).toBe(field);
    expect((await suite.refused({ criteria: [{ field: 'any', value: 'x' }], networks: sent }, OMNI))[0]).toBe(field);
  });

  it('fills a redirect partner whose campaign covers the merchant', async () => {
    const { body } = await suite.search({ search: 'black', config: { sky: { campaign_id: 42 } }, per_page: 200 });
    const links: (string | null)[] = body.data.map((row: { urls: Record<string, string | null> }) => row.urls['sky']);
    expect(links).toContain(null);
    expect(links.find((link) => link !== null)).toContain('/42?url=');
    expect(await suite.refused({ search: 'x', config: { sky: { campaign_id: 'many' } } })).toEqual([
      'config.sky.campaign_id',
    ]);
    expect(await suite.refused({ search: 'x', config: 'sky' })).toEqual(['config']);
    expect((await first(1, { config: { direct: { campaign_id: 1 } } })).urls.direct).toMatch(/^https:/);
  });

  describe('a click', () => {
    const networksSent = { networks: { 1: { affiliate_id: 'me', sub_id: 'spring' } } };
    it('goes by the network first even when nobody is credited, placeholders and all', async () => {
      const product = await first(1);
      expect(await follow(product.urls.outclick)).toBe(product.urls.affiliate);
      expect(await follow(product.urls.outclick, '?format=affiliate')).toBe(product.urls.affiliate);
      expect(await follow(product.urls.outclick, '?format=direct')).toBe(product.direct_url);
    });
    it('goes by the network first, and where format says', async () => {
      const product = await first(1, networksSent);
      expect(await follow(product.urls.outclick)).toBe(product.urls.affiliate);
      expect(await follow(product.urls.outclick, '?format=direct')).toBe(product.direct_url);
      expect(await follow(product.urls.outclick, '?format=affiliate')).toBe(product.urls.affiliate);
      expect(await follow(product.urls.outclick, '?format=nonsense')).toBe(product.urls.affiliate);
    });

    it('goes to addresses that no header can hold as they are', async () => {
      const { id, urls, direct_url } = await first(1);
      const pages = suite.world.store.db.updateTable('product').where('id', '=', id);
      await pages.set({ direct_url: 'https://shop.example/größe 日本?a=%20b' }).execute();
      const sent = await follow(urls.outclick, '?format=direct');
      await pages.set({ direct_url }).execute();
      expect(sent).toBe('https://shop.example/gr%C3%B6%C3%9Fe%20%E6%97%A5%E6%9C%AC?a=%20b');
    });
    it('takes another sub id', async () => {
      const product = await first(1, networksSent);
      expect(await follow(product.urls.outclick, '?sub_id=a%26b')).toContain('aff=me&sub=a%26b&');
      expect(await follow((await first(1)).urls.outclick, '?format=affiliate&sub_id=x')).toContain('aff=@@@&sub=x&');
    });
    it('goes by a partner where format or the pool says so', async () => {
      const config = { sky: { campaign_id: 42 } };
      const { body } = await suite.search({
        search: [{ field: 'network.id', value: 1 }],
        config,
        ...networksSent,
        per_page: 200,
      });
      const product = body.data.find((row: { urls: Record<string, string | null> }) => row.urls['sky'] !== null);
      expect(await follow(product.urls.outclick)).toBe(product.urls.affiliate);
      expect(await follow(product.urls.outclick, '?format=sky')).toBe(product.urls.sky);
      const pool = await suite.ask('POST', '/v1/pools', { name: 'By partner', outclick_order: ['partner', 'network'] });
      const again = await suite.search({
        search: [{ field: 'id', value: product.id }],
        config,
        ...networksSent,
        pool_id: pool.body.data.id,
      });
      expect(await follow(again.body.data[0].urls.outclick)).toBe(product.urls.sky);
    });
    it.each(['x', 'e30', 'WyJub25lIl0', '%00', '%ED%A0%80'])('is not found for %s', async (token) => {
      expect((await suite.world.request(`/a/${token}`)).status).toBe(404);
    });
  });
});
