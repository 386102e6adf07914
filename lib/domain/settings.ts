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
  /** What carries the shared ones to the user's other browsers. */
  readonly sync: 'off' | 'browser' | 'proxy';
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
  sync: 'off',
  webhookUrl: null,
};

/** What means the same in every browser of a user: no address, no permission, nothing that is true of one proxy alone. */
export const SHARED = [
  'theme',
  'images',
  'links',
  'displayCurrency',
  'rates',
  'notifications',
  'quietHours',
  'digest',
] as const satisfies readonly (keyof Settings)[];

export type Shared = { readonly [Name in (typeof SHARED)[number]]?: unknown };

/** What is shared of some settings; of a foreign object no more than that either. */
export function sharedOf(some: Shared): Shared {
  return Object.fromEntries(SHARED.flatMap((name) => (name in some ? [[name, some[name]]] : [])));
}

export interface StoredSettings {
  readonly settings: Settings;
  /** What was chosen here and the user's other browsers were not told yet; absent where they know everything. */
  readonly untold?: Shared;
}
