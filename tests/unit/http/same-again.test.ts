import { expect, test } from 'vitest';
import { sameAgain } from '../../../backend/http/same-again.ts';

test('what is read again in the same words is known, and nothing else', () => {
  const read: string[] = [];
  const reader = sameAgain((text: string) => {
    if (text === 'bad') throw new Error('bad');
    read.push(text);
    return { text };
  });
  const long = 'x'.repeat(2000);
  for (const text of ['a', 'a', 'b', 'a', long, long, 'a', 'bad', 'a', 'bad', 'b']) {
    if (text === 'bad') expect(() => reader(text)).toThrow('bad');
    else expect(reader(text).text).toBe(text);
  }
  expect(read).toEqual(['a', 'b', 'a', long, long, 'b']);
});
