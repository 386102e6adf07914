import { expect, it } from 'vitest';
import {
  changePacket,
  expiryPacket,
  goneDetail,
  verificationPacket,
  wireChange,
} from '../../../backend/service/watches/packets.ts';
import type { StoredWatch } from '../../../backend/service/watches/stored-watch.ts';
import { alertSchema } from '../../../lib/contract/webhook.ts';

const AT = Date.UTC(2026, 10, 21, 10, 53, 57);
const HISTORY = '5b1c9a52-5f3a-4a37-9c0e-6f8a1f1f7f10';
const WATCH: StoredWatch = {
  id: '8d405034-7426-49d5-89d1-e502d01052c5',
  teamId: 1,
  name: 'Shoes',
  targetType: 'product',
  targetId: '8099000000000000001',
  locale: null,
  status: 'active',
  metadata: { shelf: 'a' },
  rules: [],
  filters: [],
  channels: [],
  baseline: {},
  createdAt: AT,
  expiresAt: AT,
  lastCheckedAt: null,
  checkAt: AT,
};
const fell = wireChange({ field: 'final_price', oldValue: 100, newValue: 80 });
const gone = [{ field: '__product__', oldValue: 'available', newValue: 'unavailable' }];
const over = [{ field: '__watch__', oldValue: 'active', newValue: 'expired' }];
const detail = {
  id: 'p',
  name: 'Shoe',
  network: { id: 1, name: 'N' },
  merchant: { id: 2, name: 'M' },
  changes: [fell],
};

it.each([
  ['verification', verificationPacket(WATCH, AT)],
  ['change', changePacket(HISTORY, WATCH, AT, [detail])],
  ['removed', changePacket(HISTORY, WATCH, AT, [goneDetail(WATCH.targetId, gone)])],
  ['expired', expiryPacket(HISTORY, WATCH, AT, over)],
])('whoever reads webhooks by the contract sees a %s', (kind, packet) => {
  const parsed = alertSchema('major', 0).parse(JSON.parse(JSON.stringify(packet)));
  expect(parsed).toMatchObject({ kind, watchId: WATCH.id, watchName: 'Shoes', metadata: { shelf: 'a' }, at: AT });
});
