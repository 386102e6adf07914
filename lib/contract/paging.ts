import * as z from 'zod/mini';
import type { Paging } from '../domain/asking.ts';
import { compact } from './compact.ts';
import { count, part, text } from './loose.ts';

const metaWire = z.object({
  total: count,
  current_page: count,
  last_page: count,
  per_page: count,
  after: text(4096),
  trace_id: text(128),
});

/** The paging envelope beside `data`; every part of it may be missing. */
export const meta = part(metaWire);
export type Meta = z.infer<typeof meta>;

export function toPaging(wire: Meta): Paging {
  return compact({
    total: wire?.total,
    page: wire?.current_page ?? 1,
    lastPage: wire?.last_page,
    perPage: wire?.per_page,
    after: wire?.after,
  });
}
