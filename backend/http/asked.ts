import type { Headers } from './header-lines.ts';
import type { Reply } from './reply.ts';

/** A request of which the head is here. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  /** It sends its body only when it is told to. */
  readonly waits: boolean;
  /** Its own, or one that is given to it. */
  readonly requestId: string;
  /** The address that the connection came to. */
  readonly localAddress: () => string | undefined;
  /** The one that it came from. */
  readonly remoteAddress: () => string | undefined;
  /** The body as text, or why it is not taken. It is read once, and only if somebody wants it. */
  readonly body: (maxBytes: number) => string | Reply | Promise<string | Reply>;
}
