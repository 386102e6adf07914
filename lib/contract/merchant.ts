import * as z from 'zod/mini';
import type { Merchant } from '../domain/merchant.ts';
import type { MerchantPage } from '../domain/merchant-page.ts';
import { compact } from './compact.ts';
import { readDurationDays } from './instant.ts';
import { count, flag, httpsLink, id, listOf, loose, needed, part, readId, readText, text } from './loose.ts';
import { meta, toPaging } from './paging.ts';
import { readRows } from './rows.ts';

const network = part(
  z.object({
    id: needed(readId),
    name: needed((value) => readText(value, 200)),
    country: part(z.object({ id })),
  }),
);

const merchantWire = z.object({
  id: needed(readId),
  name: needed((value) => readText(value, 200)),
  slug: text(200),
  domains: listOf(readHost, 200),
  home_url: httpsLink,
  logo_url: httpsLink,
  icon_url: httpsLink,
  description: text(2000),
  network,
  countries: listOf((value) => readCode(value, /^[A-Z]{2}$/), 300),
  currencies: listOf((value) => readCode(value, /^[A-Z]{3}$/), 200),
  product_count: count,
  cookie_duration: loose(readDurationDays),
  supports_deeplinking: flag,
});

export const merchant: z.ZodMiniType<Merchant> = z.pipe(
  merchantWire,
  z.transform((wire): Merchant => {
    const { network } = wire;
    return compact({
      id: wire.id,
      name: wire.name,
      slug: wire.slug,
      domains: [...new Set(wire.domains)],
      homeUrl: wire.home_url,
      logoUrl: wire.logo_url ?? wire.icon_url,
      description: wire.description,
      network: network && compact({ id: network.id, name: network.name, country: network.country?.id }),
      countries: wire.countries ?? [],
      currencies: wire.currencies ?? [],
      productCount: wire.product_count,
      cookieDays: wire.cookie_duration,
      supportsDeeplinking: wire.supports_deeplinking,
    });
  }),
);

export const merchantReply = z.pipe(
  z.object({ data: merchant }),
  z.transform(({ data }): Merchant => data),
);

export const merchantPage = z.pipe(
  z.object({ data: z.array(z.unknown()), meta }),
  z.transform((wire): MerchantPage => {
    const { rows, dropped } = readRows(merchant, wire.data);
    return { merchants: rows, paging: toPaging(wire.meta), dropped };
  }),
);

/** A bare host name from a domain or from a whole address, `www.` left out. */
function readHost(value: unknown): string | undefined {
  const text = readText(value, 2048)?.toLowerCase();
  if (text === undefined) return undefined;
  const host = URL.parse(/^[a-z][a-z\d+.-]*:\/\//.test(text) ? text : `https://${text}`)?.hostname.replace(
    /^www\./,
    '',
  );
  return host !== undefined && /^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(host) ? host : undefined;
}

/** A country or currency as a code, or as an object that has it for its id. */
function readCode(value: unknown, form: RegExp): string | undefined {
  const inner = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  const code = typeof inner === 'string' ? inner.trim().toUpperCase() : '';
  return form.test(code) ? code : undefined;
}
