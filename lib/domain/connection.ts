export type Access = 'embedded' | 'direct' | 'gateway';
/** Ours speaks `/elsewhere/v1/*` beside `/v1/*`; a transparent one only forwards `/v1/*`. */
export type ProxyKind = 'elsewhere' | 'transparent';
export type PriceUnit = 'major' | 'minor';

/** The proxy this extension is paired with. The key stays in the background and is no part of this. */
export interface Connection {
  /** Scheme, host, port, and the path that the proxy is under, if any; no trailing slash. */
  readonly address: string;
  readonly kind: ProxyKind;
  readonly name?: string;
  readonly version?: string;
  readonly access?: Access;
  readonly deviceName?: string;
  readonly capabilities: {
    /** The proxy takes webhooks for us and keeps an events feed. */
    readonly events: boolean;
    /** The address to name as a watch's webhook: the proxy's own, or one the user gave. */
    readonly webhookUrl?: string;
    readonly watches: boolean;
    /** Credentials for marketplace look-ups are configured at the proxy. */
    readonly marketplaces: readonly string[];
    /** Whether the proxy's prices are in major or minor units, where it says so. */
    readonly priceUnit?: PriceUnit;
    /** What the account behind the proxy allows. */
    readonly requestsPerMinute?: number;
  };
  readonly connectedAt: number;
}
