import { z } from 'zod';
import type { Report } from '../report.ts';

const MARKETPLACE_NEEDS = ['credential_id', 'credential_secret', 'partner_tag', 'locale'] as const;

const entries = z.record(z.string(), z.record(z.string(), z.unknown()));

/** An ASIN watch looks at a marketplace, which answers only to credentials of its own. */
export function checkNetworks(networks: unknown, isMarketplaceNeeded: boolean, report: Report): void {
  if (networks === undefined || networks === null) {
    if (isMarketplaceNeeded) report.add('networks', 'The networks field is required for asin watches.');
    return;
  }
  const parsed = entries.safeParse(networks);
  if (!parsed.success) return report.add('networks', 'The networks field must be an object of network credentials.');
  const marketplaces = Object.entries(parsed.data).filter(([key]) => !/^\d+$/.test(key));
  if (isMarketplaceNeeded && marketplaces.length === 0) {
    report.add('networks', 'The networks field must hold the credentials of the marketplace.');
  }
  for (const [key, entry] of marketplaces) {
    for (const need of MARKETPLACE_NEEDS) {
      const value = entry[need];
      const field = `networks.${key.slice(0, 40)}.${need}`;
      if (typeof value !== 'string' || value === '') report.add(field, `The ${field} field is required.`);
    }
  }
}
