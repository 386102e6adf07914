import { z } from 'zod';

const http = z.url({ protocol: /^https?$/ }).max(2048);
const word = z.string().regex(/^[\x21-\x7e]{1,512}$/, 'must be one word');

/** What an outlet of each kind needs to be told; the secrets among it stay in the store. */
export const outletSettings = z.discriminatedUnion('kind', [
  /** The address of the topic, and a token where it is protected. */
  z.strictObject({ kind: z.literal('ntfy'), url: http, token: word.optional() }),
  z.strictObject({ kind: z.literal('gotify'), url: http, token: word }),
  /** The secret of the Standard Webhooks signature: `whsec_` and base64. */
  z.strictObject({
    kind: z.literal('webhook'),
    url: http,
    secret: z.string().regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, 'must be whsec_ and 24 to 64 bytes in base64'),
  }),
  z.strictObject({ kind: z.literal('email'), to: z.email().max(320) }),
]);
export type OutletSettings = z.infer<typeof outletSettings>;

/** One alert on its way out. */
export interface Message {
  readonly historyId: string;
  readonly title: string;
  readonly text: string;
  /** The notification as the service sent it, without the proxy's part. */
  readonly wire: unknown;
}

/** Resolves when the other side has taken it; anything else is a reason, in a few words without a secret. */
export type Send = (settings: OutletSettings, message: Message) => Promise<void>;
