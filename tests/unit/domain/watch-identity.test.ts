import { describe, expect, it } from 'vitest';
import {
  adopt,
  clientIdOf,
  clientIdOfWatch,
  currencyOf,
  groupFilter,
  identityOf,
  isWhole,
  markedMetadata,
  MOST_OWN_PAIRS,
  ownPairs,
} from '../../../lib/domain/watch-identity.ts';
import type { WatchDraft } from '../../../lib/domain/watch.ts';
import { draft, MARKS, row, watch } from '../../fixtures/watches.ts';

describe('whose watch it is', () => {
  it('is told by a mark that names the group and the target', () => {
    expect(clientIdOf({ group: 'g', targetId: 'a~b' })).toBe('g~a~b');
    expect(identityOf('g~a~b')).toEqual({ group: 'g', targetId: 'a~b' });
    expect(groupFilter('g')).toEqual({ elsewhere_id: 'g' });
  });

  it('is written beside the pairs of the user, cut to what a service takes', () => {
    const product = { key: `url:${'k'.repeat(600)}`, name: 'n'.repeat(600) };
    expect(markedMetadata(draft, 'g', product)).toEqual({
      room: 'kitchen',
      elsewhere: '1',
      elsewhere_id: 'g',
      elsewhere_product: `url:${'k'.repeat(508)}`,
      elsewhere_name: 'n'.repeat(512),
    });
    expect(markedMetadata({ ...draft, metadata: { elsewhere_id: 'theirs' } }, 'g', product)['elsewhere_id']).toBe('g');
    expect(MOST_OWN_PAIRS).toBe(10);
  });

  it('is not among what the user sees', () => {
    expect(ownPairs({ ...MARKS, ELSEWHERE_x: '1', room: 'kitchen', not_elsewhere: '2' })).toEqual({
      room: 'kitchen',
      not_elsewhere: '2',
    });
  });

  it.each<[string, string | undefined, string | undefined]>([
    ['ours', 'g', 'g~1'],
    ['ours, with all that a mark may have', 'aZ09_-', 'aZ09_-~1'],
    ['the longest mark', 'g'.repeat(64), `${'g'.repeat(64)}~1`],
    ['a longer one', 'g'.repeat(65), undefined],
    ['an empty one', '', undefined],
    ['one that would name another target', 'g~2', undefined],
    ['one with more behind it', 'g g', undefined],
    ['none', undefined, undefined],
  ])('%s', (_, mark, expected) => {
    expect(clientIdOfWatch(watch({ metadata: mark === undefined ? {} : { elsewhere_id: mark } }))).toBe(expected);
  });

  it.each<[Record<string, string>, WatchDraft['filters'], string | undefined]>([
    [{ elsewhere_currency: 'USD' }, draft.filters, 'USD'],
    [{}, draft.filters, 'EUR'],
    [{}, [{ field: 'merchant.id', operator: '=', value: 'GBP' }], undefined],
    [{ elsewhere_currency: 'nonsense' }, draft.filters, undefined],
    [{}, [], undefined],
  ])('its prices, by %j and %j, are in %s', (metadata, filters, expected) => {
    expect(currencyOf({ metadata, filters })).toBe(expected);
  });
});

describe('a watch that another device made', () => {
  it('is taken over as it is', () => {
    const theirs = watch({ status: 'paused', expiresAt: 99, createdAt: 3 });
    expect(adopt(theirs, 'https://proxy.example', 50)).toEqual({
      clientId: 'g~1',
      draft: { ...draft, status: 'paused', metadata: MARKS, expiresAt: 99 },
      attempts: 0,
      nextTryAt: 0,
      remote: theirs,
      proxy: 'https://proxy.example',
      createdAt: 3,
      changedAt: 50,
      tags: [],
      product: { key: 'gtin:1', name: 'Kettle' },
    });
  });

  it('is taken over with what its row leaves open', () => {
    const bare = row({ metadata: { elsewhere_id: 'g' }, status: 'expired' });
    expect(isWhole(bare)).toBe(false);
    expect(isWhole(watch())).toBe(true);
    const taken = adopt(bare, undefined, 50);
    expect(taken).toMatchObject({
      draft: { status: 'active', targetType: 'product', targetIds: ['1'] },
      createdAt: 50,
      product: { key: 'offer:1', name: 'Kettle' },
    });
    expect(taken).not.toHaveProperty('proxy');
    expect(taken?.draft).not.toHaveProperty('expiresAt');
  });

  it('is left alone where somebody else made it', () => {
    expect(adopt(watch({ metadata: {} }), undefined, 50)).toBeUndefined();
  });
});
