import { runCommand } from './command/command.ts';

// The program: `npm run -s proxy -- [--port n] [--check]`, or one of its commands.
process.exitCode = await runCommand(process.argv.slice(2), process.env);
