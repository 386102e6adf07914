import { useState } from 'preact/hooks';
import type { Connection } from '../../lib/domain/connection.ts';
import type { Failure } from '../../lib/domain/failure.ts';
import type { ProxyAddress } from '../../lib/domain/proxy-address.ts';
import type { Ask } from '../../lib/messaging/graded-ask.ts';

export interface ConnectDeps {
  readonly ask: Ask;
  /** Asks the browser for permission to reach an address; to be called inside a click. */
  readonly permit: (address: string) => Promise<boolean>;
  readonly deviceName: string;
  readonly onConnected: (connection: Connection) => void;
}

export type Connecting =
  | { readonly kind: 'idle'; readonly failure?: Failure }
  | { readonly kind: 'working' }
  | { readonly kind: 'denied' }
  /** It is one of ours and wants its one-time code. */
  | { readonly kind: 'wants-code'; readonly address: string; readonly failure?: Failure }
  /** A transparent proxy that wants a key of its own. */
  | { readonly kind: 'wants-key'; readonly address: string; readonly failure?: Failure };

type Asking = Extract<Connecting, { kind: 'wants-code' | 'wants-key' }>;

/** Who refuses a browser without a key may know one that has it. That no key was shown is no mistake yet. */
function afterRefusal(address: string, failure: Failure): Connecting {
  if (failure.kind === 'key-revoked') return { kind: 'wants-key', address };
  const isAboutKey = failure.kind === 'token-refused' || failure.kind === 'forbidden';
  return isAboutKey ? { kind: 'wants-key', address, failure } : { kind: 'idle', failure };
}

/** The way from an address to a connection, one answer at a time. */
export function useConnecting({ ask, permit, deviceName, onConnected }: ConnectDeps) {
  const [state, setState] = useState<Connecting>({ kind: 'idle' });

  const start = ({ address, code }: ProxyAddress): void => {
    const permitted = permit(address);
    setState({ kind: 'working' });
    void (async () => {
      if (!(await permitted)) return setState({ kind: 'denied' });
      if (code !== undefined) return finish({ kind: 'wants-code', address }, code);
      const identified = await ask('connection/identify', { address });
      if (!identified.ok) return setState(afterRefusal(address, identified.failure));
      if (identified.value.kind === 'elsewhere') return setState({ kind: 'wants-code', address });
      finish({ kind: 'wants-key', address }, '');
    })();
  };

  const finish = (asking: Asking, secret: string): void => {
    setState({ kind: 'working' });
    void (async () => {
      const { address } = asking;
      const connected =
        asking.kind === 'wants-code'
          ? await ask('connection/pair', { address, code: secret, deviceName })
          : await ask('connection/use', secret === '' ? { address } : { address, key: secret });
      if (connected.ok) onConnected(connected.value);
      else setState({ ...asking, failure: connected.failure });
    })();
  };

  return { state, start, finish };
}
