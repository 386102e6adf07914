export type Log = (line: string) => void;

/** What the log says of an error that nobody foresaw. */
export const traceOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
