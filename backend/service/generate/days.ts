const DAY_MS = 86_400_000;

/** `YYYY-MM-DD HH:MM:SS` in UTC, as the contract writes times. */
export const stamp = (time: number): string => new Date(time).toISOString().slice(0, 19).replace('T', ' ');

/** The whole days since 1970. */
export const dayOf = (time: number): number => Math.floor(time / DAY_MS);

/** Text for times some days ago, from a table: a million dates are made otherwise. */
export function createDays(now: number, reach: number): (daysAgo: number, second: number) => string {
  const days = Array.from({ length: reach + 1 }, (_, index) =>
    new Date(now - index * DAY_MS).toISOString().slice(0, 10),
  );
  const two = Array.from({ length: 60 }, (_, index) => String(index).padStart(2, '0'));
  return (daysAgo, second) =>
    `${days[Math.min(daysAgo, reach)]} ${two[Math.floor(second / 3600) % 24]}:${two[Math.floor(second / 60) % 60]}:${two[second % 60]}`;
}
