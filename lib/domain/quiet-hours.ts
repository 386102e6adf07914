import type { QuietHours } from './settings.ts';

/** Whether a minute of the local day is quiet. The span may go over midnight; an empty one is never. */
export function isQuiet({ fromMinute, toMinute }: QuietHours, minuteOfDay: number): boolean {
  if (fromMinute <= toMinute) return minuteOfDay >= fromMinute && minuteOfDay < toMinute;
  return minuteOfDay >= fromMinute || minuteOfDay < toMinute;
}
