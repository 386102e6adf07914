const LOOK_EVERY_MS = 200;

/**
 * Calls `end` when the npm that started this program is gone. A SIGTERM to npm ends its shell but never reaches what
 * runs in it: the program would go on alone and keep its port.
 */
export function endWithNpm(env: Readonly<Record<string, string | undefined>>, end: () => void): void {
  if (env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    end();
  }, LOOK_EVERY_MS);
  timer.unref();
}
