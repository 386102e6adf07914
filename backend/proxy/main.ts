import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// The program: `npm run -s proxy -- [--port n] [--check]`, or one of its commands. What was compiled at an earlier start is
// kept beside the packages: it halves the time until it listens, and saves the memory that compiling takes.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/elsewhere-proxy'));
const { runCommand } = await import('./command/command.ts');
process.exitCode = await runCommand(process.argv.slice(2), process.env);
