import { expect, it } from 'vitest';
import { readRecord } from '../../../backend/service/store/record.ts';

// As PostgreSQL 15 writes `ROW(...)::text`.
it.each<readonly [string, (string | null)[]]>([
  ['(1,abc,2.5)', ['1', 'abc', '2.5']],
  ['(,,)', [null, null, null]],
  ['("",a)', ['', 'a']],
  ['(a,"")', ['a', '']],
  ['("a ""b"" c",d)', ['a "b" c', 'd']],
  ['("""")', ['"']],
  ['("""a""","")', ['"a"', '']],
  [String.raw`("a\\b","\\""")`, [String.raw`a\b`, String.raw`\"`]],
  ['("a,b","(c)"," d ")', ['a,b', '(c)', ' d ']],
  ['("two\nlines",Größe,)', ['two\nlines', 'Größe', null]],
])('reads %s', (text, values) => {
  expect(readRecord(text)).toEqual(values);
});
