/** One request that left the browser: when, where to, which bytes, and how it ended. */
export interface LedgerEntry {
  readonly at: number;
  readonly method: string;
  /** Address with path and query, as sent. */
  readonly url: string;
  /** The body as sent, cut at a few kilobytes. The device key is a header and is never kept. */
  readonly body: string;
  readonly status: number | null;
  readonly bytesSent: number;
  readonly bytesReceived: number;
  readonly tookMs: number;
}
