import type { Config } from '../config/config.ts';
import { addressOf } from '../http/addresses.ts';
import { makeOffer } from '../pairing/offers.ts';
import { pairLink, showOffer } from '../pairing/show.ts';
import { deviceName, isUser } from '../pairing/names.ts';
import { openStore, readSetting } from '../store/store.ts';
import type { Words } from './command.ts';

/** A link, a code and a QR for one more browser, good for the proxy that runs on the same data. */
export async function pair(config: Config, { name, user }: Words): Promise<number> {
  if (user !== undefined && !isUser(user)) throw new Error('--user: up to 64 letters, digits and . @ + - _');
  const shown = deviceName(name ?? '');
  const store = await openStore(config);
  const offer = await makeOffer(store, { ...(shown && { name: shown }), ...(user && { user }) }, Date.now());
  const address = (await readSetting(store, 'address')) ?? addressOf(config, config.port);
  await showOffer(address, { link: pairLink(address, offer), code: offer.code });
  await store.close();
  return 0;
}
