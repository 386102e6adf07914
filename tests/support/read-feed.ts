import type { FeedHead, FeedRecord } from '../../backend/service/import/feed-record.ts';
import { readRows } from '../../backend/service/import/read-rows.ts';
import { readXml } from '../../backend/service/import/read-xml.ts';

export async function* pieces(text: string, size = text.length): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += size) yield text.slice(from, from + size);
}

export async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

/** Every record of a feed, read by pieces of one size as a file is. */
export const xml = async (text: string, size?: number, head: FeedHead = {}, columns = {}): Promise<FeedRecord[]> =>
  await all(readXml(pieces(text, size), head, columns));
export const rows = async (text: string, columns = {}, size?: number): Promise<FeedRecord[]> =>
  await all(readRows(pieces(text, size), columns));
