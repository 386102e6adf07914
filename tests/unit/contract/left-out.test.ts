import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// The build of the extension leaves out what no schema of ours is asked for (`wxt.config.ts`). Tests run with all of zod, so they
// would not notice that something of it is used after all.

const root = path.resolve(import.meta.dirname, '../../..');
const LEFT_OUT = /(?<!\b(?:JSON|URL|Date))\.(?:parse|parseAsync|safeParseAsync|brand|register|apply|with)\(/;
const ASYNC = /z\.(?:transform|refine|check)\(\s*async\b/;

const sources = ['lib', 'components', 'entrypoints'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name)),
);

test('nothing of the extension asks a schema for what its build leaves out', () => {
  expect(sources.length).toBeGreaterThan(200);
  const asking = sources.flatMap((name) =>
    readFileSync(path.join(root, name), 'utf8')
      .split('\n')
      .filter((line) => LEFT_OUT.test(line) || ASYNC.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(asking).toEqual([]);
  expect('schema.parse(value)').toMatch(LEFT_OUT);
  expect('JSON.parse(value)').not.toMatch(LEFT_OUT);
});
