import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeCatalog } from '../../../backend/service/generate/catalog.ts';
import { DEMO_PRODUCTS } from '../../../backend/service/generate/demo-products.ts';
import { barcodeKey, urlKey } from '../../../backend/service/search/keys.ts';
import { parseAsin } from '../../../lib/domain/asin.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const catalog = makeCatalog(8000, NOW);
const rows = [...catalog.products];
const share = (fits: (row: (typeof rows)[number]) => boolean): number => rows.filter(fits).length / rows.length;

describe('the generated catalog', () => {
  it('is the same every time, to the last digit', () => {
    expect([...makeCatalog(8000, NOW).products]).toEqual(rows);
    expect(rows).toHaveLength(8000);
  });

  // Whoever changes what is made on purpose, or the demo shop, writes down the new one.
  it('is the one that it has always been', () => {
    const text = JSON.stringify([catalog.networks, catalog.merchants, rows]);
    expect(createHash('sha256').update(text).digest('hex')).toBe(
      '2cf80d2c1cbf1e6f14ceee5fe04520af252d2d730a655c2fb66999d7b2883bde',
    );
  });

  it('gives every product a number, an id and an address of its own', () => {
    expect(rows.map((row) => row.no)).toEqual(rows.map((_, index) => index + 1));
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
    expect(new Set(rows.map((row) => row.direct_url)).size).toBe(rows.length);
    for (const { id, asin } of rows) expect(id).toMatch(asin === null ? /^\d{19}$/ : /^amz_[a-z]{2}_/);
  });

  it('keys addresses and barcodes as searches do', () => {
    for (const row of rows) {
      expect(urlKey(row.direct_url)).toBe(row.url_key);
      if (row.barcode !== null) expect(barcodeKey(row.barcode)).toBe(row.code);
      if (row.asin !== null) expect(parseAsin(row.asin)).toBe(row.asin);
    }
  });

  it('sells most things in several shops, at prices near one another', () => {
    const groups = Map.groupBy(
      rows.filter((row) => row.code !== null && row.currency === 'USD'),
      (row) => row.code,
    );
    const several = [...groups.values()].filter((group) => group.length > 2);
    expect(several.length).toBeGreaterThan(200);
    const spreads = several.map(
      (group) =>
        Math.max(...group.map((row) => row.regular_price)) / Math.min(...group.map((row) => row.regular_price)),
    );
    spreads.sort((a, b) => a - b);
    expect(spreads[Math.floor(spreads.length / 2)]).toBeLessThan(1.4);
  });

  it('has the gaps and slips of real feeds, each in its measure', () => {
    expect(share((row) => row.barcode === null)).toBeCloseTo(0.06, 1);
    expect(share((row) => row.availability === null)).toBeCloseTo(0.07, 1);
    expect(share((row) => row.brand === null)).toBeGreaterThan(0.02);
    expect(share((row) => row.name !== row.name.trim())).toBeGreaterThan(0.005);
    expect(share((row) => row.barcode?.includes('-') === true)).toBeGreaterThan(0);
    const names = Map.groupBy(
      rows.filter((row) => row.code !== null),
      (row) => row.code,
    );
    const shared = [...names.values()].filter(
      (group) => new Set(group.map((row) => row.model).filter((model) => model !== null)).size > 1,
    );
    expect(shared.length).toBeGreaterThan(5);
  });

  it('keeps prices, sale and discount of one mind', () => {
    for (const row of rows) {
      expect(row.final_price).toBeGreaterThan(0);
      expect(row.final_price).toBeLessThanOrEqual(row.regular_price);
      expect(row.on_sale).toBe(row.final_price < row.regular_price ? 1 : 0);
      expect(row.sale_discount).toBe(Math.round((1 - row.final_price / row.regular_price) * 100));
      expect(Math.round(row.final_price * 100) / 100).toBe(row.final_price);
    }
    expect(share((row) => row.on_sale === 1)).toBeCloseTo(0.28, 1);
  });

  it('speaks of no time to come', () => {
    const now = new Date(NOW).toISOString().slice(0, 19).replace('T', ' ');
    for (const row of rows) {
      expect(row.started_at <= row.added_at).toBe(true);
      expect(row.updated_at < now).toBe(true);
    }
  });

  it('offers every product of the demo shop in four shops or more', () => {
    for (const demo of DEMO_PRODUCTS) {
      const offers = rows.filter((row) => row.code === `0${demo.gtin}`);
      expect(new Set(offers.map((row) => row.merchant_id)).size).toBeGreaterThanOrEqual(4);
      expect(offers.some((row) => row.asin !== null)).toBe(demo.asin !== '');
    }
  });

  it('gives every merchant its network, slug and object id', () => {
    const ids = new Set(catalog.networks.map((network) => network.id));
    const merchants = new Map(catalog.merchants.map((merchant) => [merchant.id, merchant]));
    expect(merchants.size).toBe(catalog.merchants.length);
    expect(new Set(catalog.merchants.map((merchant) => merchant.slug)).size).toBe(merchants.size);
    for (const { network_id: network, object_id: objectId } of catalog.merchants) {
      expect(ids.has(network)).toBe(true);
      expect(objectId).toMatch(/^nmer_[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
    }
    for (const { merchant_id: merchant } of rows) expect(merchants.has(merchant)).toBe(true);
  });
});
