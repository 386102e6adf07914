import { describe, expect, it } from 'vitest';
import { alertActions } from '../../../lib/domain/alert-actions.ts';
import { csvLine } from '../../../lib/domain/csv.ts';
import { discountPercent } from '../../../lib/domain/discount.ts';
import type { Failure } from '../../../lib/domain/failure.ts';
import type { Money } from '../../../lib/domain/money.ts';
import { offerLink } from '../../../lib/domain/offer-link.ts';
import { parseProxyAddress } from '../../../lib/domain/proxy-address.ts';
import { isQuiet } from '../../../lib/domain/quiet-hours.ts';
import { err, ok } from '../../../lib/domain/result.ts';
import { retryDelayMs } from '../../../lib/domain/retry-plan.ts';
import { defaultSettings, type Settings, sharedOf } from '../../../lib/domain/settings.ts';
import { money, offerWith } from '../../fixtures/offers.ts';

describe('a line of a table for a spreadsheet', () => {
  it.each<[readonly (string | number | undefined)[], string]>([
    [['a', 1, undefined, 'b'], 'a,1,,b'],
    [['a,b', 'say "hi"', 'two\nlines', 'cr\rhere'], '"a,b","say ""hi""","two\nlines","cr\rhere"'],
    [['=SUM(A1)', '+1', '-1', '@x', '\tx'], "'=SUM(A1),'+1,'-1,'@x,'\tx"],
    [['\rx'], '"\'\rx"'],
    [[-1, 0], '-1,0'],
    [['a=b', 'x-1', ''], 'a=b,x-1,'],
  ])('%j', (cells, expected) => {
    expect(csvLine(cells)).toBe(`${expected}\r\n`);
  });
});

describe('how much less a price is', () => {
  it.each<[Money | undefined, Money | undefined, number | undefined]>([
    [money(75), money(100), 25],
    [money(66.67), money(100), 33],
    [money(99.5), money(100), 1],
    [money(99.6), money(100), undefined],
    [money(1), money(100), 99],
    [money(0.4), money(100), undefined],
    [money(0), money(100), undefined],
    [money(100), money(100), undefined],
    [money(101), money(100), undefined],
    [money(75), money(100, 'USD'), undefined],
    [undefined, money(100), undefined],
    [money(75), undefined, undefined],
  ])('%j of %j', (price, regular, expected) => {
    expect(discountPercent(price, regular)).toBe(expected);
  });
});

it.each([
  ['change', 'open snooze'],
  ['removed', 'successor snooze'],
  ['expired', 'renew snooze'],
  ['expiring', 'renew snooze'],
  ['verification', ''],
] as const)('of an alert of the kind "%s" can be made: %s', (kind, expected) => {
  expect(alertActions(kind).join(' ')).toBe(expected);
});

describe('quiet hours', () => {
  it.each<[number, number, number, boolean]>([
    [60, 120, 59, false],
    [60, 120, 60, true],
    [60, 120, 119, true],
    [60, 120, 120, false],
    [60, 60, 60, false],
    [1320, 420, 1319, false],
    [1320, 420, 1320, true],
    [1320, 420, 0, true],
    [1320, 420, 419, true],
    [1320, 420, 420, false],
  ])('from %d to %d, at %d: %s', (fromMinute, toMinute, at, expected) => {
    expect(isQuiet({ fromMinute, toMinute }, at)).toBe(expected);
  });
});

