// Section 2.6 over the wire: the same table of boundaries that the unit tests hold, as products that change.
import { expect, it } from 'vitest';
import type { RuleValue } from '../../../lib/domain/rule.ts';
import { RULE_CASES } from '../../fixtures/rules.ts';
import { describeWatches } from './watches-suite.ts';
import { HOUR } from './watches-world.ts';

/** How a product is brought to a field's value: discount and sale follow from the two prices. */
function patchTo(field: string, value: RuleValue): object {
  switch (field) {
    case 'sale_discount':
      return { regular_price: 100, final_price: 100 - Number(value) };
    case 'on_sale':
      return { regular_price: 100, final_price: value === true ? 80 : 100 };
    default:
      return { [field]: value };
  }
}

describeWatches('every rule at its boundaries', (suite) => {
  const ids = new Map<string, string>();

  it('is checked at six hours', async () => {
    const watched = RULE_CASES.map((one) => ({ ...one, product: suite.world.products(1)[0]! }));
    for (const { product, rule, baseline } of watched)
      await suite.world.patch(product.id, patchTo(rule.field, baseline));
    for (const { name, product, rule } of watched) {
      const { id } = await suite.create({
        target_ids: [product.id],
        rules: [{ ...rule, start_value: null }],
        notifications: [],
      });
      ids.set(name, id);
    }
    for (const { product, rule, now } of watched) await suite.world.patch(product.id, patchTo(rule.field, now));
    await suite.world.advance(6 * HOUR);
  });

  it.each(RULE_CASES)('$name', async ({ name, met }) => {
    expect(await suite.read(ids.get(name)!)).toMatchObject({ status: met ? 'completed' : 'active' });
  });
});
