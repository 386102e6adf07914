// A feed's letters, in whatever way a shop's program wrote them down.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFeed } from '../../../backend/service/import/open-feed.ts';
import { all } from '../../support/read-feed.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'elsewhere-letters-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function read(bytes: Uint8Array): Promise<string> {
  const file = join(folder, 'feed');
  writeFileSync(file, bytes);
  return (await all((await openFeed(file)).text)).join('');
}

const TEXT = 'id;title\n1;Tür, 20 €, “Söhne”\n2;Garçon\n';
/** The same in the bytes of Windows, as a table program saves it. */
const WINDOWS = Buffer.from(TEXT.replace('€', '\x80').replace('“', '\x93').replace('”', '\x94'), 'latin1');
const FAR = 'id;title\n'.padEnd(600_000, '0;plain\n');

describe('the letters of a feed', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT), TEXT],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${TEXT}`), TEXT],
    ['UTF-16 with its mark', Buffer.from(`\uFEFF${TEXT}`, 'utf16le'), TEXT],
    ['UTF-16 without', Buffer.from(TEXT, 'utf16le'), TEXT],
    ['UTF-16 the other way round', Buffer.from(TEXT, 'utf16le').swap16(), TEXT],
    ['Windows’ own', WINDOWS, TEXT],
    ['Windows’ own, packed', gzipSync(WINDOWS), TEXT],
    ['Windows’ own, after much that is plain', Buffer.concat([Buffer.from(FAR), WINDOWS]), FAR + TEXT],
    ['UTF-8 after much that is plain', Buffer.from(FAR + TEXT), FAR + TEXT],
    ['UTF-8 with one broken letter', Buffer.concat([Buffer.from(TEXT), Buffer.from([0xe9])]), `${TEXT}\uFFFD`],
    ['UTF-8 whose letters were lost before', Buffer.from('T\uFFFDr'), 'T\uFFFDr'],
    [
      'a letter cut by the end of what is read at once',
      Buffer.from(`${'x'.repeat(262_143)}ü`),
      `${'x'.repeat(262_143)}ü`,
    ],
    [
      'UTF-8 that calls itself UTF-16',
      Buffer.from('<?xml version="1.0" encoding="utf-16"?><a>Tür</a>'),
      '<?xml version="1.0" encoding="utf-16"?><a>Tür</a>',
    ],
    [
      'the one that XML names',
      Buffer.from('<?xml version="1.0" encoding="ISO-8859-15"?><a>20 \xa4</a>', 'latin1'),
      '<?xml version="1.0" encoding="ISO-8859-15"?><a>20 €</a>',
    ],
  ])('are read from %s', async (_, bytes, text) => {
    expect(await read(bytes)).toBe(text);
  });
});