describe('when the same is tried again', () => {
  it.each<[Failure, number, number | null]>([
    [{ kind: 'offline' }, 0, 15_000],
    [{ kind: 'unreachable', address: '' }, 1, 30_000],
    [{ kind: 'timeout', afterMs: 1 }, 2, 60_000],
    [{ kind: 'bad-response', issues: [] }, 7, 1_920_000],
    [{ kind: 'cancelled' }, 8, 3_600_000],
    [{ kind: 'wrong-server', address: '' }, 5000, 3_600_000],
    [{ kind: 'redirected', address: '' }, 0, 15_000],
    [{ kind: 'wrong-version', theirs: '2', ours: '1' }, 0, 15_000],
    [{ kind: 'not-connected' }, 0, 15_000],
    [{ kind: 'key-revoked' }, 0, 15_000],
    [{ kind: 'token-refused' }, 0, 15_000],
    [{ kind: 'payment-required' }, 0, 15_000],
    [{ kind: 'plan-exhausted' }, 0, 15_000],
    [{ kind: 'internal', reference: '' }, 0, 15_000],
    [{ kind: 'storage-full' }, 0, 15_000],
    [{ kind: 'rate-limited', retryAfterMs: 7000 }, 9, 7000],
    [{ kind: 'rate-limited', retryAfterMs: 3 }, 0, 1000],
    [{ kind: 'service-down', status: 503 }, 1, 30_000],
    [{ kind: 'service-down', status: 503, retryAfterMs: 90_000 }, 0, 90_000],
    [{ kind: 'service-down', status: 503, retryAfterMs: 1 }, 0, 15_000],
    [{ kind: 'invalid', message: '', fields: {} }, 0, null],
    [{ kind: 'forbidden' }, 0, null],
    [{ kind: 'not-found' }, 0, null],
    [{ kind: 'refused', reason: 'request' }, 0, null],
    [{ kind: 'pairing-refused', reason: 'expired' }, 0, null],
  ])('after %j, tried %d times', (failure, attempts, expected) => {
    expect(retryDelayMs(failure, attempts)).toBe(expected);
  });
});

describe('where a click on an offer leads', () => {
  const direct = 'https://shop.example/p/1';
  const affiliate = 'https://net.example/c?u=1';
  const paid = { address: affiliate, affiliate: { network: 'Net' } };

  it.each<[string, { direct?: string; affiliate?: string }, 'direct' | 'affiliate', boolean, object | undefined]>([
    ['straight to the shop', { direct, affiliate }, 'direct', false, { address: direct }],
    ['through a network where that was chosen', { direct, affiliate }, 'affiliate', false, paid],
    ['straight, where no network is named', { direct }, 'affiliate', false, { address: direct }],
    ['through a network, where it is the only way', { affiliate }, 'direct', false, paid],
    ['straight, where somebody else sent the visitor', { direct, affiliate }, 'affiliate', true, { address: direct }],
    ['nowhere, rather than take that credit', { affiliate }, 'affiliate', true, undefined],
    ['nowhere without a link', {}, 'direct', false, undefined],
  ])('%s', (_, links, prefer, throughAffiliate, expected) => {
    const offer = offerWith({ links, network: { id: '1', name: 'Net' } });
    expect(offerLink(offer, prefer, throughAffiliate)).toEqual(expected);
  });

  it('says that somebody earns by it, even where nobody is named', () => {
    expect(offerLink(offerWith({ links: { affiliate } }), 'affiliate', false)).toEqual({
      address: affiliate,
      affiliate: { network: undefined },
    });
  });
});

