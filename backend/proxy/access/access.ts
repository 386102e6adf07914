/** One request to the catalog, already allowed, with everything in it that belongs there. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** From `/v1/` on. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
  readonly body: string | undefined;
  readonly requestId: string;
  /** May be sent a second time when the connection broke before any answer. */
  readonly repeatable: boolean;
  readonly timeoutMs?: number;
}

/** What came of it. Only `answer` is the catalog's own word. */
export type Outcome =
  | {
      readonly kind: 'answer';
      readonly status: number;
      /** Of the few headers that mean something to a client. */
      readonly headers: Readonly<Record<string, string>>;
      /** JSON, or nothing. */
      readonly body: string;
    }
  | { readonly kind: 'unreachable'; readonly word: string }
  | { readonly kind: 'timeout'; readonly afterMs: number }
  | {
      /** Not JSON, half of it, too much of it, a redirect. A status below 500 is never shown as such. */
      readonly kind: 'bad-answer';
      readonly word: string;
      readonly status: number;
      /** From 500 on, what the service itself said with it: it is in trouble, and does not talk nonsense. */
      readonly trouble?: number;
      readonly retryAfterS?: number;
    }
  | { readonly kind: 'token-refused' };

/** How a proxy reaches the catalog. One implementation an access; nothing else in the proxy knows which it is. */
export interface Access {
  readonly name: 'embedded' | 'direct' | 'gateway';
  ask(call: Call): Promise<Outcome>;
  /** Reads its secrets again. */
  reload(): void;
  close(): Promise<void>;
}
