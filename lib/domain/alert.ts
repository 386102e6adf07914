import type { Condition } from './sighting.ts';
import type { Change } from './watch.ts';

/** `expiring` is our own word ahead of time; all others come from the service. */
export type AlertKind = 'change' | 'removed' | 'expired' | 'expiring' | 'verification';

/** One delivered change of a watch; `historyId` makes it unique across deliveries, devices and restarts. */
export interface Alert {
  readonly historyId: string;
  readonly kind: AlertKind;
  readonly watchId: string;
  readonly watchName: string;
  readonly metadata: Readonly<Record<string, string>>;
  /** Epoch ms. */
  readonly at: number;
  /** What set an alert on a barcode off, as far as could be found out when it came. */
  readonly condition?: Condition | 'not-known';
  readonly details: readonly {
    readonly id: string;
    readonly name: string;
    readonly merchant?: string;
    readonly network?: string;
    readonly changes: readonly Change[];
  }[];
}
