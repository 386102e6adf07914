import { PROXY_API, PROXY_NAME, PROXY_PATHS } from '../../../lib/contract/proxy.ts';
import type { About } from '../../../lib/contract/proxy.ts';
import { json } from '../http/reply.ts';
import { exactly } from './own-route.ts';
import type { OwnRoute } from './own-route.ts';

export interface AboutOptions {
  readonly version: string;
  readonly access: About['access'];
  readonly priceUnit: 'major' | 'minor' | undefined;
  readonly marketplaces: () => readonly string[];
  /** What a client writes as a watch's target to mean this proxy; undefined where the service cannot reach us. */
  readonly ownTarget: () => string | undefined;
  /** What the service allows a minute, where that can be known soon. */
  readonly limit: () => Promise<number | undefined>;
}

/** Who this is and what it can do. Open to all, so nothing in it is a secret. */
export function createAbout({ version, access, priceUnit, marketplaces, ownTarget, limit }: AboutOptions): OwnRoute {
  return {
    name: 'about',
    method: 'GET',
    path: exactly(PROXY_PATHS.about),
    open: true,
    async answer() {
      const target = ownTarget();
      const perMinute = await limit();
      const about: About = {
        name: PROXY_NAME,
        api: PROXY_API,
        version,
        access,
        capabilities: {
          webhook: target !== undefined,
          ...(target === undefined ? {} : { webhook_url: target }),
          events: true,
          watches: true,
          ...(priceUnit === undefined ? {} : { price_unit: priceUnit }),
          ...(perMinute === undefined ? {} : { requests_per_minute: perMinute }),
          budget: false,
          marketplaces: [...marketplaces()],
        },
      };
      return json(about);
    },
  };
}
