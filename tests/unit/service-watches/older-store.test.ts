import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { openStore } from '../../../backend/service/store/open.ts';

it('a store from before watches knew countries gets the column, and keeps its watches', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'elsewhere-older-'));
  const file = join(folder, 'catalog.sqlite');
  await (await openStore(file)).close();
  const older = new DatabaseSync(file);
  older.exec('ALTER TABLE watch DROP COLUMN locale');
  older.exec(
    "INSERT INTO watch VALUES ('w', 1, 'n', 'asin', 'B0', 'active', '{}', '[]', '[]', '[]', '{}', 1, 2, NULL, 3, 2)",
  );
  older.close();
  for (const _ of [1, 2]) {
    const store = await openStore(file);
    expect(await store.db.selectFrom('watch').select(['id', 'locale', 'check_at']).execute()).toEqual([
      { id: 'w', locale: null, check_at: 3 },
    ]);
    await store.close();
  }
  rmSync(folder, { recursive: true });
});
