import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** Everything the program may be told. */
export interface Config {
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
  readonly tokens: readonly string[];
  /** How many products a fresh store is filled with. */
  readonly products: number;
  /** A PostgreSQL address, or the name of the store's file. */
  readonly address: string;
  readonly hasControls: boolean;
  readonly ratePerMinute: number;
  /** Null: no end. */
  readonly requestsLeft: number | null;
  readonly maxPerPage: number;
  /** Longer than a body may take to arrive: whoever waits for a store that stands still is told so by then. */
  readonly mostMs: number;
  /** Where the outside reaches the service; taken from each request when absent. */
  readonly publicUrl: string | undefined;
  /** Hosts or networks inside, to which webhooks may go all the same. */
  readonly webhookAllow: readonly string[];
}

export const DEFAULT_CONFIG: Config = {
  host: '127.0.0.1',
  port: 8799,
  tokens: [],
  products: 20_000,
  address: ':memory:',
  hasControls: false,
  ratePerMinute: 1_000_000,
  requestsLeft: null,
  maxPerPage: 1000,
  mostMs: 35_000,
  publicUrl: undefined,
  webhookAllow: [],
};

const OPTIONS = {
  host: { type: 'string' },
  port: { type: 'string' },
  token: { type: 'string', multiple: true },
  products: { type: 'string' },
  data: { type: 'string' },
  database: { type: 'string' },
  controls: { type: 'boolean' },
  'rate-per-minute': { type: 'string' },
  'requests-left': { type: 'string' },
  'max-per-page': { type: 'string' },
  'public-url': { type: 'string' },
  'webhook-allow': { type: 'string', multiple: true },
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the command line; throws with a sentence for people when something is wrong with it. */
export function readConfig(args: readonly string[], env: Environment): Config {
  const { values } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: false });
  const tokens = values.token ?? (env['SERVICE_TOKEN'] === undefined ? [] : [env['SERVICE_TOKEN']]);
  if (tokens.length === 0 || tokens.includes(''))
    throw new Error('a token is needed: --token TEXT (may be given several times) or SERVICE_TOKEN');
  const data = values.data ?? '.data/service';
  return {
    ...DEFAULT_CONFIG,
    tokens,
    host: values.host ?? DEFAULT_CONFIG.host,
    port: wholeNumber('--port', values.port, DEFAULT_CONFIG.port, 65_535),
    products: wholeNumber('--products', values.products, DEFAULT_CONFIG.products, 1_000_000_000),
    address: storeAddress(values.database ?? env['DATABASE_URL']) ?? join(data, 'catalog.sqlite'),
    hasControls: values.controls ?? false,
    ratePerMinute: wholeNumber('--rate-per-minute', values['rate-per-minute'], DEFAULT_CONFIG.ratePerMinute),
    requestsLeft:
      values['requests-left'] === undefined ? null : wholeNumber('--requests-left', values['requests-left'], 0),
    maxPerPage: wholeNumber('--max-per-page', values['max-per-page'], DEFAULT_CONFIG.maxPerPage),
    publicUrl: values['public-url']?.replace(/\/$/, ''),
    webhookAllow: values['webhook-allow'] ?? [],
  };
}

function storeAddress(text: string | undefined): string | undefined {
  if (text?.includes('://') === true && !/^postgres(?:ql)?:/.test(text))
    throw new Error(
      `--database wants a postgres:// address or the name of a file, not ${text.split('://', 1).join()}://`,
    );
  return text;
}

function wholeNumber(name: string, text: string | undefined, fallback: number, max = Number.MAX_SAFE_INTEGER): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > max) throw new Error(`${name} wants a whole number up to ${max}, not "${text}"`);
  return value;
}
