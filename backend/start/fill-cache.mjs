// Run when the packages are installed: starts the proxy once, on nothing, and ends it, so that what it compiles is kept (see
// need-node.mjs). Without it the first start on a machine is slower, and holds a dozen megabytes more for as long as it runs;
// nothing else depends on it, so whoever runs it goes on when it fails.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LONGEST_MS = 10_000;
const root = join(import.meta.dirname, '../..');

function start(data) {
  // What is compiled is kept for the very same words only.
  const [, ...words] = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts.proxy.split(' ');
  const ours = /^(?:ELSEWHERE_|CATALOG_|DATABASE_URL$|npm_)/;
  const around = Object.entries(process.env).filter(([name]) => !ours.test(name));
  const settings = { CATALOG_API_URL: 'http://127.0.0.1:9', CATALOG_API_TOKEN: 'none', ELSEWHERE_DATA: data };
  return spawn(process.execPath, [...words, '--port', '0'], {
    cwd: root,
    env: { ...Object.fromEntries(around), ...settings },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

const data = mkdtempSync(join(tmpdir(), 'elsewhere-first-'));
try {
  const proxy = start(data);
  const timer = setTimeout(() => proxy.kill('SIGKILL'), LONGEST_MS);
  proxy.stdout.once('data', () => proxy.kill('SIGTERM'));
  await new Promise((resolve) => proxy.once('exit', resolve).once('error', resolve));
  clearTimeout(timer);
} finally {
  rmSync(data, { recursive: true, force: true });
}
