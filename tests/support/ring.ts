import { spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
const bin = path.join(root, 'node_modules/.bin');

export interface Outcome {
  readonly code: number;
  readonly output: string;
}

/** Runs one of the project's own tools, its output shown as it comes (or kept back) and returned. */
export function run(command: string, args: readonly string[], options: { quiet?: boolean } = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: {
        ...process.env,
        PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`,
        FORCE_COLOR: '0',
        NO_COLOR: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (options.quiet !== true) process.stdout.write(text);
      });
    }
    child.on('error', (error) => {
      resolve({ code: 127, output: `${output}${error.message}\n` });
    });
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output });
    });
  });
}
