import { describe, expect, it } from 'vitest';
import { type Failure, refusesPage } from '../../../lib/domain/failure.ts';

const INVALID: Failure = { kind: 'invalid', message: '', fields: {} };

describe('a service refuses pages', () => {
  it.each<[Failure, number, boolean]>([
    [INVALID, 2, true],
    [{ kind: 'not-found' }, 2, true],
    [{ kind: 'offline' }, 2, false],
    [INVALID, 1, false],
    [{ kind: 'not-found' }, 1, false],
  ])('%o on page %i: %s', (failure, page, expected) => {
    expect(refusesPage(failure, page)).toBe(expected);
  });
});
