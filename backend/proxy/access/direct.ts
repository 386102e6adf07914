import { readToken } from '../config/secret-files.ts';
import type { Access } from './access.ts';
import { createHttpAccess } from './http-access.ts';
import type { Secret } from './redact.ts';

export interface DirectOptions {
  readonly url: URL;
  readonly token?: string;
  readonly tokenFile?: string;
  readonly timeoutMs: number;
  readonly secrets: () => readonly Secret[];
}

/** The catalog service with the owner's token, from the environment or from a file that is read again on reload. */
export function createDirectAccess({ url, token, tokenFile, timeoutMs, secrets }: DirectOptions): Access {
  let current = token ?? readToken(tokenFile ?? '');
  return createHttpAccess({
    name: 'direct',
    url,
    timeoutMs,
    secrets,
    token: () => current,
    reload() {
      if (tokenFile !== undefined) current = readToken(tokenFile);
    },
  });
}
