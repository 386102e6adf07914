import { z } from 'zod';

const MIB = 1024 * 1024;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/;

export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `must be ${min} or more`).max(max, `must be ${max} or less`));

/** Scheme, host, port and path of a server; a trailing slash is cut. */
const address = z
  .string()
  .transform((text) => URL.parse(text))
  .refine((url) => url !== null && /^https?:$/.test(url.protocol), 'must be an address that begins with https://')
  .transform((url) => url as URL)
  .refine((url) => url.username === '' && url.password === '', 'must not hold a user name or password')
  .refine((url) => url.search === '' && url.hash === '', 'must end with its host or path: no ? and no #');

const catalogAddress = address
  .refine(
    (url) => url.protocol === 'https:' || isLoopback(url.hostname),
    'must begin with https:// (http:// only for this machine), or the token would travel in the clear',
  )
  .refine((url) => !/\/v1\/?$/.test(url.pathname), 'must be the address before /v1: leave /v1 off');

/** Every name that this program reads, from the environment or from its file, and what may stand there. */
export const settings = z.object({
  ELSEWHERE_ACCESS: z
    .string()
    .refine(
      (word) => word !== 'gateway',
      'gateway (pay per use) is not supported by this version: use embedded or direct',
    )
    .pipe(z.enum(['embedded', 'direct'], 'must be embedded or direct'))
    .optional(),
  CATALOG_API_URL: catalogAddress.optional(),
  CATALOG_API_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{1,4096}$/, 'must be one word of visible characters')
    .optional(),
  CATALOG_API_TOKEN_FILE: z.string().optional(),
  ELSEWHERE_HOST: z
    .string()
    .regex(/^(?:[A-Za-z0-9.-]{1,253}|[0-9A-Fa-f:.]{2,45})$/, 'must be an address or a host name: no scheme, no port')
    .default('127.0.0.1'),
  ELSEWHERE_PORT: whole(0, 65_535).default(8787),
  ELSEWHERE_PUBLIC_URL: address.optional(),
  ELSEWHERE_DATA: z.string().default('.data/proxy'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  /** Further names this proxy is reached by, comma-separated. */
  ELSEWHERE_HOSTS: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((name) => name.trim().toLowerCase())
        .filter((name) => name !== ''),
    )
    .refine(
      (names) => names.every((name) => /^(?:[a-z0-9.-]{1,253}|\[[0-9a-f:.]+\])$/.test(name)),
      'must be host names with commas between them: no scheme, no port',
    )
    .default([]),
  /** JSON of network and marketplace credentials, for all or per user. */
  ELSEWHERE_NETWORKS_FILE: z.string().optional(),
  ELSEWHERE_PRICE_UNIT: z.enum(['major', 'minor'], 'must be major or minor').optional(),
  ELSEWHERE_TIMEOUT_MS: whole(100, 120_000).default(7000),
  ELSEWHERE_CACHE_SECONDS: whole(0, 86_400).optional(),
  ELSEWHERE_CACHE_MB: whole(0, 4096)
    .default(8)
    .transform((count) => count * MIB),
  ELSEWHERE_POLL_SECONDS: whole(5, 86_400).default(300),
  ELSEWHERE_LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('info'),
  /** For alerts by e-mail: smtp://user:password@host:port */
  ELSEWHERE_SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  ELSEWHERE_SMTP_FROM: z.string().max(320).optional(),
  /** How many products the embedded catalog makes up at its first start. */
  ELSEWHERE_PRODUCTS: whole(0, 10_000_000).default(20_000),
});

export type Settings = z.infer<typeof settings>;
export const SETTING_NAMES: ReadonlySet<string> = new Set(Object.keys(settings.shape));
