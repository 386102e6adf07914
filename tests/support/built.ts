import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { output } from '../../backend/start/build.ts';

export const builds = {
  chrome: path.join(output, 'chrome-mv3'),
  firefox: path.join(output, 'firefox-mv3'),
} as const;
export type Build = keyof typeof builds;

export interface Size {
  readonly bytes: number;
  readonly gzip: number;
}

function* filesIn(folder: string): Generator<string> {
  for (const name of readdirSync(folder).sort()) {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) yield* filesIn(file);
    else yield file;
  }
}

/** Every file of a build, by its path in the package. */
export function files(build: Build): string[] {
  return [...filesIn(builds[build])].map((file) => path.relative(builds[build], file));
}

export function read(build: Build, file: string): string {
  return readFileSync(path.join(builds[build], file), 'utf8');
}

/** What the listed files weigh together, each packed for itself as a browser stores it. */
export function sizeOf(build: Build, list: readonly string[]): Size {
  const contents = list.map((file) => readFileSync(path.join(builds[build], file)));
  return {
    bytes: contents.reduce((sum, content) => sum + content.length, 0),
    gzip: contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0),
  };
}

/** What a page loads before it can show anything: its scripts and styles, and all that those import at once. */
export function firstLoad(build: Build, page: string): string[] {
  const entries = [...read(build, page).matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)];
  return withImports(
    build,
    entries.map((match) => match[1] ?? ''),
  );
}

/** Scripts with all that they import before they run; what they fetch later is not counted. */
export function withImports(build: Build, entries: readonly string[]): string[] {
  const wanted = [...entries];
  const seen = new Set<string>();
  while (wanted.length > 0) {
    const file = wanted.pop() ?? '';
    if (seen.has(file)) continue;
    seen.add(file);
    if (!file.endsWith('.js')) continue;
    for (const match of read(build, file).matchAll(/(?:import|from)\s*["'](\.[^"']+)["']/g)) {
      wanted.push(path.join(path.dirname(file), match[1] ?? ''));
    }
  }
  return [...seen].sort();
}
