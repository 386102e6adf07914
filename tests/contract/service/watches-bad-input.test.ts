// Section 7: whatever is sent, the answer is no 500, and a 422 names the field.
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeWatches, WATCHES } from './watches-suite.ts';

const nasty = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    '\ud800',
    'a\0b',
    '',
    ' ',
    "'; DROP TABLE watch; --",
    '\u202e',
    '💥'.repeat(300),
    1e308,
    -0,
    1e-300,
    2 ** 53,
    [],
    {},
    null,
    true,
    '__proto__',
    { constructor: 1 },
    [[[[]]]],
    'x'.repeat(70_000),
    'http://[',
    'https://shop.example:99999/',
    Number.MAX_VALUE,
  ),
);
const PATHS = [
  ['name'],
  ['target_type'],
  ['target_ids'],
  ['target_ids', 0],
  ['status'],
  ['rules'],
  ['rules', 0],
  ['rules', 0, 'field'],
  ['rules', 0, 'condition'],
  ['rules', 0, 'start_value'],
  ['rules', 0, 'threshold'],
  ['rules', 0, 'threshold', 'type'],
  ['rules', 0, 'threshold', 'value'],
  ['notifications'],
  ['notifications', 0],
  ['notifications', 0, 'channel'],
  ['notifications', 0, 'target'],
  ['notifications', 0, 'enabled'],
  ['metadata'],
  ['metadata', 'shelf'],
  ['filters'],
  ['filters', 0],
  ['filters', 0, 'field'],
  ['filters', 0, 'operator'],
  ['filters', 0, 'value'],
  ['expire_timestamp'],
  ['networks'],
  ['networks', 'amazon'],
] as const;

const mutation = fc.record({ path: fc.constantFrom(...PATHS), value: nasty });

function valid(): Record<string, unknown> {
  return {
    name: 'Sound',
    target_type: 'product',
    target_ids: ['8099000000000000001'],
    status: 'active',
    rules: [{ field: 'final_price', condition: 'decrease', start_value: null, threshold: { type: 'value', value: 1 } }],
    metadata: { shelf: 'a' },
    filters: [{ field: 'currency', operator: '=', value: 'EUR' }],
  };
}

function put(body: Record<string, unknown>, path: readonly (string | number)[], value: unknown): void {
  let place = body as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) {
    if (typeof place[key] !== 'object' || place[key] === null) place[key] = {};
    place = place[key] as typeof place;
  }
  // A copy: one value put inside itself would be no JSON any more.
  place[path.at(-1)!] = structuredClone(value);
}

describeWatches('bad input', (suite) => {
  const answered = async (method: string, path: string, body?: unknown): Promise<void> => {
    const { status, body: said } = await suite.world.ask(method, path, body);
    expect(status).toBeLessThan(500);
    if (status === 422) expect(Object.keys(said.errors).length).toBeGreaterThan(0);
  };

  it('in a create or an update', async () => {
    const { id } = await suite.create({ notifications: [] });
    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 3 }), async (mutations) => {
        const body = valid();
        for (const { path, value } of mutations) put(body, path, value);
        await answered('POST', WATCHES, body);
        await answered('PUT', `${WATCHES}/${id}`, body);
      }),
      { numRuns: 400 },
    );
  });

  it('in an address', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom('metadata[', ']', '%', '%00', '%ff', '../', '-1', '[]'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 4 }), text, async (names, value) => {
        const query = names.map(
          (name) => `metadata[${encodeURIComponent(name.toWellFormed())}]=${encodeURIComponent(value.toWellFormed())}`,
        );
        await answered('GET', `${WATCHES}?${query.join('&')}&page=${encodeURIComponent(value.toWellFormed())}`);
        await answered('GET', `${WATCHES}/histories?${query.join('&')}`);
        await answered('GET', `${WATCHES}?${names.join('&').toWellFormed().replaceAll('#', '')}`);
      }),
      { numRuns: 300 },
    );
  });
});
