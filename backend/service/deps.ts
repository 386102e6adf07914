import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Directory } from './merchants/directory.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { ProductStore } from './store/products.ts';
import type { Store } from './store/store.ts';

/** What every part of the service is built from. */
export interface Deps {
  readonly store: Store;
  readonly products: ProductStore;
  readonly directory: Directory;
  readonly clock: Clock;
  readonly config: Config;
  readonly limits: Limits;
  readonly log: Log;
}
