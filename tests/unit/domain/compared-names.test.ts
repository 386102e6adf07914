import { expect, it } from 'vitest';
import { traitsOf } from '../../../lib/domain/attributes.ts';
import { namesComparedWith } from '../../../lib/domain/compared-names.ts';

it('what a name says of another is worked out once, until that one is compared with a third', () => {
  const offered = traitsOf('Kettle Alpha, black');
  const withBlack = namesComparedWith(traitsOf('Kettle Alpha black'));
  const withRed = namesComparedWith(traitsOf('Kettle Alpha red'));
  const first = withBlack(offered);
  expect(first.against).toEqual([]);
  expect(withBlack(offered)).toBe(first);
  expect(withRed(offered).against).toEqual([{ kind: 'differs', trait: 'colour', wanted: 'red', offered: 'black' }]);
  expect(withBlack(offered)).toEqual(first);
});
