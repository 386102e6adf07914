import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, preview } from 'vite';

export interface Harness {
  /** The address of the view in one state. */
  address(query: Readonly<Record<string, string>>): string;
  /** A page with one heading and nothing else. */
  readonly blank: string;
  close(): Promise<void>;
}

/** Builds the views with their stand-in background and serves them on a free port of loopback. */
export async function serveHarness(): Promise<Harness> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'elsewhere-harness-'));
  const root = import.meta.dirname;
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'esnext',
      rolldownOptions: { input: ['index.html', 'blank.html'].map((file) => path.join(root, file)) },
    },
  });
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
    blank: `${base}blank.html`,
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
