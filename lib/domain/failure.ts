/** Everything that can go wrong on purpose, each with what the screen needs to say it. No prose here: see `lib/view/failure-text.ts`. */
export type Failure =
  /** This browser has no network. */
  | { readonly kind: 'offline' }
  /** No proxy was named yet. */
  | { readonly kind: 'not-connected' }
  /** Nothing answers at the proxy's address, or the browser may not reach it. */
  | { readonly kind: 'unreachable'; readonly address: string }
  | { readonly kind: 'timeout'; readonly afterMs: number }
  /** Something answers at the address, but it is no proxy of the catalog (an HTML page, another server). */
  | { readonly kind: 'wrong-server'; readonly address: string }
  /** A proxy that speaks another version than this extension. */
  | { readonly kind: 'wrong-version'; readonly theirs: string; readonly ours: string }
  /** A redirect: never followed with a credential. */
  | { readonly kind: 'redirected'; readonly address: string }
  /** The proxy does not know this device's key (any more). */
  | { readonly kind: 'key-revoked' }
  /** The proxy is fine, but the catalog refuses its token. */
  | { readonly kind: 'token-refused' }
  /** The code of a pairing was not taken; `too-many-tries` needs a new code from the proxy's owner, as `expired` does. */
  | { readonly kind: 'pairing-refused'; readonly reason: 'wrong-code' | 'expired' | 'too-many-tries' }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'payment-required' }
  | { readonly kind: 'not-found' }
  /** A request the service refuses, field by field; `message` is the service's own word. */
  | { readonly kind: 'invalid'; readonly message: string; readonly fields: Readonly<Record<string, readonly string[]>> }
  | { readonly kind: 'plan-exhausted' }
  | { readonly kind: 'rate-limited'; readonly retryAfterMs: number }
  /** 5xx from the proxy or the service; 503 may say when to come back. */
  | { readonly kind: 'service-down'; readonly status: number; readonly retryAfterMs?: number }
  /** An answer that is no answer: truncated, of another shape, too large. */
  | { readonly kind: 'bad-response'; readonly issues: readonly string[] }
  /** A list of which the service shows the first page and refuses all others. */
  | { readonly kind: 'cut-short' }
  | { readonly kind: 'refused'; readonly reason: 'sender' | 'permission' | 'private-window' | 'request' }
  | { readonly kind: 'storage-full' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'internal'; readonly reference: string };

export type FailureKind = Failure['kind'];

/** It is written nowhere that lists of watches and histories come in pages: who takes no page says so like this. */
export function refusesPage({ kind }: Failure, page: number): boolean {
  return page > 1 && (kind === 'invalid' || kind === 'not-found');
}
