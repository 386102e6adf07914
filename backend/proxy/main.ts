import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// The program: `npm run -s proxy -- [--port n] [--check]`, or one of its commands. Started bare, without need-node.mjs, all
// but this one file comes from the cache of what was compiled before.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/elsewhere'));
const { runCommand } = await import('./command/command.ts');
process.exitCode = await runCommand(process.argv.slice(2), process.env);
