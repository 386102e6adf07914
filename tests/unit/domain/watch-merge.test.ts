import { describe, expect, it } from 'vitest';
import { confirmed, merged, missingOf } from '../../../lib/domain/watch-merge.ts';
import type { Watch, WatchDraft } from '../../../lib/domain/watch.ts';
import { draft, record, row, rule, watch } from '../../fixtures/watches.ts';

const HOUR = 3_600_000;

describe('what the service has confirmed', () => {
  const failed = record({ intent: 'create', failure: { kind: 'offline' }, removedAt: 9, nextTryAt: 77 });

  it('is no wish any more, and no failure', () => {
    expect(confirmed(failed, watch(), { isSame: true, proxy: 'https://p.example' })).toEqual({
      ...record(),
      attempts: 0,
      nextTryAt: 0,
      remote: watch(),
      proxy: 'https://p.example',
    });
    expect(confirmed(failed, watch(), { isSame: true, proxy: undefined })).not.toHaveProperty('proxy');
  });

  it('leaves what was changed here meanwhile to be told', () => {
    expect(confirmed(failed, watch(), { isSame: false, proxy: undefined })).toMatchObject({
      intent: 'update',
      nextTryAt: 0,
    });
  });

  it('does not bring back what is to be deleted, nor hurry it', () => {
    const leaving = record({ intent: 'delete', nextTryAt: 77 });
    expect(confirmed(leaving, watch(), { isSame: false, proxy: undefined })).toMatchObject({
      intent: 'delete',
      nextTryAt: 77,
    });
  });
});

describe('what the service’s list says', () => {
  const known = record({ remote: watch({ createdAt: 3 }) });

  it('of what nobody changed: nothing new', () => {
    const after = merged(known, watch({ createdAt: 3 }), undefined, 50);
    expect(after).toEqual({ ...known, draft });
    expect(after).not.toHaveProperty('proxy');
    const ending = record({ remote: watch({ expiresAt: 9 }) });
    expect(merged(ending, watch({ expiresAt: 9 }), undefined, 50)).not.toHaveProperty('changedElsewhere');
  });

  it('in a row keeps the filters and the times that it leaves out', () => {
    const after = merged(known, row({ status: 'completed' }), 'https://p.example', 50);
    expect(after.remote).toEqual({ ...watch({ createdAt: 3 }), status: 'completed' });
    expect(after.draft.filters).toEqual(draft.filters);
    expect(after.proxy).toBe('https://p.example');
    expect(after).not.toHaveProperty('changedElsewhere');
  });

  it.each<[string, Partial<Watch>, Partial<WatchDraft>]>([
    ['another name', { name: 'Pot' }, { name: 'Pot' }],
    ['a pause', { status: 'paused' }, { status: 'paused' }],
    ['another rule', { rules: [{ ...rule, condition: 'change' }] }, { rules: [{ ...rule, condition: 'change' }] }],
    ['another end', { expiresAt: 99 }, { expiresAt: 99 }],
  ])('%s from elsewhere is taken over, and said', (_, change, expected) => {
    const before = record({ remote: watch({ expiresAt: 9 }) });
    const after = merged(before, watch({ expiresAt: 9, ...change }), undefined, 50);
    expect(after.draft).toMatchObject(expected);
    expect(after.changedElsewhere).toEqual({ at: 50, kept: 'theirs' });
  });

  it.each<[string, Partial<Watch>, Partial<Watch>]>([
    ['a start value that the service filled in', {}, { rules: [{ ...rule, startValue: 25 }] }],
    ['an end, where none was known', {}, { expiresAt: 99 }],
    ['no end, where one was known', { expiresAt: 99 }, {}],
    ['that it came true', {}, { status: 'completed' }],
    ['that it ended', {}, { status: 'expired' }],
  ])('%s is nobody’s wish', (_, before, change) => {
    const after = merged(record({ remote: watch(before) }), watch(change), undefined, 50);
    expect(after).not.toHaveProperty('changedElsewhere');
  });

  it('does not overwrite what was changed here and not yet sent', () => {
    const changed = record({ remote: watch(), intent: 'update', removedAt: 3 });
    const after = merged(changed, watch({ name: 'Pot' }), undefined, 50);
    expect(after.draft.name).toBe('Kettle');
    expect(after.intent).toBe('update');
    expect(after).not.toHaveProperty('removedAt');
    expect(after.changedElsewhere).toEqual({ at: 50, kept: 'ours' });
  });

  it('brings the filters that were set elsewhere', () => {
    const filters = [{ field: 'currency', operator: '=', value: 'USD' }] as const;
    expect(merged(known, watch({ filters }), undefined, 50).draft.filters).toEqual(filters);
  });

  it('leaves the end that was set here where it tells none', () => {
    const ending = record({ draft: { ...draft, expiresAt: 99 } });
    expect(merged(ending, watch(), undefined, 50).draft.expiresAt).toBe(99);
  });

  it('of one that is known by nothing else is all that is known', () => {
    expect(merged(record(), row(), undefined, 50).remote).toEqual(row());
  });

  it('keeps the rules of a watch whose row shows none', () => {
    expect(merged(record({ remote: watch({ rules: [] }) }), watch({ rules: [] }), undefined, 50).draft.rules).toEqual([
      rule,
    ]);
  });

  it('tells of a create whose answer was lost', () => {
    const lost = record({ intent: 'create' });
    expect(merged(lost, watch(), undefined, 50)).not.toHaveProperty('intent');
    expect(merged({ ...lost, changedAt: 6 }, watch(), undefined, 50).intent).toBe('update');
  });

  it('of one that is not known yet is not asked again for its own sake', () => {
    expect(merged(record(), watch(), undefined, 50)).not.toHaveProperty('changedElsewhere');
  });
});

describe('what a row leaves open', () => {
  const DUE = 6 * HOUR + 60_000;
  it.each<[string, Watch | undefined, Partial<Watch>, number, 'news' | 'check' | undefined]>([
    ['nothing is known', undefined, {}, 0, 'news'],
    ['only a row is known', watch(), {}, 0, 'news'],
    ['its status changed', watch({ createdAt: 0 }), { status: 'completed' }, 0, 'news'],
    ['nothing can have happened', watch({ createdAt: 0 }), {}, DUE - 1, undefined],
    ['a check has passed since it was made', watch({ createdAt: 0 }), {}, DUE, 'check'],
    ['a check has passed since the last', watch({ createdAt: 0, lastCheckedAt: HOUR }), {}, DUE + HOUR, 'check'],
    ['none has passed since the last', watch({ createdAt: 0, lastCheckedAt: HOUR }), {}, DUE + HOUR - 1, undefined],
    ['it is paused', watch({ createdAt: 0, status: 'paused' }), { status: 'paused' }, DUE, undefined],
  ])('where %s', (_, remote, change, now, expected) => {
    expect(missingOf(remote && record({ remote }), row(change), now)).toBe(expected);
  });

  it('is nothing where the whole watch came', () => {
    expect(missingOf(undefined, watch(), 0)).toBeUndefined();
  });
});
