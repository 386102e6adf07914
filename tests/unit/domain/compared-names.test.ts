import { expect, it } from 'vitest';
import { readAhead, traitsOf } from '../../../lib/domain/attributes.ts';
import { compareAhead, comparedNames } from '../../../lib/domain/compared-names.ts';

it('what a name says of another is worked out once, until that one is compared with a third', () => {
  const offered = traitsOf('Kettle Alpha, black');
  const [black, red] = [traitsOf('Kettle Alpha black'), traitsOf('Kettle Alpha red')];
  const first = comparedNames(black, offered);
  expect(first.against).toEqual([]);
  expect(comparedNames(black, offered)).toBe(first);
  expect(comparedNames(red, offered).against).toEqual([
    { kind: 'differs', trait: 'colour', wanted: 'red', offered: 'black' },
  ]);
  expect(comparedNames(black, offered)).toEqual(first);
});

it('names that are read and compared together say what each says alone, also where one comes twice', () => {
  const names = ['Kettle Beta red 1,7 l', 'Kettle Beta 6 x 1,7 l', 'Kettle Beta', '', 'Kettle Beta red 1,7 l'];
  const alone = names.map((name) => ({ ...traitsOf(`${name} `), name }));
  readAhead(names);
  const together = names.map(traitsOf);
  expect(together).toEqual(alone);
  const wanted = traitsOf('Kettle Beta black 1,7 l');
  compareAhead(wanted, together);
  expect(together.map(({ last }) => last?.names)).toEqual(alone.map((one) => comparedNames(wanted, one)));
  expect(together[0]?.last?.names.against).toHaveLength(1);
});

it('a name is read once, however often and with whatever others it is asked for', () => {
  const alone = traitsOf('Kettle Gamma 2 l');
  expect(traitsOf('Kettle Gamma 2 l')).toBe(alone);
  readAhead(['Kettle Gamma 2 l', 'Kettle Delta 2 l']);
  expect(traitsOf('Kettle Gamma 2 l')).toBe(alone);
  const together = traitsOf('Kettle Delta 2 l');
  // Others come between, as many as are kept; then it is known still, and no longer once as many came again.
  const others = (from: number): void =>
    readAhead(Array.from({ length: 2000 }, (_, index) => `Kettle ${String(from + index)}`));
  others(10_000);
  expect(traitsOf('Kettle Delta 2 l')).toBe(together);
  others(20_000);
  expect(traitsOf('Kettle Delta 2 l')).toBe(together);
  others(30_000);
  others(40_000);
  others(50_000);
  expect(traitsOf('Kettle Delta 2 l')).not.toBe(together);
});
