import { describe, expect, it } from 'vitest';
import { toMajor, type Money } from '../../../lib/domain/money.ts';
import type { PageView, Seen } from '../../../lib/domain/sighting.ts';
import { AMAZON } from '../../fixtures/shops/amazon.ts';
import { AMAZON_LAYOUTS } from '../../fixtures/shops/amazon-layouts.ts';
import { BODY_CLASS } from '../../fixtures/shops/body-class.ts';
import { DATA_PLACES } from '../../fixtures/shops/data-places.ts';
import { EUROPE } from '../../fixtures/shops/europe.ts';
import { MARKETPLACES } from '../../fixtures/shops/marketplaces.ts';
import { NEGATIVES } from '../../fixtures/shops/negatives.ts';
import { MEANINGS } from '../../fixtures/shops/meanings.ts';
import { OLD_SHOPS } from '../../fixtures/shops/old-shops.ts';
import { OTHERS } from '../../fixtures/shops/others.ts';
import { PLATFORMS } from '../../fixtures/shops/platforms.ts';
import { PRICE_PLACES } from '../../fixtures/shops/price-places.ts';
import { ROOMS } from '../../fixtures/shops/rooms.ts';
import { SHAPES } from '../../fixtures/shops/shapes.ts';
import { SITE_BUILDERS } from '../../fixtures/shops/site-builders.ts';
import type { Expected, ShopCase } from '../../fixtures/shops/shop-case.ts';
import { STOCK_WORDS } from '../../fixtures/shops/stock-words.ts';
import { SYSTEMS } from '../../fixtures/shops/systems.ts';
import { THEMES } from '../../fixtures/shops/themes.ts';
import { WAYS } from '../../fixtures/shops/ways.ts';
import { WORDS } from '../../fixtures/shops/words.ts';
import { WORLD } from '../../fixtures/shops/world.ts';
import { detectIn } from './fixture-page.ts';

const money = (seen: Seen<Money> | undefined): string | null =>
  seen === undefined ? null : `${toMajor(seen.value).toFixed(2)} ${seen.value.currency}`;

/** What was seen, in the words that the cases use. */
function summary(view: PageView): Expected {
  if (view.kind === 'listing')
    return { kind: view.kind, items: view.items.map(({ asin, gtin, url }) => asin ?? url ?? gtin ?? '') };
  if (view.kind === 'nothing') return view;
  const [seen] = view.sightings;
  return {
    kind: view.kind,
    asin: seen.asin?.value ?? null,
    gtins: seen.gtins.map(({ value }) => value),
    name: seen.name?.value ?? '',
    brand: seen.brand?.value ?? null,
    mpn: seen.mpn?.value ?? null,
    sku: seen.sku?.value ?? null,
    price: money(seen.price),
    struck: money(seen.struckPrice),
    availability: (seen.availability?.value ?? null) as 'in-stock' | null,
    condition: seen.condition?.value ?? '',
    url: seen.url,
    itemId: seen.itemId?.value ?? '',
  };
}

describe.each([
  ['shop systems', PLATFORMS],
  ['ways to state a product', SHAPES],
  ['kits and shops made by hand', SITE_BUILDERS],
  ['large shops of Europe', EUROPE],
  ['marketplaces and large shops', MARKETPLACES],
  ['Amazon', AMAZON],
  ['Amazon, further layouts', AMAZON_LAYOUTS],
  ['themes of shop systems', THEMES],
  ['shops of the world', WORLD],
  ['words of the stock', STOCK_WORDS],
  ['the class of the body', BODY_CLASS],
  ['further shop systems', SYSTEMS],
  ['shop systems of earlier years', OLD_SHOPS],
  ['places of prices', PRICE_PLACES],
  ['places of data', DATA_PLACES],
  ['what is meant by data', MEANINGS],
  ['rooms of shops', ROOMS],
  ['pages of others', OTHERS],
  ['words where data is silent', WORDS],
  ['ways of their own', WAYS],
  ['pages that sell no one product', NEGATIVES],
] as const)('%s', (_, cases: readonly ShopCase[]) => {
  it.each(cases)('$name', ({ html, url, expected }) => {
    const kind = expected.kind ?? 'product';
    expect(summary(detectIn(html, url))).toMatchObject({ kind, ...expected });
  });
});
