// Loaded beside a program that an npm script starts (`node --import`). A SIGTERM to npm ends its shell but never reaches
// what runs in it: the program would go on alone and keep its port. npm has ended by then and is not told when the program
// has: where somebody waits for that, npm is left out (README).
const LOOK_EVERY_MS = 200;

if (process.env['npm_lifecycle_event'] !== undefined) {
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
}
