import { isRecord } from '../body.ts';
import type { Directory } from '../merchants/directory.ts';
import { readCredentials } from '../products/credentials.ts';
import type { TargetType } from '../../../lib/domain/watch.ts';
import type { Report } from '../report.ts';

/** Credentials are checked like those of a search; an ASIN watch needs those of the marketplace, which answers to nobody else. */
export function checkNetworks(
  networks: unknown,
  isMarketplaceNeeded: boolean,
  directory: Directory,
  report: Report,
): void {
  readCredentials(networks, directory, report);
  if (!isMarketplaceNeeded) return;
  const keys = isRecord(networks) ? Object.keys(networks) : [];
  const isMarketplace = (key: string): boolean =>
    !/^\d+$/.test(key) || directory.network(Number(key))?.kind === 'marketplace';
  if (keys.some(isMarketplace)) return;
  report.add('networks', 'The networks field is required for asin watches: the credentials of the marketplace.');
}

/** The country of the marketplace whose credentials an ASIN watch brings; undefined where it brings none. */
export function localeOf(targetType: TargetType, networks: unknown): string | undefined {
  if (targetType !== 'asin' || !isRecord(networks)) return undefined;
  const locales = Object.values(networks).flatMap((entry) =>
    isRecord(entry) && typeof entry['locale'] === 'string' ? entry['locale'].trim().toUpperCase() : [],
  );
  return locales[0] === 'UK' ? 'GB' : locales[0];
}
