import type { Config } from '../config/config.ts';
import { addressOf } from '../http/addresses.ts';
import type { Log } from '../log.ts';
import type { Access } from './access.ts';
import type { Secret } from './redact.ts';

/** The access that the configuration names. */
export async function openAccess(config: Config, secrets: () => readonly Secret[], log: Log): Promise<Access> {
  const { catalog, timeoutMs } = config;
  if (catalog !== undefined) {
    const { createDirectAccess } = await import('./direct.ts');
    return createDirectAccess({ ...catalog, timeoutMs, secrets });
  }
  const { startEmbeddedAccess } = await import('./embedded.ts');
  return await startEmbeddedAccess({
    dataDir: config.dataDir,
    products: config.products,
    hookHost: new URL(addressOf({ host: config.host }, config.port)).hostname,
    timeoutMs,
    secrets,
    ...(config.onControls && { onControls: config.onControls }),
    onExit(code) {
      log({ event: 'trouble', what: 'embedded catalog', word: `ended with ${String(code)}` });
      // Nothing works without it, and whoever watches over this process starts it anew.
      process.exitCode = 1;
      process.kill(process.pid, 'SIGTERM');
    },
  });
}
