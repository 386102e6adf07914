// Loaded before everything else (`node --import`), and plain JavaScript, so that a Node which cannot even read our
// TypeScript says so in one line instead of a stack trace.
import module from 'node:module';
import { join } from 'node:path';

const NEEDED = 24;

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  console.error(
    `Elsewhere needs Node ${NEEDED} or later, and this is ${process.versions.node}. Use the npm scripts (npm start, npm test): on Linux and Windows they bring their own Node; elsewhere install Node ${NEEDED}.`,
  );
  process.exit(1);
}

// What was compiled at an earlier start is kept beside the packages. With it the stripper of types is never loaded, which
// saves half of the time until a server listens, and a tenth of its memory. fill-cache.mjs makes it so from the first start on.
module.enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/elsewhere'));
