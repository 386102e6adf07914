import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A self-signed certificate, made at run time with the system's openssl. */
function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'elsewhere-cert-'));
  try {
    const key = path.join(folder, 'key.pem');
    const cert = path.join(folder, 'cert.pem');
    const subject = ['-subj', '/CN=shops.test', '-addext', 'subjectAltName=DNS:*.amazon.de,DNS:amazon.de,IP:127.0.0.1'];
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
    execFileSync(
      'openssl',
      ['req', '-x509', ...curve, '-nodes', '-keyout', key, '-out', cert, '-days', '2', ...subject],
      {
        stdio: 'ignore',
      },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export interface TlsShop {
  readonly port: number;
  close(): Promise<void>;
}

/** Stands in for every shop's real name: browsers are told that all names lead here. */
export async function startTlsShop(listener: RequestListener): Promise<TlsShop> {
  const server = createServer(selfSigned(), listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
