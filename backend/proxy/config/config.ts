import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { readNetworks, readToken } from './secret-files.ts';
import { SETTING_NAMES, settings } from './settings.ts';
import type { Settings } from './settings.ts';

export interface Config {
  readonly access: 'embedded' | 'direct';
  /** Where the catalog is, for direct access. */
  readonly catalog?: { readonly url: URL; readonly token?: string; readonly tokenFile?: string };
  readonly host: string;
  readonly port: number;
  readonly publicUrl?: URL;
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly hosts: readonly string[];
  readonly networksFile?: string;
  readonly priceUnit?: 'major' | 'minor';
  readonly timeoutMs: number;
  readonly cacheSeconds: number;
  readonly cacheBytes: number;
  readonly pollSeconds: number;
  readonly logLevel: Settings['ELSEWHERE_LOG_LEVEL'];
  readonly smtp?: { readonly url: string; readonly from: string };
  readonly products: number;
  /** Only ever set by code that shows the product off: opens the embedded catalog's controls, and hears where they are. */
  readonly onControls?: (catalog: { readonly url: string; readonly token: string }) => void;
}

export type ConfigResult =
  | { readonly ok: true; readonly config: Config; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly mistakes: readonly string[] };

type Words = Readonly<Record<string, string | undefined>>;

/** The environment, over the file that ELSEWHERE_CONFIG names (the same names, one KEY=value a line). */
export function readConfig(environment: Words): ConfigResult {
  const file = readFile(environment['ELSEWHERE_CONFIG']);
  if (typeof file === 'string') return { ok: false, mistakes: [file] };
  const unknown = Object.keys(file).filter((name) => !SETTING_NAMES.has(name));
  const words = Object.fromEntries(
    [...SETTING_NAMES]
      .map((name) => [name, environment[name] ?? file[name]] as const)
      .filter(([, word]) => word !== undefined && word !== ''),
  );
  const parsed = settings.safeParse(words);
  const issues = parsed.error?.issues ?? [];
  const wrong = new Set(issues.map(({ path }) => String(path[0])));
  // What is right is looked at all the same, so that a start does not fail once for each mistake.
  const right =
    parsed.data ?? settings.parse(Object.fromEntries(Object.entries(words).filter(([name]) => !wrong.has(name))));
  const mistakes = [
    ...unknown.map((name) => `${name}: there is no such setting`),
    ...issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...contradictions(right).filter((mistake) => !wrong.has(mistake.slice(0, mistake.indexOf(':')))),
  ];
  if (!parsed.success || mistakes.length > 0) return { ok: false, mistakes };
  return { ok: true, config: toConfig(parsed.data), warnings: warnings(parsed.data, environment) };
}

function readFile(path: string | undefined): Words | string {
  if (path === undefined || path === '') return {};
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch {
    return `ELSEWHERE_CONFIG: cannot read ${path}`;
  }
}

/** An address of a catalog means that one, unless something else is said. */
function accessOf(words: Settings): Config['access'] {
  return words.ELSEWHERE_ACCESS ?? (words.CATALOG_API_URL === undefined ? 'embedded' : 'direct');
}

function contradictions(words: Settings): string[] {
  const found: string[] = [];
  if (accessOf(words) === 'direct') {
    if (words.CATALOG_API_URL === undefined) found.push('CATALOG_API_URL: is needed for direct access');
    const { CATALOG_API_TOKEN: token, CATALOG_API_TOKEN_FILE: file } = words;
    if (token === undefined && file === undefined)
      found.push('CATALOG_API_TOKEN: is needed for direct access (or CATALOG_API_TOKEN_FILE)');
    if (token !== undefined && file !== undefined)
      found.push('CATALOG_API_TOKEN_FILE: cannot stand beside CATALOG_API_TOKEN: name one of them');
    if (file !== undefined) found.push(...complaint(() => readToken(file)));
  }
  found.push(...complaint(() => readNetworks(words.ELSEWHERE_NETWORKS_FILE)));
  if (words.ELSEWHERE_SMTP_URL !== undefined && words.ELSEWHERE_SMTP_FROM === undefined)
    found.push('ELSEWHERE_SMTP_FROM: is needed beside ELSEWHERE_SMTP_URL');
  return found;
}

function complaint(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

function warnings(words: Settings, environment: Words): string[] {
  const strange = Object.keys(environment).filter(
    (name) => /^(?:CATALOG_API|ELSEWHERE)_/.test(name) && name !== 'ELSEWHERE_CONFIG' && !SETTING_NAMES.has(name),
  );
  return [
    ...strange.map((name) => `${name}: there is no such setting; it is ignored`),
    ...(words.ELSEWHERE_PUBLIC_URL?.protocol === 'http:'
      ? ['ELSEWHERE_PUBLIC_URL: is http://, so alerts and device keys travel in the clear']
      : []),
  ];
}

/** A member only where there is a value for it. */
function given<Name extends string, Value>(name: Name, value: Value | undefined): { readonly [N in Name]?: Value } {
  return value === undefined ? {} : ({ [name]: value } as { readonly [N in Name]?: Value });
}

function catalogOf(words: Settings): Config['catalog'] {
  const { CATALOG_API_URL: url, CATALOG_API_TOKEN: token, CATALOG_API_TOKEN_FILE: tokenFile } = words;
  return url === undefined ? undefined : { url, ...given('token', token), ...given('tokenFile', tokenFile) };
}

function smtpOf({ ELSEWHERE_SMTP_URL: url, ELSEWHERE_SMTP_FROM: from }: Settings): Config['smtp'] {
  return url === undefined || from === undefined ? undefined : { url, from };
}

function toConfig(words: Settings): Config {
  const access = accessOf(words);
  const embedded = access === 'embedded';
  return {
    access,
    ...given('catalog', embedded ? undefined : catalogOf(words)),
    host: words.ELSEWHERE_HOST,
    port: words.ELSEWHERE_PORT,
    ...given('publicUrl', words.ELSEWHERE_PUBLIC_URL),
    dataDir: resolve(words.ELSEWHERE_DATA),
    ...given('databaseUrl', words.DATABASE_URL),
    hosts: words.ELSEWHERE_HOSTS,
    ...given('networksFile', words.ELSEWHERE_NETWORKS_FILE),
    ...given('priceUnit', words.ELSEWHERE_PRICE_UNIT ?? (embedded ? 'major' : undefined)),
    timeoutMs: words.ELSEWHERE_TIMEOUT_MS,
    // The embedded catalog is as near as the cache, and its prices may be moved by hand.
    cacheSeconds: words.ELSEWHERE_CACHE_SECONDS ?? (embedded ? 5 : 300),
    cacheBytes: words.ELSEWHERE_CACHE_MB,
    pollSeconds: words.ELSEWHERE_POLL_SECONDS,
    logLevel: words.ELSEWHERE_LOG_LEVEL,
    ...given('smtp', smtpOf(words)),
    products: words.ELSEWHERE_PRODUCTS,
  };
}
