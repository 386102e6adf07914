import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** A PostgreSQL of our own, as long as a test runs. */
export interface Postgres {
  /** The address of a new, empty database. */
  createDatabase(): Promise<string>;
  /** Ends it as a power cut would, and keeps its folder. */
  readonly halt: () => Promise<void>;
  readonly resume: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';

/** Where Debian's packages put the programs; undefined where PostgreSQL is not installed. */
export function postgresPrograms(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(DEBIAN, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

/** Starts one in a folder that goes with it, on a socket in that folder. Throws where PostgreSQL is not installed. */
export async function startPostgres(settings: readonly string[] = []): Promise<Postgres> {
  const bin = postgresPrograms();
  if (bin === undefined) throw new Error('PostgreSQL is not installed: apt-get install postgresql');
  const folder = mkdtempSync(join(tmpdir(), 'elsewhere-pg-'));
  // PostgreSQL refuses to run as root, and Debian brings a user for it.
  const isRoot = userInfo().uid === 0;
  const [program, ...before] = isRoot ? ['runuser', '-u', 'postgres', '--'] : ['env'];
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  else chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const options = ['-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', '-N', '-D', data];
  execFileSync(program ?? '', [...before, join(bin, 'initdb'), ...options], { stdio: 'ignore' });
  const more = settings.flatMap((setting) => ['-c', setting]);
  const run = (): ChildProcess =>
    spawn(
      program ?? '',
      [...before, join(bin, 'postgres'), '-D', data, '-k', folder, '-c', 'listen_addresses=', ...more],
      { stdio: 'ignore' },
    );
  let server = run();
  const address = (name: string): string => `postgres://postgres@localhost/${name}?host=${folder}`;
  await untilReady(address('postgres'));
  const halt = async (): Promise<void> => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    execFileSync(program ?? '', [...before, join(bin, 'pg_ctl'), '-D', data, '-m', 'immediate', 'stop'], {
      stdio: 'ignore',
    });
    await ended;
  };
  let made = 0;
  return {
    createDatabase: async () => {
      made += 1;
      await ask(address('postgres'), `CREATE DATABASE test_${made}`);
      return address(`test_${made}`);
    },
    halt,
    resume: async () => {
      server = run();
      await untilReady(address('postgres'));
    },
    stop: async () => {
      if (server.exitCode === null) await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ask(address: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function untilReady(address: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask(address, 'SELECT 1');
    } catch (error) {
      if (tries > 200) throw error;
      await sleep(50);
    }
  }
}
