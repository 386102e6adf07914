// The service as a program, started as its users start it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'elsewhere-program-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function start(): Promise<{ npm: ChildProcess; address: string; said: () => string }> {
  const args = ['run', '-s', 'service', '--', '--port', '0', '--token', 't', '--products', '100', '--data', folder];
  const npm = spawn('npm', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await expect.poll(() => said, { timeout: 20_000 }).toContain('listens');
  return { npm, address: /http:\/\/[^ ]+/.exec(said)?.[0] ?? '', said: () => said };
}

const isUp = (address: string): Promise<boolean> =>
  fetch(`${address}/v1/account`).then(
    () => true,
    () => false,
  );

it('says one line when it listens, and ends when npm is told to end', async () => {
  const { npm, address, said } = await start();
  expect(said()).toBe(`the catalog service listens on ${address} with 100 products\n`);
  expect(await isUp(address)).toBe(true);
  npm.kill('SIGTERM');
  await expect.poll(() => isUp(address), { timeout: 5000 }).toBe(false);
  expect(said().split('\n')).toHaveLength(2);
}, 40_000);

it('ends in order when it is told to in the moment that it listens', async () => {
  const args = ['backend/service/main.ts', '--port', '0', '--token', 't', '--products', '50', '--data', folder];
  const program = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  program.stdout.once('data', () => program.kill('SIGTERM'));
  const [code, signal] = await once(program, 'exit');
  expect([code, signal]).toEqual([0, null]);
}, 40_000);

const NOWHERE = 'postgres://nobody@127.0.0.1:1/none';
it.each([
  ['an empty token', ['--token', '']],
  ['a folder below a file', ['--token', 't', '--data', '/dev/null/below']],
  ['a database of another kind', ['--token', 't', '--database', 'mysql://127.0.0.1/catalog']],
  ['a database that does not answer', ['--token', 't', '--database', NOWHERE]],
  ['an address that is not its own', ['--token', 't', '--data', ':folder', '--host', '192.0.2.1']],
])(
  'says in one sentence why it cannot start: %s',
  async (_, args) => {
    const told = args.map((arg) => (arg === ':folder' ? folder : arg));
    const all = ['backend/service/main.ts', '--port', '0', '--products', '10', ...told];
    const program = spawn(process.execPath, all, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [program.stdout, program.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = await once(program, 'close');
    expect([code === 1 || code === 2, said.trim().split('\n').length, said]).toEqual([
      true,
      1,
      expect.stringMatching(/\w/),
    ]);
  },
  40_000,
);
