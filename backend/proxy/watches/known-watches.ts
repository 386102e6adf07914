import { sql } from '../../store/sql.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { isObject } from '../http/json-object.ts';
import { withoutOwner } from './owner.ts';
import type { WatchRow } from './watch-rows.ts';

export interface KnownWatch {
  readonly id: string;
  readonly owner: string;
  readonly name: string;
  readonly targetId: string;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** Whose watch is whose, remembered also after the service has removed it. */
export interface KnownWatches {
  remember(rows: readonly WatchRow[], owner: string): Promise<void>;
  find(id: string): Promise<KnownWatch | undefined>;
  owners(): Promise<readonly string[]>;
  has(owner: string): Promise<boolean>;
}

export function createKnownWatches({ db }: Store): KnownWatches {
  /** What was written last, so that a list that is read again and again is not written again and again. */
  let written = new Map<string, string>();
  return {
    async remember(rows, owner) {
      for (const row of rows) {
        const id = row.watch_id.toLowerCase();
        const values = {
          owner,
          name: typeof row['name'] === 'string' ? row['name'].slice(0, 500) : '',
          target_id: typeof row['target_id'] === 'string' ? row['target_id'].slice(0, 2048) : '',
          metadata: JSON.stringify(isObject(row['metadata']) ? withoutOwner(row['metadata']) : {}),
        };
        const mark = JSON.stringify(values);
        if (written.get(id) === mark) continue;
        await db.run(sql`insert into watches (id, owner, name, target_id, metadata)
          values (${id}, ${owner}, ${values.name}, ${values.target_id}, ${values.metadata})
          on conflict (id) do update set owner = excluded.owner, name = excluded.name, target_id = excluded.target_id,
            metadata = excluded.metadata`);
        if (written.size >= 10_000) written = new Map();
        written.set(id, mark);
      }
    },
    async find(id) {
      const row = await db.first<Tables['watches']>(sql`select * from watches where id = ${id.toLowerCase()}`);
      if (row === undefined) return undefined;
      const metadata = JSON.parse(row.metadata) as Record<string, unknown>;
      return { id: row.id, owner: row.owner, name: row.name, targetId: row.target_id, metadata };
    },
    async owners() {
      return (await db.all<{ owner: string }>(sql`select distinct owner from watches`)).map(({ owner }) => owner);
    },
    async has(owner) {
      return (await db.first(sql`select id from watches where owner = ${owner} limit 1`)) !== undefined;
    },
  };
}
