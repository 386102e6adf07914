import * as z from 'zod/mini';

// Credentials of affiliate networks and of marketplaces: the `networks` of a request. They live in the proxy alone.

const word = z.string().check(z.minLength(1), z.maxLength(512));

const common = { affiliate_id: word, sub_id: z.optional(word), click_tracking: z.optional(z.boolean()) };

/** A marketplace's creator API; `locale` is the marketplace: US, GB, DE … */
const marketplaceEntry = z.strictObject({
  credential_id: word,
  credential_secret: word,
  partner_tag: word,
  locale: z.string().check(z.regex(/^[A-Z]{2}$/)),
  affiliate_id: z.optional(word),
  sub_id: z.optional(word),
  click_tracking: z.optional(z.boolean()),
});

const kinds = {
  plain: z.strictObject(common),
  'merchant-id': z.strictObject({ ...common, mid: word }),
  // Two spellings are documented for the gateway-type network; either will do.
  sid: z.strictObject({ ...common, sid: word, site_id: z.optional(word) }),
  'site-id': z.strictObject({ ...common, site_id: word }),
  'ad-space': z.strictObject({ ...common, adspace_id: word }),
  key: z.strictObject({ ...common, api_key: word }),
  'three-keys': z.strictObject({ ...common, application_key: word, user_api_key: word, publisher_id: word }),
  marketplace: marketplaceEntry,
} as const;

export const networkEntry = z.union(Object.values(kinds) as [(typeof kinds)['plain'], ...z.ZodMiniType[]]);

/** Keyed by network id, or by the marketplace's own key. */
export const networks = z.record(z.string().check(z.regex(/^(?:\d{1,10}|[a-z][a-z\d_-]{0,31})$/)), networkEntry);
export type Networks = z.infer<typeof networks>;

/** Countries that the marketplace entries are for: what an ASIN can be looked up in. */
export function marketplacesOf(configured: Networks): readonly string[] {
  return Object.values(configured).flatMap((entry) => {
    const parsed = marketplaceEntry.safeParse(entry);
    return parsed.success ? [parsed.data.locale] : [];
  });
}
