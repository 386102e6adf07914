import { isRecord, type Body } from '../body.ts';
import type { Directory } from '../merchants/directory.ts';
import type { Report } from '../report.ts';
import { readFlag } from '../scalars.ts';

/** What a caller's link through one network carries. */
export interface Credential {
  readonly affiliateId: string;
  readonly subId: string | undefined;
  readonly isClickTracked: boolean;
}

/** By network id. */
export type Credentials = ReadonlyMap<number, Credential>;

/** What an entry must hold, by kind of network; of several in one place, any one will do. */
const REQUIRED: Readonly<Record<string, readonly (readonly string[])[]>> = {
  standard: [['affiliate_id']],
  merchant: [['affiliate_id'], ['mid']],
  gateway: [['affiliate_id'], ['sid', 'site_id']],
  adspace: [['affiliate_id'], ['adspace_id']],
  key: [['affiliate_id'], ['api_key']],
  'three-key': [['affiliate_id'], ['application_key'], ['user_api_key'], ['publisher_id']],
  own: [['affiliate_id']],
  marketplace: [['credential_id'], ['credential_secret'], ['partner_tag'], ['locale']],
};

const LOCALE = /^[A-Za-z]{2}$/;
const isFilled = (value: unknown): boolean =>
  (typeof value === 'string' && value.trim() !== '') || typeof value === 'number';

/** Checks every entry of `networks` against its kind; what is missing is reported item by item. */
export function readCredentials(value: unknown, directory: Directory, report: Report): Credentials {
  const found = new Map<number, Credential>();
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return found;
  if (!isRecord(value)) {
    report.add('networks', 'The networks field must be an object.');
    return found;
  }
  const marketplace = directory.networks.find((network) => network.kind === 'marketplace');
  for (const [key, entry] of Object.entries(value)) {
    const at = `networks.${key}`;
    // A key that is no number names the marketplace, however it is spelled.
    const network = /^\d+$/.test(key) ? directory.network(Number(key)) : marketplace;
    if (!isRecord(entry)) report.add(at, `The ${at} field must be an object.`);
    else {
      const kind = /^\d+$/.test(key) ? (network?.kind ?? 'standard') : 'marketplace';
      const credential = readEntry(entry, at, kind, report);
      if (network !== undefined && credential !== undefined) found.set(network.id, credential);
    }
  }
  return found;
}

function readEntry(entry: Body, at: string, kind: string, report: Report): Credential | undefined {
  const required = REQUIRED[kind] ?? [];
  const missing = required.filter((names) => !names.some((name) => isFilled(entry[name])));
  for (const names of missing) {
    const [name = ''] = names;
    report.add(`${at}.${name}`, `The ${at}.${names.join(` or ${at}.`)} field is required.`);
  }
  const wrong = Object.entries(entry).filter(
    ([name, item]) => name !== 'click_tracking' && typeof item === 'object' && item !== null,
  );
  for (const [name] of wrong) report.add(`${at}.${name}`, `The ${at}.${name} field must be a string.`);
  if (kind === 'marketplace' && isFilled(entry['locale']) && !LOCALE.test(String(entry['locale']).trim())) {
    report.add(`${at}.locale`, `The ${at}.locale field must be a country code such as US, GB or DE.`);
  }
  const isClickTracked = readFlag(entry['click_tracking'], `${at}.click_tracking`, report);
  if (missing.length > 0 || wrong.length > 0) return undefined;
  const affiliate = kind === 'marketplace' ? entry['partner_tag'] : entry['affiliate_id'];
  const sub = entry['sub_id'];
  return { affiliateId: String(affiliate), subId: isFilled(sub) ? String(sub) : undefined, isClickTracked };
}
