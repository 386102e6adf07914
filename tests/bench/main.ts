// npm run bench -- NAME [--json]: runs tests/bench/NAME.bench.ts and prints its rows.
import { readdirSync } from 'node:fs';
import type { Row } from './row.ts';

const ENDING = '.bench.ts';
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(ENDING))
  .map((file) => file.slice(0, -ENDING.length));

const [name, ...options] = process.argv.slice(2);
if (name === undefined || !names.includes(name)) {
  console.error(`usage: npm run bench -- NAME [--json]    NAME is one of: ${names.join(', ')}`);
  process.exit(2);
}

const bench = (await import(`./${name}${ENDING}`)) as { default: (options: readonly string[]) => Promise<Row[]> };
const rows = await bench.default(options);
const ratio = ({ ours, yardstick }: Row): number | undefined =>
  yardstick === undefined || yardstick === 0 ? undefined : ours / yardstick;
const short = (value: number | undefined): string =>
  value === undefined ? '–' : Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3);

if (options.includes('--json')) {
  for (const row of rows)
    console.log(JSON.stringify({ ...row, yardstick: row.yardstick ?? null, ratio: ratio(row) ?? null }));
} else {
  console.table(
    rows.map((row) => ({
      name: row.name,
      unit: row.unit,
      ours: short(row.ours),
      yardstick: short(row.yardstick),
      ratio: short(ratio(row)),
    })),
  );
}
process.exit(0);
