import { spawn } from 'node:child_process';
import path from 'node:path';

export type Target = 'chrome' | 'firefox';
const root = path.resolve(import.meta.dirname, '../..');
/** Where builds go; another place for those who build twice at the same time. */
export const output = path.resolve(root, process.env['ELSEWHERE_OUTPUT'] ?? '.output');

function wxt(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const bin = path.join(root, 'node_modules/wxt/bin/wxt.mjs');
    // What a shell or a test runner calls this run must not change a byte of what users get.
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(process.execPath, [bin, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`wxt ${args.join(' ')} failed:\n${output}`));
    });
  });
}

/** The folder of the demonstration flavour: the extension as it is, but allowed to talk to loopback unasked. */
export function demoFolder(target: Target): string {
  return path.join(output, `${target}-mv3-demo`);
}

export async function buildDemo(target: Target): Promise<string> {
  await wxt(['build', '-b', target, '--mv3', '--mode', 'demo']);
  return demoFolder(target);
}

/** The extension as users get it, as zips: the unpacked folders stay beside them. */
export async function buildRelease(): Promise<void> {
  await wxt(['zip', '-b', 'chrome', '--mv3']);
  await wxt(['zip', '-b', 'firefox', '--mv3']);
}
