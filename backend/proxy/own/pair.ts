import { pairRequest } from '../../../lib/contract/pair-request.ts';
import { PROXY_PATHS } from '../../../lib/contract/proxy.ts';
import type { PairReply } from '../../../lib/contract/proxy.ts';
import { parseObject } from '../http/json-object.ts';
import { json, problem } from '../http/reply.ts';
import type { Devices } from '../pairing/devices.ts';
import { deviceName } from '../pairing/names.ts';
import { takeOffer } from '../pairing/offers.ts';
import type { Store } from '../store/store.ts';
import { exactly } from './own-route.ts';
import type { OwnRoute } from './own-route.ts';

const WORDS = {
  pair_code_wrong: 'That code is not the one shown by the proxy.',
  pair_code_expired: 'That code was used or is too old. Ask the proxy for a new one.',
  pair_too_many_tries: 'Too many wrong codes. Ask the proxy for a new one.',
} as const;

export interface PairOptions {
  readonly store: Store;
  readonly devices: Devices;
  readonly onPaired: () => Promise<void>;
  readonly now: () => number;
}

/** One-time code or link → device key, which is told this once. */
export function createPair({ store, devices, onPaired, now }: PairOptions): OwnRoute {
  return {
    name: 'pair',
    method: 'POST',
    path: exactly(PROXY_PATHS.pair),
    open: true,
    maxBytes: 4096,
    async answer({ body, headers }) {
      if (!/^application\/json\b/i.test(headers.get('content-type') ?? ''))
        return problem('bad_request', 'Pairing takes application/json.', { status: 415 });
      const request = pairRequest.safeParse(parseObject(body));
      if (!request.success)
        return problem(
          'bad_request',
          'Pairing takes {code, device_name} or {id, secret, device_name}; a code is eight digits.',
        );
      const taken = await takeOffer(store, request.data, now());
      if (typeof taken === 'string') return problem(taken, WORDS[taken]);
      const name = taken.name ?? deviceName(request.data.device_name) ?? 'a browser';
      const { device, key } = await devices.add(name, taken.user);
      await onPaired();
      const reply: PairReply = { device_id: device.id, device_key: key, name };
      return json(reply);
    },
  };
}
