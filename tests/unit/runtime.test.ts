import { expect, test } from 'vitest';

test('the tests run on the Node that package.json brings, or on one as new', () => {
  expect(Number(process.versions.node.split('.')[0])).toBeGreaterThanOrEqual(24);
});
