import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ENTRY = 'virtual:detector';

/** The detector as the content script ships it: one minified script that leaves `detectPage` in a global. */
export async function bundleDetector(globalName = 'elsewhere'): Promise<string> {
  return bundleScript(`export { detectPage } from '/lib/detect/detect-page.ts';`, globalName);
}

/** Any module text as one minified script with its exports in a global. */
export async function bundleScript(source: string, globalName: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id.endsWith(ENTRY) ? `\0${ENTRY}` : undefined),
        load: (id) => (id === `\0${ENTRY}` ? source : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2024',
      lib: { entry: ENTRY, formats: ['iife'], name: globalName, fileName: 'script' },
    },
  });
  for (const { output } of Array.isArray(result) ? result : [result as { output: readonly { type: string }[] }]) {
    for (const chunk of output) if (chunk.type === 'chunk' && 'code' in chunk) return String(chunk.code);
  }
  throw new Error('the bundler gave no script');
}
