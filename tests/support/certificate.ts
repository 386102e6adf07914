import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** Paths of a self-signed certificate for this machine, made by the system's openssl; of no days it has expired already. */
export function makeCertificate(days: number, names = 'DNS:localhost,IP:127.0.0.1'): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'elsewhere-cert-'));
  const [key, request, cert] = ['key.pem', 'request.pem', 'cert.pem'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'ignore' });
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  openssl(
    'req',
    '-new',
    ...kind,
    '-keyout',
    key,
    '-out',
    request,
    '-subj',
    '/CN=test',
    '-addext',
    `subjectAltName=${names}`,
  );
  openssl(
    'x509',
    '-req',
    '-in',
    request,
    '-signkey',
    key,
    '-days',
    String(days),
    '-copy_extensions',
    'copy',
    '-out',
    cert,
  );
  return { key, cert };
}
