import { isRecord } from '../body.ts';
import type { Report } from '../report.ts';

/** Names that the `urls` object already has. */
const TAKEN = new Set(['outclick', 'direct', 'affiliate', '__proto__', 'constructor', 'prototype']);

/** The campaign by redirect partner, from `config`; services that have no campaign are none of ours. */
export function readPartners(value: unknown, report: Report): ReadonlyMap<string, number> {
  const partners = new Map<string, number>();
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return partners;
  if (!isRecord(value)) {
    report.add('config', 'The config field must be an object.');
    return partners;
  }
  for (const [name, entry] of Object.entries(value)) {
    const campaign = readCampaign(entry, `config.${name}`, report);
    if (campaign !== undefined && /^[\w-]{1,64}$/.test(name) && !TAKEN.has(name)) partners.set(name, campaign);
  }
  return partners;
}

function readCampaign(entry: unknown, at: string, report: Report): number | undefined {
  if (!isRecord(entry)) return report.add(at, `The ${at} field must be an object.`);
  const value = entry['campaign_id'];
  if (value === undefined) return undefined;
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isSafeInteger(number)) return number;
  return report.add(`${at}.campaign_id`, `The ${at}.campaign_id field must be a number.`);
}
