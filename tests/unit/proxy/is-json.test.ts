import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isJson } from '../../../backend/proxy/access/is-json.ts';

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test.each([
  '',
  ' ',
  '{}',
  ' [ ] ',
  '{"a":1,"b":[true,false,null,"x"]}',
  '{"a":1,}',
  '[1,]',
  '[,1]',
  '{"a"}',
  '{"a":}',
  '{a:1}',
  '{1:1}',
  '{"a":1 "b":2}',
  '{}{}',
  '[]]',
  '[',
  '[}',
  '{]',
  '"',
  '"\\',
  '"\\u12',
  '"\\u12G4"',
  '"\\u00e9\\/\\b\\f\\n\\r\\t\\\\\\""',
  '"\\x"',
  '"\n"',
  '"\u007f\u2028é🍎\ud800"',
  'tru',
  'true',
  'truex',
  'nul',
  'nulll',
  'NaN',
  'Infinity',
  'undefined',
  '-',
  '-0',
  '01',
  '-01',
  '0.',
  '.5',
  '1.5e',
  '1e+',
  '1E-07',
  '1e5.5',
  '+1',
  '0x1',
  '1_000',
  '\ufeff{}',
  '\u00a0{}',
  '\v{}',
  '{}\0',
  '\0',
  '"\0"',
  '/* a */{}',
  "{'a':1}",
  '{"a":1}\n',
  '{"__proto__":1,"a":1,"a":2}',
])('%j is JSON if it can be parsed', (text) => {
  expect(isJson(text)).toBe(parses(text));
});

test('as deep and as long as can be', () => {
  for (const depth of [63, 64, 65, 66, 5000]) {
    const text = '['.repeat(depth) + ']'.repeat(depth);
    expect([isJson(text), isJson(text.slice(1)), isJson(`${text}]`), isJson(text.slice(0, -1))]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  }
  for (const length of [32_764, 32_765, 32_766, 32_767, 32_768, 40_000]) {
    expect(isJson(`"${'€'.repeat(length)}"`)).toBe(true);
    expect(isJson(`"${'€'.repeat(length)}`)).toBe(false);
  }
});

test('what was looked at before has no part in it', () => {
  expect([isJson('[1234]'), isJson('[12'), isJson('"abcdef"'), isJson('"ab')]).toEqual([true, false, true, false]);
});

test('whatever a text is, it says what JSON.parse says', () => {
  const pieces = fc.constantFrom(
    ...'{}[]:,"\\/-+.eEu0129tfn \n\t'.split(''),
    'true',
    'false',
    'null',
    '"a"',
    '\\u00',
    'é',
    '\0',
  );
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 12 }).map((all) => all.join('')),
      (text) => {
        expect(isJson(text)).toBe(parses(text));
      },
    ),
    { numRuns: 20_000 },
  );
});

test('of what is JSON, with one place changed, too', () => {
  const change = fc.record({ at: fc.nat(), byte: fc.constantFrom(...'{}[]:,"\\0 e-.\n'.split(''), '') });
  fc.assert(
    fc.property(fc.json(), fc.boolean(), change, (json, isSpaced, { at, byte }) => {
      const text = isSpaced ? JSON.stringify(JSON.parse(json), undefined, 1) : json;
      expect(isJson(text)).toBe(true);
      const place = at % (text.length + 1);
      const changed = text.slice(0, place) + byte + text.slice(place + 1);
      expect(isJson(changed)).toBe(parses(changed));
    }),
    { numRuns: 5000 },
  );
});
