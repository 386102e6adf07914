// The service writes one moment in three ways, and its clients know each by its place.

/** `2026-11-21 10:53:57`, as in the fields of a watch. */
export function sqlTime(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
}

/** `2026-11-21T10:53:57+00:00`, as in notifications of a change. */
export function offsetTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}+00:00`;
}

/** `2026-11-21T10:53:57.000000Z`, as in the notification of an expiry and in histories. */
export function zuluTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}.000000Z`;
}
