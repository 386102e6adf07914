import { readFileSync } from 'node:fs';
import { z } from 'zod';

// Files that hold secrets. What is wrong with one is said with its setting and its place, and never with its content.

const entry = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
/** A network's entry, or for the marketplace a list of them, one a locale. */
const networks = z.record(z.string().regex(/^(?:\d{1,12}|[a-z_]{2,32})$/), z.union([entry, z.array(entry).min(1)]));
const networksFile = z.strictObject({
  all: networks.optional(),
  users: z.record(z.string(), networks).optional(),
});

export type NetworkEntry = z.infer<typeof entry>;
export type Networks = z.infer<typeof networks>;
export type NetworksFile = z.infer<typeof networksFile>;

/** The file's one word. An empty or odd file is said at once, not found out by the first refused request. */
export function readToken(path: string): string {
  const word = read('CATALOG_API_TOKEN_FILE', path).trim();
  if (!/^[\x21-\x7e]{1,4096}$/.test(word)) throw new Error(`CATALOG_API_TOKEN_FILE: ${path} does not hold one token`);
  return word;
}

/** `{"all": {"amazon": [...], "12": {...}}, "users": {"name": {...}}}` */
export function readNetworks(path: string | undefined): NetworksFile {
  if (path === undefined) return {};
  const parsed = networksFile.safeParse(json('ELSEWHERE_NETWORKS_FILE', path));
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'the whole'}: ${issue.message}`);
  throw new Error(`ELSEWHERE_NETWORKS_FILE: ${path}: ${issues.join('; ')}`);
}

/** The parser's own words quote what they stumble over. */
function json(setting: string, path: string): unknown {
  const text = read(setting, path);
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${setting}: ${path} is not JSON`);
  }
}

function read(setting: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`${setting}: cannot read ${path} (${code ?? 'failed'})`, { cause: error });
  }
}