describe('where the proxy is', () => {
  it.each<[string, string | undefined, string | undefined, boolean]>([
    ['https://proxy.example/', 'https://proxy.example', undefined, false],
    [' proxy.example ', 'https://proxy.example', undefined, false],
    // A server may have the catalog under a path.
    ['proxy.example:8443/some/path?x=1', 'https://proxy.example:8443/some/path', undefined, false],
    ['127.0.0.1:8080/catalog', 'http://127.0.0.1:8080/catalog', undefined, false],
    ['http://127.0.0.1:8080/catalog/', 'http://127.0.0.1:8080/catalog', undefined, false],
    ['http://127.0.0.1:8080/catalog//#pair=ABC', 'http://127.0.0.1:8080/catalog', 'ABC', false],
    ['https://proxy.example/catalog/../shop%20a/', 'https://proxy.example/shop%20a', undefined, false],
    // What every question begins with is no part of where the proxy is.
    ['https://proxy.example/v1', 'https://proxy.example', undefined, false],
    ['https://proxy.example/catalog/v1/', 'https://proxy.example/catalog', undefined, false],
    ['https://proxy.example/v1/catalog', 'https://proxy.example/v1/catalog', undefined, false],
    ['https://proxy.example/elsewhere/v1/about', 'https://proxy.example', undefined, false],
    ['https://proxy.example/catalog/elsewhere/v1', 'https://proxy.example/catalog', undefined, false],
    ['HTTP://proxy.example', 'http://proxy.example', undefined, true],
    ['localhost:8080', 'http://localhost:8080', undefined, false],
    ['127.0.0.1:8080', 'http://127.0.0.1:8080', undefined, false],
    ['127.10.20.30', 'http://127.10.20.30', undefined, false],
    ['[::1]:8080', 'http://[::1]:8080', undefined, false],
    ['localhost.example', 'https://localhost.example', undefined, false],
    ['nas', 'http://nas', undefined, true],
    ['nas.local', 'http://nas.local', undefined, true],
    ['nas.fritz.lan:81', 'http://nas.fritz.lan:81', undefined, true],
    ['nas.home.arpa', 'http://nas.home.arpa', undefined, true],
    ['locality', 'http://locality', undefined, true],
    ['my.locals', 'https://my.locals', undefined, false],
    ['192.168.1.10', 'http://192.168.1.10', undefined, true],
    ['192.169.1.10', 'https://192.169.1.10', undefined, false],
    ['10.0.0.1', 'http://10.0.0.1', undefined, true],
    ['110.0.0.1', 'https://110.0.0.1', undefined, false],
    ['172.16.0.1', 'http://172.16.0.1', undefined, true],
    ['172.25.0.1', 'http://172.25.0.1', undefined, true],
    ['172.31.0.1', 'http://172.31.0.1', undefined, true],
    ['172.15.0.1', 'https://172.15.0.1', undefined, false],
    ['172.32.0.1', 'https://172.32.0.1', undefined, false],
    ['[fd00::1]', 'http://[fd00::1]', undefined, true],
    ['[2001:db8::1]', 'https://[2001:db8::1]', undefined, false],
    ['https://proxy.example/#pair=ABC-123', 'https://proxy.example', 'ABC-123', false],
    ['https://proxy.example/#x=1&pair=%20ABC%20', 'https://proxy.example', 'ABC', false],
    ['https://proxy.example/#pair=', 'https://proxy.example', undefined, false],
    ['https://proxy.example/?pair=ABC', 'https://proxy.example', undefined, false],
    ['', undefined, undefined, false],
    ['two words', undefined, undefined, false],
    ['ftp://proxy.example', undefined, undefined, false],
    ['javascript://proxy.example', undefined, undefined, false],
    ['https://user@proxy.example', undefined, undefined, false],
    ['https://:secret@proxy.example', undefined, undefined, false],
    ['https://', undefined, undefined, false],
    [`https://proxy.example/?${'x'.repeat(2025)}`, 'https://proxy.example', undefined, false],
    [`https://proxy.example/?${'x'.repeat(2026)}`, undefined, undefined, false],
  ])('%s', (text, address, code, open) => {
    const expected = address && { address, open, ...(code === undefined ? {} : { code }) };
    expect(parseProxyAddress(text)).toEqual(expected);
  });
});

describe('settings', () => {
  it('of a new user ask for nothing by themselves, keep it in this browser and lead straight to shops', () => {
    const { automaticShops, webhookUrl, sync, links, images, quietHours } = defaultSettings;
    expect([...automaticShops, ...(webhookUrl === null ? [] : [webhookUrl])]).toEqual([]);
    expect(sync).toBe('off');
    // A picture from a shop that was not visited would tell it of a visit.
    expect(images).not.toBe('always');
    expect(quietHours).toBeNull();
    const both = { direct: 'https://shop.example/p/1', affiliate: 'https://net.example/c?u=1' };
    expect(offerLink(offerWith({ links: both }), links, false)).toEqual({ address: both.direct });
  });

  it('go to other browsers without addresses, permissions and what is true of one proxy', () => {
    const mine: Settings = {
      ...defaultSettings,
      theme: 'dark',
      quietHours: { fromMinute: 1320, toMinute: 420 },
      automaticShops: ['secret.example'],
      webhookUrl: 'https://secret.example/hook',
      sync: 'proxy',
      priceUnit: 'minor',
    };
    const told = sharedOf(mine);
    expect(JSON.stringify(told)).not.toMatch(/secret|proxy|minor/);
    // What was chosen to a user's taste goes along, and what has been chosen nowhere overrides nothing.
    expect(told).toMatchObject({ theme: 'dark', quietHours: { fromMinute: 1320 }, links: 'direct' });
    expect(sharedOf({ theme: 'light' })).toEqual({ theme: 'light' });
    expect(sharedOf({ links: null, other: 1 } as object)).toEqual({ links: null });
  });
});

it('an outcome is a value or a failure', () => {
  expect(ok(1)).toEqual({ ok: true, value: 1 });
  expect(err('gone')).toEqual({ ok: false, failure: 'gone' });
});
