import { formatTag, perLanguage } from './words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
];

const relative = perLanguage((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'short' }));

/** "5 minutes ago", "in 3 hours", "now": the biggest unit that fits once. */
export function relativeText(at: number, now: number): string {
  const format = relative();
  const difference = at - now;
  for (const [unit, length] of STEPS) {
    if (Math.abs(difference) >= length) return format.format(Math.trunc(difference / length), unit);
  }
  return format.format(0, 'second');
}

/** How old something is. What another machine's clock dates into the future has only just happened. */
export function ageText(at: number, now: number): string {
  return relativeText(Math.min(at, now), now);
}

export function dateText(at: number): string {
  return new Intl.DateTimeFormat(formatTag(), { dateStyle: 'medium' }).format(at);
}

export function dateTimeText(at: number): string {
  return new Intl.DateTimeFormat(formatTag(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** Day and month alone, for the axis of a chart. */
export function dayText(at: number): string {
  return new Intl.DateTimeFormat(formatTag(), { day: 'numeric', month: 'short' }).format(at);
}

/** A wait as a clock face: 0:42, 12:05. */
export function countdownText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = new Intl.NumberFormat(formatTag(), { minimumIntegerDigits: 2 });
  const plain = new Intl.NumberFormat(formatTag(), { useGrouping: false });
  return `${plain.format(Math.floor(seconds / 60))}:${two.format(seconds % 60)}`;
}

/** Whole days of an attribution window, or of any span. */
export function daysText(days: number): string {
  return new Intl.NumberFormat(formatTag(), { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);
}

/** A day as `<time datetime>` wants it. */
export function isoTime(at: number): string {
  return new Date(at).toISOString();
}
