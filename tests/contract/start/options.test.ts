import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../support/ring.ts';

const start = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(root, 'backend/start/main.ts'), ...args], {
    encoding: 'utf8',
    timeout: 15_000,
  });

test.each([
  [['--port', 'abc'], '--port is a whole number from 1 to 65535, not “abc”'],
  [['--port', '70000'], '--port is a whole number from 1 to 65535, not “70000”'],
  [['--products', '0'], '--products is a whole number from 1 to 5000000, not “0”'],
  [['--browser', 'lynx'], '--browser is chromium or firefox, not “lynx”'],
  [['--loud'], "Unknown option '--loud'"],
])('a start with %j says what is wrong and how to say it right, and no more', (args, message) => {
  const { status, stderr, stdout } = start(...args);
  const [first, second, ...rest] = stderr.trim().split('\n');
  expect(first).toBe(message);
  expect(second).toMatch(/^Usage: npm start -- /);
  expect(rest).toEqual([]);
  expect(stdout).toBe('');
  expect(status).toBe(2);
});
