import { expect, it } from 'vitest';
import { assertNever } from '../../../lib/domain/assert-never.ts';

it('a case that nothing handles says what it was', () => {
  expect(() => assertNever({ kind: 'unheard-of' } as never)).toThrow('unhandled case: {"kind":"unheard-of"}');
});
