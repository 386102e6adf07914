const USUAL_MS = 60_000;
const LONGEST_MS = 24 * 3_600_000;

/** The wait that a refusal asks for: `Retry-After` as seconds or as a date, else `retry_after` of the body, else the reset of the limit. */
export function readRetryAfter(headers: Headers, fromBodyMs: number | undefined, now: number): number | undefined {
  const wait = fromHeader(headers, now) ?? fromBodyMs ?? fromReset(headers, now);
  return wait === undefined ? undefined : Math.min(Math.max(wait, 0), LONGEST_MS);
}

/** As above, for a 429: it always means a wait, said or not. */
export function waitAfterLimit(headers: Headers, fromBodyMs: number | undefined, now: number): number {
  return Math.max(readRetryAfter(headers, fromBodyMs, now) ?? USUAL_MS, 1000);
}

function fromHeader(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after')?.trim();
  if (text === undefined || text === '') return undefined;
  if (/^\d+(?:\.\d+)?$/.test(text)) return Math.ceil(Number(text) * 1000);
  return until(text, headers, now);
}

/** A date is meant by the server's clock, which it tells in `Date`: ours may be wrong by hours. */
function until(date: string, headers: Headers, now: number): number | undefined {
  const at = /[a-z]{3}/i.test(date) ? Date.parse(date) : Number.NaN;
  const theirNow = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(at) ? undefined : at - (Number.isNaN(theirNow) ? now : theirNow);
}

function fromReset(headers: Headers, now: number): number | undefined {
  const reset = headers.get('x-ratelimit-reset')?.trim() ?? '';
  return /^\d{10}$/.test(reset) ? Number(reset) * 1000 - now : undefined;
}
