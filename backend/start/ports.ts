import { createServer } from 'node:net';

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => {
      resolve(false);
    });
    probe.listen(port, '127.0.0.1', () => {
      probe.close(() => {
        resolve(true);
      });
    });
  });
}

/** The wanted port, or the next one that is free: said aloud, because people have the first one in their bookmarks. */
export async function freePort(wanted: number, what: string, say: (line: string) => void): Promise<number> {
  for (let port = wanted; port < wanted + 100; port += 1) {
    if (!(await isFree(port))) continue;
    if (port !== wanted) say(`Port ${String(wanted)} is in use: ${what} takes ${String(port)}.`);
    return port;
  }
  throw new Error(`no free port for ${what} from ${String(wanted)} on`);
}
