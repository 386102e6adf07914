// 1,000 offers graded, ranked and faceted: in this process by this thread's own CPU, so that a busy machine does not count,
// and in a worker of Chromium by its clock, which is all that a worker has.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { findBrowser } from '../../backend/start/find-browser.ts';
import { median, quantile, type Row } from './row.ts';
import { type Rounds, truthRounds } from './truth-rounds.ts';

/** The worker's script in one piece, as a build has it. */
async function workerScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: path.join(import.meta.dirname, 'truth-worker.ts'), formats: ['iife'], name: 'rounds' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
}

async function inChromium(): Promise<Rounds> {
  const script = await workerScript();
  const server = createServer((request, response) => {
    const isScript = request.url === '/worker.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : '<!doctype html><title>rounds</title>');
  }).listen(0, '127.0.0.1');
  const browser = await chromium.launch({ executablePath: findBrowser('chromium')?.path ?? 'chromium' });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`);
    return await page.evaluate(
      () =>
        new Promise<Rounds>((resolve, reject) => {
          const worker = new Worker('/worker.js');
          worker.addEventListener('message', ({ data }: MessageEvent<Rounds>) => resolve(data));
          worker.addEventListener('error', ({ message }) => reject(new Error(message)));
        }),
    );
  } finally {
    await browser.close();
    server.close();
  }
}

export default async function bench(): Promise<Row[]> {
  const cpu = truthRounds(() => process.threadCpuUsage().user / 1000);
  const wall = truthRounds(() => performance.now());
  const worker = await inChromium();
  // The processor's clock ticks by the millisecond or more: only the mean of many rounds is finer.
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const row = (name: string, ours: number, yardstick?: number): Row => ({
    bench: 'truth',
    name,
    unit: 'ms',
    ours,
    ...(yardstick === undefined ? {} : { yardstick }),
  });
  const task = '1,000 offers graded, ranked and faceted';
  return [
    row(`${task}, names never seen (Node, CPU)`, mean(cpu.cold)),
    row(`${task}, names never seen (Node, clock, median)`, median(wall.cold)),
    row(`${task} again (Node, CPU)`, mean(cpu.warm)),
    row('1,000 offers filtered and counted anew (Node, CPU)', mean(cpu.filter)),
    // Beside it: the same names split and their words counted, so that machines can be compared.
    row(`${task}, names never seen (Chromium's worker, median)`, median(worker.cold), median(worker.split)),
    row('the same, a quarter of the rounds is quicker than', quantile(worker.cold, 0.25)),
    row(`${task} again (Chromium's worker, median)`, median(worker.warm)),
    row(`${task}, the very first time (Chromium's worker)`, worker.first),
  ];
}
