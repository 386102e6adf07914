import packageJson from '../../package.json' with { type: 'json' };

/** Where npm starts its programs. */
export const ROOT = new URL('../../', import.meta.url).pathname;

/** What `npm run` gives to node to start a program, word by word. */
export function wordsOf(script: 'proxy'): readonly string[] {
  return packageJson.scripts[script].split(' ').slice(1);
}
