import { describe, expect, it } from 'vitest';
import { arrangeWatches, isShown, tagsOf, type WatchSort } from '../../../lib/domain/watch-list.ts';
import { isStranded, type WatchRecord, watchState } from '../../../lib/domain/watch-record.ts';
import { draft, record, watch } from '../../fixtures/watches.ts';

describe('where a watch stands', () => {
  const home = 'https://home.example';
  it.each<[string, Partial<WatchRecord>, string]>([
    ['running', { remote: watch() }, 'active'],
    ['not yet set', { intent: 'create' }, 'pending'],
    ['not yet changed', { intent: 'update', remote: watch() }, 'pending'],
    ['refused', { intent: 'create', nextTryAt: null }, 'failed'],
    ['whose change was refused', { intent: 'update', nextTryAt: null, remote: watch() }, 'active'],
    ['gone', { removedAt: 3, remote: watch() }, 'removed'],
    ['gone, and still to be changed', { removedAt: 3, intent: 'update' }, 'removed'],
    ['behind another proxy', { removedAt: 3, proxy: 'https://old.example' }, 'stranded'],
    ['behind this one', { remote: watch(), proxy: home }, 'active'],
    ['never sent', {}, 'pending'],
  ])('%s', (_, more, expected) => {
    expect(watchState(record(more), home)).toBe(expected);
  });

  it('is not stranded where no proxy is known', () => {
    expect(isStranded(record({ proxy: 'https://old.example' }), undefined)).toBe(false);
    expect(isStranded(record(), home)).toBe(false);
  });
});

describe('the list of watches', () => {
  const named = (name: string, more: Partial<WatchRecord> = {}): WatchRecord =>
    record({ clientId: name, product: { key: name, name }, draft: { ...draft, name }, ...more });
  const all = [
    named('Beans', { createdAt: 1, tags: ['food'], remote: watch({ expiresAt: 30 }) }),
    named('Apple', { createdAt: 2, tags: ['food', 'fruit'], remote: watch({ status: 'completed' }) }),
    named('Cable', { createdAt: 3, draft: { ...draft, name: 'Cable', expiresAt: 20 } }),
    named('Drill', { createdAt: 4, intent: 'create', nextTryAt: null }),
    named('Easel', { createdAt: 5, remote: watch({ status: 'paused', expiresAt: 40 }) }),
    named('Fan', { createdAt: 6, proxy: 'https://old.example' }),
    named('Gone', { createdAt: 7, removedAt: 1 }),
    named('Hose', { createdAt: 8, remote: watch({ status: 'expired', expiresAt: 10 }) }),
    named('Iron', { createdAt: 9, intent: 'delete' }),
  ];
  const names = (text: string, tag: string | null, sort: WatchSort): string =>
    arrangeWatches(all, { text, tag, sort }, 'https://home.example')
      .map(({ name }) => name)
      .join(' ');

  it.each<[WatchSort, string]>([
    ['newest', 'Hose Gone Fan Easel Drill Cable Apple Beans'],
    ['name', 'Apple Beans Cable Drill Easel Fan Gone Hose'],
    ['state', 'Drill Apple Hose Gone Fan Cable Beans Easel'],
    ['ends', 'Hose Cable Beans Easel Gone Fan Drill Apple'],
  ])('by %s', (sort, expected) => {
    expect(names('', null, sort)).toBe(expected);
  });

  it.each<[string, string | null, string]>([
    ['', 'food', 'Apple Beans'],
    ['', 'nothing', ''],
    ['APPLE', null, 'Apple'],
    ['  fruit   apple ', null, 'Apple'],
    ['fruit beans', null, ''],
    ['an', 'food', 'Beans'],
  ])('that fits "%s" and the tag %s', (text, tag, expected) => {
    expect(names(text, tag, 'name')).toBe(expected);
  });

  it.each<[WatchSort]>([['name'], ['state'], ['ends']])('the newer first among equals, by %s', (sort) => {
    const twins = [1, 3, 2].map((createdAt) => record({ createdAt, clientId: String(createdAt) }));
    const [group] = arrangeWatches(twins, { text: '', tag: null, sort }, undefined);
    expect(group?.records.map(({ clientId }) => clientId)).toEqual(['3', '2', '1']);
  });

  it('in one group for each product, found by the watch and by the merchant too', () => {
    const one = record({ clientId: '1', draft: { ...draft, name: 'cheap' } });
    const two = record({ clientId: '2', product: { key: 'gtin:1', name: 'Kettle', merchant: 'Example Shop' } });
    const other = record({ clientId: '3', product: { key: 'gtin:2', name: 'Pot' } });
    const shown = (text: string): unknown =>
      arrangeWatches([one, two, other], { text, tag: null, sort: 'newest' }, undefined).map(
        ({ key, records }) => `${key}: ${records.map(({ clientId }) => clientId).join(' ')}`,
      );
    expect(shown('')).toEqual(['gtin:1: 1 2', 'gtin:2: 3']);
    expect(shown('cheap')).toEqual(['gtin:1: 1']);
    expect(shown('example shop')).toEqual(['gtin:1: 2']);
  });

  it('without what is on its way out, unless the service will not let it go', () => {
    expect(isShown(record({ intent: 'delete' }))).toBe(false);
    expect(isShown(record({ intent: 'delete', failure: { kind: 'offline' } }))).toBe(true);
    expect(isShown(record({ intent: 'update' }))).toBe(true);
  });

  it('has each tag once, in order', () => {
    expect(tagsOf([record({ tags: ['b', 'a'] }), record({ tags: ['b'] })])).toEqual(['a', 'b']);
  });
});
