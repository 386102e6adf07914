// Two letters beyond ASCII have small ones within it; both engines find them alike.
import { expect, it } from 'vitest';
import { describeCatalog } from './catalog-suite.ts';

describeCatalog('letters whose small ones are of ASCII', (suite) => {
  it.each([
    ['Zq\u212Aelvin', 'LIKE', 'zqkelvin'],
    ['Zq\u212Aelvin', '=', 'ZQKELVIN'],
    ['Zq\u212Aelvin', 'LIKE', 'QK||nothing of the kind'],
    ['Zq\u0130', 'LIKE', 'zqi'],
    ['Zq\u0130', 'LIKE', 'ZQ\u0130'],
    ['Zq\u0130', '=', 'zq\u0130'],
  ])('%s is found by %s %s', async (name, operator, value) => {
    const [row] = suite.rows;
    const { db } = suite.world.store;
    await db
      .updateTable('product')
      .set({ name })
      .where('no', '=', row?.no ?? 0)
      .execute();
    expect(await suite.found('name', operator, value)).toEqual([row?.id]);
    const others = await suite.found('name', operator === '=' ? '!=' : 'NOT LIKE', value);
    expect(others).toHaveLength(suite.rows.length - 1);
  });
});
