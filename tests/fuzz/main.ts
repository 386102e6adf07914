// npm run fuzz -- NAME [options]: runs tests/fuzz/NAME.fuzz.ts; a finding throws.
import { readdirSync } from 'node:fs';

const ENDING = '.fuzz.ts';
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(ENDING))
  .map((file) => file.slice(0, -ENDING.length));

const [name, ...options] = process.argv.slice(2);
if (name === undefined || !names.includes(name)) {
  console.error(`usage: npm run fuzz -- NAME [options]    NAME is one of: ${names.join(', ')}`);
  process.exit(2);
}
const run = (await import(`./${name}${ENDING}`)) as { default: (options: readonly string[]) => Promise<void> };
await run.default(options);
process.exit(0);
