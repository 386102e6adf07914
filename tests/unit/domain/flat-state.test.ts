import { describe, expect, it } from 'vitest';
import { unfolded } from '../../../lib/domain/recognise/flat-state.ts';

describe('a state in which things name their parts by their places', () => {
  it.each<[string, unknown, unknown]>([
    ['is put together', [{ a: 1, b: 2 }, 'x', [3, 1], 7], { a: 'x', b: [7, 'x'] }],
    ['may be watched as a whole, and in parts', [['ShallowReactive', 1], { a: 2 }, ['Ref', 3], 'x'], { a: 'x' }],
    ['may have holes', [{ a: -1, b: 9 }], { a: undefined, b: undefined }],
    ['may have a part that is a list of nothing', [{ a: 1 }, []], { a: [] }],
  ])('%s', (_, state, expected) => {
    expect(unfolded(state)).toEqual(expected);
  });

  it('may go round in circles', () => {
    const whole = unfolded([{ self: 0, list: 1 }, [1, 0]]) as { self: unknown; list: unknown[] };
    expect(whole.self).toBe(whole);
    expect(whole.list[0]).toBe(whole.list);
    expect(whole.list[1]).toBe(whole);
  });

  it('is nothing where a part stands behind itself', () => {
    expect(unfolded([['Ref', 0]])).toBeUndefined();
    expect(unfolded([{ a: 1, b: 3 }, ['Ref', 2], ['Ref', 1], 'x'])).toEqual({ a: undefined, b: 'x' });
  });

  it('may name a watched part twice', () => {
    expect(unfolded([{ a: 1, b: 1 }, ['Ref', 2], 'x'])).toEqual({ a: 'x', b: 'x' });
  });

  it('changes nothing that others inherit', () => {
    const whole = unfolded(JSON.parse('[{"__proto__":1},{"polluted":2},"yes"]')) as object;
    expect(Object.getPrototypeOf(whole)).toBeNull();
    expect({}).not.toHaveProperty('polluted');
  });
});

it.each([
  [[{ name: 'Copper Kettle' }, 'x']],
  [[{ a: 0.5 }]],
  [[[1, 2]]],
  [[['Ref', 'x']]],
  [['x', 1]],
  [[]],
  [{ a: 1 }],
  ['x'],
  [undefined],
])('any other state is left as it is: %j', (state) => {
  expect(unfolded(state)).toBe(state);
});
