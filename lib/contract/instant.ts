/** `2026-01-15 15:22:35`: no zone is written, and UTC is meant. */
const BARE = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(\.\d+)?$/;
const DATED = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/i;
/** Year 2001 in seconds; any smaller number is no time of this service. */
const EARLIEST_S = 1e9;
const LATEST_MS = 253_402_300_800_000;

/** Any of the service's ways to write a time, as epoch ms: with offset, with six decimals and Z, bare, or UNIX seconds. */
export function readInstant(value: unknown): number | undefined {
  if (typeof value === 'number') return fromUnix(value);
  if (typeof value !== 'string' || value.length > 40) return undefined;
  const text = value.trim();
  if (/^\d{10,13}$/.test(text)) return fromUnix(Number(text));
  if (!DATED.test(text)) return undefined;
  const at = Date.parse(BARE.test(text) ? text.replace(BARE, '$1T$2$3Z') : text.replace(' ', 'T'));
  return Number.isNaN(at) ? undefined : at;
}

function fromUnix(value: number): number | undefined {
  if (!(value >= EARLIEST_S && value < LATEST_MS)) return undefined;
  return value < EARLIEST_S * 100 ? Math.round(value * 1000) : Math.round(value);
}

const DURATION = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;
/** Days of a year, month, week, day, hour, minute and second. */
const DAYS = [365, 30, 7, 1, 1 / 24, 1 / 1440, 1 / 86_400] as const;

/** An ISO 8601 duration (`P30D`, `PT48H`) in days. */
export function readDurationDays(value: unknown): number | undefined {
  const parts = typeof value === 'string' && value.length <= 40 ? DURATION.exec(value.trim())?.slice(1) : undefined;
  if (parts === undefined || parts.every((part) => part === undefined)) return undefined;
  return parts.reduce((days, part, index) => days + Number(part ?? 0) * (DAYS[index] ?? 0), 0);
}
