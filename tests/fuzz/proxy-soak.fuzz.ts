// npm run fuzz -- proxy-soak [--requests N]: a first 100,000 requests, then N more (a million); more memory than promised, or
// memory that goes on growing, is a finding.
import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { startNginx } from '../support/nginx.ts';
import { ROOT, wordsOf } from '../support/npm-program.ts';

const WRK = '/usr/bin/wrk';
const FIRST = 100_000;
const MOST_MB = 120;
/** What a heap may breathe. */
const GROWTH_MB = 10;
const ROUND_S = 5;

export default async function (args: readonly string[]): Promise<void> {
  if (!existsSync(WRK)) throw new Error('there is no wrk on this machine (apt-get install wrk)');
  const { values } = parseArgs({ args: [...args], options: { requests: { type: 'string' } } });
  const more = Number(values.requests ?? 1_000_000);
  const folder = mkdtempSync(join(tmpdir(), 'elsewhere-soak-'));
  const answer = JSON.stringify({
    data: Array.from({ length: 9 }, () => ({ id: '8099982740095203709', name: 'x'.repeat(120) })),
  });
  const upstream = await startNginx({ server: `location / { return 200 '${answer}'; }` });
  const env = {
    ...process.env,
    CATALOG_API_URL: upstream.url,
    CATALOG_API_TOKEN: 'soak',
    ELSEWHERE_DATA: join(folder, 'data'),
  };
  const child = spawn(process.execPath, [...wordsOf('proxy'), '--port', '0'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    const script = join(folder, 'load.lua');
    const url = await pairedScript(child.stdout, script);
    const resident = (): number =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;
    let done = 0;
    const loadUntil = async (requests: number): Promise<number> => {
      while (done < requests) {
        const { stdout } = await promisify(execFile)(WRK, [
          '-t1',
          '-c50',
          `-d${ROUND_S}s`,
          // A busy machine may pause; this is about memory.
          '--timeout',
          '20s',
          '-s',
          script,
          `${url}/v1/products/omni`,
        ]);
        const [, count, errors] = /RESULT (\d+) (\d+)/.exec(stdout) ?? [];
        if (count === undefined || errors !== '0') throw new Error(`the load did not run clean: ${stdout}`);
        done += Number(count);
        console.log(`${done} requests, ${resident().toFixed(0)} MB resident`);
      }
      return resident();
    };
    const first = await loadUntil(FIRST);
    if (first > MOST_MB)
      throw new Error(`${first.toFixed(0)} MB resident after ${done} requests: more than ${MOST_MB}`);
    const last = await loadUntil(FIRST + more);
    if (last > first + GROWTH_MB) throw new Error(`grew from ${first.toFixed(0)} to ${last.toFixed(0)} MB`);
  } finally {
    child.kill('SIGTERM');
    await upstream.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Pairs as a browser would, and writes a load of which every other request is one that was asked before. */
async function pairedScript(stdout: NodeJS.ReadableStream, script: string): Promise<string> {
  let said = '';
  const [url, code] = await new Promise<[string, string]>((resolve) => {
    stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /listens on (\S+)/.exec(said)?.[1];
      const digits = /^ {2}(\d{4}) (\d{4})$/m.exec(said);
      if (address !== undefined && digits !== null) resolve([address, `${digits[1]}${digits[2]}`]);
    });
  });
  const paired = await fetch(`${url}/elsewhere/v1/pair`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, device_name: 'soak' }),
  });
  const { device_key: key } = (await paired.json()) as { device_key: string };
  writeFileSync(
    script,
    `math.randomseed(os.time()); wrk.method = "POST"; wrk.headers["Content-Type"] = "application/json"
     wrk.headers["Authorization"] = "Bearer ${key}"; local n = math.random(1, 1000000000)
     request = function() n = n + 1; return wrk.format("POST", nil, nil, '{"criteria":[{"field":"keyword","value":"' .. (n % 2 == 0 and n or n % 100) .. '"}]}') end
     done = function(summary) io.write(string.format("RESULT %d %d\\n", summary.requests, summary.errors.status + summary.errors.read + summary.errors.timeout)) end`,
  );
  return url;
}
