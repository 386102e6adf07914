/** A merchant of the catalog, as its card shows it. */
export interface Merchant {
  readonly id: string;
  readonly name: string;
  readonly slug?: string;
  /** Bare host names, whatever the wire had. */
  readonly domains: readonly string[];
  readonly homeUrl?: string;
  readonly logoUrl?: string;
  readonly description?: string;
  readonly network?: { readonly id: string; readonly name: string; readonly country?: string };
  readonly countries: readonly string[];
  readonly currencies: readonly string[];
  readonly productCount?: number;
  readonly cookieDays?: number;
  readonly supportsDeeplinking?: boolean;
}
