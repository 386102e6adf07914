import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type InlineConfig, preview } from 'vite';

export interface Harness {
  /** The address of the view in one state. */
  address(query: Readonly<Record<string, string>>): string;
  close(): Promise<void>;
}

const root = import.meta.dirname;

function pageOf(file: string) {
  return {
    root,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      emptyOutDir: true,
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: { input: path.join(root, file) },
    },
  } as const satisfies InlineConfig;
}

/** How a page with one heading and nothing else is built: the yardstick. */
export const blankPage = pageOf('blank.html');

/** Builds the views with their stand-in background and serves them on a free port of loopback. */
export async function serveHarness(): Promise<Harness> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'elsewhere-harness-'));
  const views = pageOf('index.html');
  await build({ ...views, build: { ...views.build, outDir } });
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const base = server.resolvedUrls?.local[0] ?? '';
  return {
    address: (query) => `${base}?${new URLSearchParams(query).toString()}`,
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
