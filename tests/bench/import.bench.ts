// npm run bench -- import [ROWS]: a big feed, as TSV and as XML, imported by the program itself; its memory is measured at its peak.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Row } from './row.ts';

/** What a small feed needs is what a big one may need, and this much more for caches. */
const SMALL_SHARE = 20;

export default async function (options: readonly string[]): Promise<Row[]> {
  const count = Number(options.find((option) => /^\d+$/.test(option)) ?? 1_000_000);
  const kinds = options.includes('tsv') ? (['tsv'] as const) : (['tsv', 'xml'] as const);
  const folder = mkdtempSync(join(tmpdir(), 'elsewhere-import-bench-'));
  const rows: Row[] = [];
  try {
    for (const kind of kinds) {
      const small = await importOf(kind, Math.ceil(count / SMALL_SHARE), folder);
      const big = await importOf(kind, count, folder);
      const again = await importFile(join(folder, `${count}.${kind}`), join(folder, `data-${count}-${kind}`));
      rows.push(
        { bench: 'import', name: `${kind}, ${count} rows`, unit: 'rows/s', ours: count / big.seconds },
        { bench: 'import', name: `${kind}, the same again`, unit: 'rows/s', ours: count / again.seconds },
        {
          bench: 'import',
          name: `${kind}, peak memory, yardstick: ${SMALL_SHARE} times smaller`,
          unit: 'MB',
          ours: big.peakMb,
          yardstick: small.peakMb,
        },
        { bench: 'import', name: `${kind}, feed file`, unit: 'MB', ours: big.fileMb },
      );
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return rows;
}

interface Measured {
  readonly seconds: number;
  readonly peakMb: number;
  readonly fileMb: number;
}

async function importOf(kind: 'tsv' | 'xml', count: number, folder: string): Promise<Measured> {
  const file = join(folder, `${count}.${kind}`);
  await pipeline(Readable.from(kind === 'tsv' ? tsv(count) : xml(count)), createWriteStream(file));
  return await importFile(file, join(folder, `data-${count}-${kind}`));
}

async function importFile(file: string, data: string): Promise<Measured> {
  const began = performance.now();
  const child = spawn(process.execPath, ['backend/service/main.ts', 'import', file, '--data', data], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let peakMb = 0;
  const sampling = setInterval(() => {
    peakMb = Math.max(peakMb, residentMb(child.pid));
  }, 100);
  const code = await ended;
  clearInterval(sampling);
  if (code !== 0) throw new Error(`the import of ${file} failed`);
  return { seconds: (performance.now() - began) / 1000, peakMb, fileMb: statSync(file).size / 1e6 };
}

/** The peak of all that is resident, as Linux keeps it for a process; nothing once it is gone. */
function residentMb(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

const COLORS = ['red', 'green', 'blue', 'black', 'white'];

function* tsv(count: number): Generator<string> {
  yield 'id\ttitle\tdescription\tlink\timage_link\tprice\tavailability\tgtin\tbrand\tcolor\n';
  for (let index = 0; index < count; index += 1) {
    const color = COLORS[index % COLORS.length];
    yield `sku-${index}\tSturdy ${color} lamp ${index}\tA lamp that lights a room of ${index % 90} square metres.\thttps://lamps.example/p/${index}\thttps://lamps.example/i/${index}.jpg\t${10 + (index % 500)}.99 EUR\tin_stock\t\tLumen ${index % 40}\t${color}\n`;
  }
}

function* xml(count: number): Generator<string> {
  yield '<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Lamps</title>\n';
  for (let index = 0; index < count; index += 1) {
    const color = COLORS[index % COLORS.length];
    yield `<item><g:id>sku-${index}</g:id><g:title>Sturdy ${color} lamp ${index} &amp; bulb</g:title><g:description><![CDATA[A lamp that lights a room of ${index % 90} square metres.]]></g:description><g:link>https://lamps.example/p/${index}</g:link><g:image_link>https://lamps.example/i/${index}.jpg</g:image_link><g:price>${10 + (index % 500)}.99 EUR</g:price><g:availability>in_stock</g:availability><g:brand>Lumen ${index % 40}</g:brand><g:color>${color}</g:color></item>\n`;
  }
  yield '</channel></rss>\n';
}
