// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { ConnectForm } from '../../../components/connection/connect-form.tsx';
import type { Failure } from '../../../lib/domain/failure.ts';
import { err, ok } from '../../../lib/domain/result.ts';
import type { Ask } from '../../../lib/messaging/graded-ask.ts';
import { mount } from '../../support/views/mount.ts';

const forwarder = { kind: 'transparent', capabilities: {}, connectedAt: 1 };

/** A form in front of plain forwarders of which each may want a key. */
async function openForm(refusals: Readonly<Record<string, Failure>>, key = 'open sesame') {
  const asked: [string, unknown][] = [];
  const connected: unknown[] = [];
  const ask = ((name: string, payload: { address: string; key?: string }) => {
    asked.push([name, payload]);
    const refusal = refusals[payload.address];
    const isLetIn = refusal === undefined || payload.key === key;
    return Promise.resolve(isLetIn ? ok({ ...forwarder, address: payload.address }) : err(refusal));
  }) as unknown as Ask;
  const view = await mount(
    <ConnectForm
      ask={ask}
      permit={() => Promise.resolve(true)}
      deviceName="A browser"
      onConnected={(connection) => connected.push(connection)}
    />,
  );
  const submit = async (): Promise<void> => view.click(view.byTestId('connect-submit'));
  return { view, asked, connected, submit };
}

test.each<[string, Failure, boolean]>([
  ['says nothing but that it does not know this browser', { kind: 'key-revoked' }, false],
  ['speaks of tokens, as the catalog itself would', { kind: 'token-refused' }, true],
  ['lets nobody in', { kind: 'forbidden' }, true],
])('a proxy that wants a key and %s can be given one', async (_name, refusal, isSaid) => {
  const { view, asked, connected, submit } = await openForm({ 'https://proxy.example': refusal });
  await view.type(view.byTestId('connect-address'), 'proxy.example');
  await submit();
  expect(view.allByTestId(`connect-failure-${refusal.kind}`)).toHaveLength(isSaid ? 1 : 0);
  await view.type(view.byTestId('connect-secret'), 'not this');
  await submit();
  expect(view.allByTestId(`connect-failure-${refusal.kind}`)).toHaveLength(1);
  expect(connected).toEqual([]);
  await view.type(view.byTestId('connect-secret'), ' open sesame ');
  await submit();
  expect(connected).toMatchObject([{ address: 'https://proxy.example' }]);
  expect(asked.at(-1)).toEqual(['connection/use', { address: 'https://proxy.example', key: 'open sesame' }]);
});

test('an address that is corrected is asked anew, and is shown no key of the one before', async () => {
  const { view, asked, connected, submit } = await openForm({ 'https://proxy.example': { kind: 'key-revoked' } });
  await view.type(view.byTestId('connect-address'), 'proxy.example');
  await submit();
  await view.type(view.byTestId('connect-secret'), 'open sesame');
  await view.type(view.byTestId('connect-address'), 'other.example/catalog/');
  await submit();
  expect(asked.slice(1)).toEqual([
    ['connection/identify', { address: 'https://other.example/catalog' }],
    ['connection/use', { address: 'https://other.example/catalog' }],
  ]);
  expect(connected).toMatchObject([{ address: 'https://other.example/catalog' }]);
});

test('a proxy that is not there is no matter of a key', async () => {
  const { view, submit } = await openForm({
    'https://proxy.example': { kind: 'unreachable', address: 'https://proxy.example' },
  });
  await view.type(view.byTestId('connect-address'), 'proxy.example');
  await submit();
  expect(view.allByTestId('connect-secret')).toEqual([]);
  expect(view.allByTestId('connect-failure-unreachable')).toHaveLength(1);
});
