import { parseArgs } from 'node:util';
import { readConfig } from '../config/config.ts';
import type { Config } from '../config/config.ts';

const USAGE = `usage: npm run -s proxy -- [--port N] [--config FILE] [--check]
       npm run -s proxy -- pair [--name NAME] [--user USER]
       npm run -s proxy -- devices [rename ID NAME | revoke ID]
       npm run -s proxy -- outlets [add DEVICE KIND ... | remove ID | test ID]
       npm run -s proxy -- backup FILE
       npm run -s proxy -- restore FILE [--force]`;

const OPTIONS = {
  port: { type: 'string' },
  config: { type: 'string' },
  check: { type: 'boolean' },
  help: { type: 'boolean' },
  name: { type: 'string' },
  user: { type: 'string' },
  force: { type: 'boolean' },
  url: { type: 'string' },
  token: { type: 'string' },
  secret: { type: 'string' },
  to: { type: 'string' },
} as const;

export interface Words {
  readonly rest: readonly string[];
  readonly name?: string | undefined;
  readonly user?: string | undefined;
  readonly force?: boolean | undefined;
  readonly url?: string | undefined;
  readonly token?: string | undefined;
  readonly secret?: string | undefined;
  readonly to?: string | undefined;
}
export type Command = (config: Config, words: Words) => Promise<number>;

/** Each loads only what it needs. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./serve.ts')).serve,
  check: async () => (await import('./check.ts')).check,
  pair: async () => (await import('./pair.ts')).pair,
  devices: async () => (await import('./devices.ts')).devices,
  outlets: async () => (await import('./outlets.ts')).outlets,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./backup.ts')).restore,
};

/** Runs what the words say, and answers the exit code; 2 for words that mean nothing. */
export async function runCommand(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const words = readWords(args);
  if (typeof words === 'string') return complain(words, 2);
  if (words.values.help === true) {
    console.log(USAGE);
    return 0;
  }
  const [name = words.values.check === true ? 'check' : 'serve', ...rest] = words.positionals;
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined) return complain(`there is no command ${name}`, 2);
  const { port, config: file } = words.values;
  const read = readConfig({
    ...environment,
    ...(port === undefined ? {} : { ELSEWHERE_PORT: port }),
    ...(file === undefined ? {} : { ELSEWHERE_CONFIG: file }),
  });
  if (!read.ok) {
    for (const mistake of read.mistakes) console.error(mistake);
    return 1;
  }
  for (const warning of read.warnings) console.error(`warning: ${warning}`);
  try {
    return await (await load())(read.config, { ...words.values, rest });
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'failed');
    return 1;
  }
}

function readWords(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return error instanceof Error ? error.message : 'bad words';
  }
}

function complain(what: string, code: number): number {
  console.error(`${what}\n${USAGE}`);
  return code;
}
