import * as z from 'zod/mini';
import { defaultSettings, type Settings } from '../domain/settings.ts';
import { matching } from './parsed-by.ts';
import { partly } from './partly.ts';
import { webAddress } from './web-address.ts';

const currency = matching(/^[A-Z]{3}$/, 3);
const minute = z.int().check(z.minimum(0), z.maximum(1439));

export const settingFields = {
  theme: z.enum(['system', 'light', 'dark']),
  images: z.enum(['never', 'page-only', 'always']),
  links: z.enum(['direct', 'affiliate']),
  automaticShops: z.array(z.string().check(z.minLength(1), z.maxLength(253))).check(z.maxLength(500)),
  priceUnit: z.enum(['major', 'minor', 'calibrate']),
  displayCurrency: z.nullable(currency),
  rates: z.nullable(
    z.object({
      source: z.string().check(z.minLength(1), z.maxLength(100)),
      date: matching(/^\d{4}-\d{2}-\d{2}$/, 10),
      base: currency,
      rates: z.catchall(z.object({}), z.number().check(z.minimum(1e-9))),
    }),
  ),
  notifications: z.boolean(),
  quietHours: z.nullable(z.object({ fromMinute: minute, toMinute: minute })),
  digest: z.enum(['off', 'daily']),
  sync: z.enum(['off', 'browser', 'proxy']),
  webhookUrl: z.nullable(webAddress),
} as const;

export const settingsPatch = partly(settingFields);

/** Settings from the disk: each broken field falls back to its own default. */
export function readSettings(stored: unknown): Settings {
  const record = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const healed = Object.entries(settingFields).flatMap(([name, schema]) => {
    const parsed = z.safeParse(schema, record[name]);
    return parsed.success ? [[name, parsed.data]] : [];
  });
  return { ...defaultSettings, ...Object.fromEntries(healed) } as Settings;
}
