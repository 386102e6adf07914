import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildDemo, demoFolder, output, type Target } from './build.ts';

const root = path.resolve(import.meta.dirname, '../..');
const sources = ['entrypoints', 'components', 'lib', 'public', 'wxt.config.ts', 'package-lock.json'];

function* files(place: string): Generator<string> {
  if (!statSync(place).isDirectory()) {
    yield place;
    return;
  }
  for (const name of readdirSync(place).sort()) yield* files(path.join(place, name));
}

/** Names, sizes and times of all that goes into the extension: cheap, and new whenever anything was touched. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => [...files(path.join(root, source))])) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${path.relative(root, file)} ${String(size)} ${String(mtimeMs)}\n`);
  }
  return hash.digest('hex');
}

/** The demonstration flavour, built only when something changed since the last time. Answers its folder. */
export async function freshDemo(target: Target): Promise<string> {
  const stamp = path.join(output, `${target}-demo.stamp`);
  const now = fingerprint();
  try {
    if (readFileSync(stamp, 'utf8') === now && statSync(path.join(demoFolder(target), 'manifest.json')).isFile()) {
      return demoFolder(target);
    }
  } catch {
    // Never built, or built by an older version of this file.
  }
  const folder = await buildDemo(target);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
  return folder;
}
