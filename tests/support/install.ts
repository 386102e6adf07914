import { existsSync } from 'node:fs';
import { findBrowser, pathVariable } from '../../backend/start/find-browser.ts';
import { run } from './ring.ts';

const packages = [
  'chromium',
  'firefox-esr',
  'openssl',
  'nginx',
  'postgresql',
  'fonts-noto-core',
  'fonts-noto-cjk',
  'fonts-noto-color-emoji',
];

const missing = (): string[] => [
  ...(['chromium', 'firefox'] as const).filter((kind) => findBrowser(kind) === undefined),
  ...(existsSync('/usr/bin/openssl') ? [] : ['openssl']),
];

/**
 * Brings the browsers that the tests drive, where that is allowed (apt, as root), and says what to do where it is not.
 * nginx, PostgreSQL and fonts come along; the rings that want them skip loudly without.
 */
export async function installBrowsers(): Promise<boolean> {
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const present = missing().length === 0 && existsSync('/usr/sbin/nginx') && existsSync('/usr/lib/postgresql');
    if (!present) {
      console.log(`Installing what the tests drive: ${packages.join(' ')}`);
      process.env['DEBIAN_FRONTEND'] = 'noninteractive';
      await run('apt-get', ['update', '-qq'], { quiet: true });
      const installed = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
        quiet: true,
      });
      if (installed.code !== 0) console.log(installed.output.slice(-2000));
    }
  }
  for (const kind of ['chromium', 'firefox'] as const) {
    if (findBrowser(kind) === undefined) {
      console.log(`No ${kind} found: install it, or name its program in the variable ${pathVariable[kind]}.`);
    }
  }
  return missing().length === 0;
}
