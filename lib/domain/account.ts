/** The team account behind a proxy: its limits and what was used of them. No secret is in it. */
export interface Account {
  readonly teamId?: string;
  readonly teamName?: string;
  readonly requestsPerMinute?: number;
  readonly resultsMax?: number;
  readonly requestsTotal?: number;
  readonly requestsSincePayment?: number;
  readonly products: readonly {
    readonly label: string;
    readonly count: number;
    /** Epoch ms; zero days are left on the last one. */
    readonly cycle?: { readonly from: number; readonly to: number; readonly daysLeft?: number };
  }[];
}
