import type { PriceUnit } from './connection.ts';
import type { RateTable } from './rates.ts';

export interface QuietHours {
  /** Minutes after local midnight. */
  readonly fromMinute: number;
  readonly toMinute: number;
}

/** What the user has chosen. Every field has a default, and a broken one heals alone. */
export interface Settings {
  readonly theme: 'system' | 'light' | 'dark';
  /** Product pictures come from shops' servers, which then see a visit. */
  readonly images: 'never' | 'page-only' | 'always';
  readonly links: 'direct' | 'affiliate';
  /** Shops whose product pages are looked up without a click. */
  readonly automaticShops: readonly string[];
  readonly priceUnit: PriceUnit | 'calibrate';
  readonly displayCurrency: string | null;
  /** Imported by the user; without them no price is converted. */
  readonly rates: RateTable | null;
  readonly notifications: boolean;
  readonly quietHours: QuietHours | null;
  readonly digest: 'off' | 'daily';
  /** For a proxy that keeps no feed of events: the address the service posts to. */
  readonly webhookUrl: string | null;
}

export const defaultSettings: Settings = {
  theme: 'system',
  images: 'page-only',
  links: 'direct',
  automaticShops: [],
  priceUnit: 'calibrate',
  displayCurrency: null,
  rates: null,
  notifications: true,
  quietHours: null,
  digest: 'off',
  webhookUrl: null,
};
