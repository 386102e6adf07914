import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const BINARY = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path));
export const hasNginx = BINARY !== undefined;
export const NO_NGINX = 'SKIPPED: there is no nginx on this machine (apt-get install nginx-light)';

export interface Nginx {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  close(): Promise<void>;
}

export interface NginxOptions {
  /** What stands in its `server` block, beside `listen`. */
  readonly server: string;
  /** What stands beside the `server` block: upstreams, maps. */
  readonly http?: string;
  readonly workers?: number;
}

/** A throw-away Debian nginx on a free port of this machine, with nothing written outside a temporary folder. */
export async function startNginx({ server, http = '', workers = 1 }: NginxOptions): Promise<Nginx> {
  if (BINARY === undefined) throw new Error(NO_NGINX);
  const folder = mkdtempSync(join(tmpdir(), 'elsewhere-nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  // Its workers would be nobody, who may not write into that folder what is too long for memory.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const config = `
    daemon off; ${user} worker_processes ${workers}; pid ${folder}/pid; error_log ${folder}/error.log warn;
    events { worker_connections 4096; }
    http {
      access_log off; ${temporary.join(' ')} keepalive_requests 10000000; default_type application/json;
      ${http}
      server { listen 127.0.0.1:${port} backlog=4096; ${server} }
    }`;
  const path = join(folder, 'nginx.conf');
  writeFileSync(path, config);
  const child = spawn(BINARY, ['-p', folder, '-c', path, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (child.exitCode !== null || tries > 200) throw new Error(`nginx did not start: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    async close() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
