// Loaded before everything else (`node --import`), and plain JavaScript, so that a Node which cannot even read our
// TypeScript says so in one line instead of a stack trace.
const NEEDED = 24;

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  console.error(
    `Elsewhere needs Node ${NEEDED} or later, and this is ${process.versions.node}. Use the npm scripts (npm start, npm test): on Linux and Windows they bring their own Node; elsewhere install Node ${NEEDED}.`,
  );
  process.exit(1);
}
