// Sections 2.6, 2.10 and 4.5: an ASIN is watched on the marketplace whose credentials came with the watch.
import { expect, it } from 'vitest';
import type { ProductRow } from '../../../backend/service/store/tables.ts';
import { describeWatches, WATCHES } from './watches-suite.ts';
import { DAY, HOUR } from './watches-world.ts';

const credentials = (locale: string) => ({
  amazon: { credential_id: 'id', credential_secret: 'secret', partner_tag: 'tag-20', locale },
});
const fellFrom = (start_value: number) => [
  { field: 'final_price', condition: 'decrease', start_value, threshold: { type: 'percentage', value: 5 } },
];

describeWatches('a watch of an ASIN', (suite) => {
  const sold = async (): Promise<ProductRow[][]> => {
    const query = suite.world.store.db.selectFrom('product').selectAll().where('asin', 'is not', null);
    const byAsin = Map.groupBy(await query.orderBy('no').execute(), ({ asin }) => asin);
    return [...byAsin.values()].filter((rows) => rows.length >= 4);
  };
  /** The offers of one ASIN that several countries have, by country; none is given twice. */
  let left: ProductRow[][] | undefined;
  const offers = async (): Promise<Record<'us' | 'gb' | 'de', ProductRow>> => {
    left ??= await sold();
    const chosen = left.shift()!;
    const of = (country: string): ProductRow => chosen.find(({ id }) => id.startsWith(`amz_${country}_`))!;
    return { us: of('us'), gb: of('gb'), de: of('de') };
  };
  const watch = async ({ asin, final_price }: ProductRow, locale: string): Promise<string> => {
    const over = {
      target_type: 'asin',
      target_ids: [asin],
      networks: credentials(locale),
      rules: fellFrom(final_price),
    };
    return (await suite.create(over)).id;
  };
  const statusOf = async (id: string): Promise<string> => (await suite.read(id)).status;

  it('does not compare dollars with pounds', async () => {
    const { us, gb } = await offers();
    await suite.world.patch(gb.id, { final_price: us.final_price / 2 });
    const [there, here] = [await watch(us, 'US'), await watch(us, 'gb')];
    await suite.world.advance(6 * HOUR);
    expect([await statusOf(there), await statusOf(here)]).toEqual(['active', 'completed']);
    await suite.world.patch(us.id, { final_price: us.final_price / 2 });
    await suite.world.advance(6 * HOUR);
    expect(await statusOf(there)).toBe('completed');
    expect(suite.alertsOf(there)[0]!.details!.map(({ id }) => id)).toEqual([us.id]);
  });

  it('takes UK for GB', async () => {
    const { gb } = await offers();
    const id = await watch(gb, 'UK');
    await suite.world.patch(gb.id, { final_price: 0.5 });
    await suite.world.advance(6 * HOUR);
    expect(suite.alertsOf(id)[0]!.details!.map((detail) => detail.id)).toEqual([gb.id]);
  });

  it('looks everywhere where its own country has no offer', async () => {
    const { us } = await offers();
    const id = await watch(us, 'BR');
    await suite.world.patch(us.id, { final_price: 0.5 });
    await suite.world.advance(6 * HOUR);
    expect(await statusOf(id)).toBe('completed');
  });

  it('ends with the offer of its country', async () => {
    const { de } = await offers();
    const id = await watch({ ...de, final_price: 0.01 }, 'DE');
    await suite.world.removeProduct(de.id);
    await suite.world.advance(6 * HOUR);
    expect((await suite.world.ask('GET', `${WATCHES}/${id}`)).status).toBe(404);
    expect(suite.alertsOf(id)[0]!.details![0]!.changes[0]!.field).toBe('__product__');
  });

  it('moves to the country that an update brings', async () => {
    const { us, gb } = await offers();
    const id = await watch({ ...us, final_price: gb.final_price }, 'US');
    await suite.world.patch(us.id, { final_price: gb.final_price * 2 });
    await suite.world.advance(6 * HOUR);
    expect(await statusOf(id)).toBe('active');
    expect((await suite.world.ask('PUT', `${WATCHES}/${id}`, { networks: credentials('GB') })).status).toBe(200);
    await suite.world.patch(gb.id, { final_price: gb.final_price / 2 });
    await suite.world.advance(DAY);
    expect(await statusOf(id)).toBe('completed');
  });
});
