import { parseJson } from '../../../lib/contract/json-text.ts';
import type { Call } from '../access/access.ts';
import type { Answer, Catalog } from '../forward/catalog.ts';
import type { Credentials } from '../forward/credentials.ts';
import { toCall } from '../forward/inbound.ts';
import type { Inbound } from '../forward/inbound.ts';
import { invalid, json, problem } from '../http/reply.ts';
import type { Reply } from '../../http/reply.ts';
import type { KnownWatches } from './known-watches.ts';
import { isObject, parseObject } from '../http/json-object.ts';
import { ownerIn, ownQuery, withOwner } from './owner.ts';
import { channels, channelsOf } from './own-target.ts';
import type { HookAddress } from './own-target.ts';
import { clean, onlyOwn, watchesIn } from './watch-rows.ts';
import type { WatchRow } from './watch-rows.ts';

export interface WatchesOptions {
  readonly catalog: Catalog;
  readonly known: KnownWatches;
  readonly credentials: Credentials;
  readonly hook: HookAddress | undefined;
  readonly ownerOf: (user: string) => string;
}

/** The service asks the webhook before it answers these, and that takes its time. */
const WRITE_MS = 20_000;

/** One answer for what is not there and for what is another's: nobody can tell which. */
const NOT_FOUND = json({ message: 'Watch not found.', error: 'Watch not found.' }, 404);

type Asked = { readonly reply: Reply } | { readonly answer: Answer; readonly value: unknown };

/** Watches and their histories, of which each user has only their own. */
export function createWatches({ catalog, known, credentials, hook, ownerOf }: WatchesOptions) {
  const ask = async (call: Call, inbound: Inbound): Promise<Asked> => {
    const result = await catalog.ask(call, inbound.device.id);
    if (!result.ok) return { reply: result.reply };
    return { answer: result.answer, value: parseJson(result.answer.body)?.value };
  };

  const show = ({ status, headers }: Answer, value: unknown): Reply => {
    const cleaned = value === undefined ? '' : JSON.stringify(clean(value));
    return { status, headers, body: cleaned };
  };

  const isFine = (answer: Answer): boolean => answer.status >= 200 && answer.status < 300;

  /** The watch of that path if it is the owner's; otherwise what to answer. */
  const ownWatch = async (inbound: Inbound, owner: string): Promise<WatchRow | Reply> => {
    const path = inbound.path.replace(/\/histories$/, '');
    const call: Call = { ...toCall(inbound), method: 'GET', path, query: '', body: undefined, repeatable: true };
    const asked = await ask(call, inbound);
    if ('reply' in asked) return asked.reply;
    if (asked.answer.status === 404) return NOT_FOUND;
    if (!isFine(asked.answer)) return show(asked.answer, asked.value);
    const [watch] = watchesIn(asked.value);
    if (watch === undefined || ownerIn(watch['metadata']) !== owner) return NOT_FOUND;
    await known.remember([watch], owner);
    return watch;
  };

  /** It was read as the owner's before, and a watch does not change hands. */
  const isKnownOwn = async ({ path }: Inbound, owner: string): Promise<boolean> => {
    const id =
      path
        .replace(/\/histories$/, '')
        .split('/')
        .at(-1) ?? '';
    return (await known.find(id))?.owner === owner;
  };

  /** The request with the proxy's part in its body, or what is wrong with it. */
  const prepared = (inbound: Inbound, owner: string, before: WatchRow | undefined): Inbound | Reply => {
    const body = parseObject(inbound.body);
    if (body === undefined) return problem('bad_request', 'The body is not a JSON object.');
    // An update that says nothing of the metadata keeps it, whatever the service makes of a missing field.
    const metadata = withOwner(body['metadata'] ?? before?.['metadata'], owner);
    if (typeof metadata === 'string') return invalid('metadata', metadata);
    const whole = { ...body, metadata, notifications: channels(body['notifications'] ?? channelsOf(before), hook) };
    // An empty list may be held for a mistake; it is only said where there was one that is to be empty from now on.
    if (isEmptyList(whole.notifications) && isNothing(before?.['notifications'])) delete whole.notifications;
    const ready = { ...inbound, body: JSON.stringify(whole) };
    const type = body['target_type'] ?? before?.['target_type'];
    return type === 'asin' ? (credentials.into(ready) ?? ready) : ready;
  };

  const write = async (inbound: Inbound, owner: string, before: WatchRow | undefined): Promise<Reply> => {
    const ready = prepared(inbound, owner, before);
    if ('status' in ready) return ready;
    const asked = await ask({ ...toCall(ready), timeoutMs: WRITE_MS }, inbound);
    if ('reply' in asked) return asked.reply;
    if (asked.answer.status === 404 && before !== undefined) return NOT_FOUND;
    if (isFine(asked.answer)) await known.remember(watchesIn(asked.value), owner);
    return show(asked.answer, asked.value);
  };

  const list = async (inbound: Inbound, owner: string): Promise<Reply> => {
    const asked = await ask({ ...toCall(inbound), query: ownQuery(inbound.query, owner).query }, inbound);
    if ('reply' in asked) return asked.reply;
    if (!isFine(asked.answer)) return show(asked.answer, asked.value);
    const own = onlyOwn(asked.value, owner);
    await known.remember(watchesIn(own), owner);
    return show(asked.answer, own);
  };

  const one = async (inbound: Inbound, owner: string): Promise<Reply> => {
    const { method } = inbound.route;
    if (method === 'GET') {
      const asked = await ask({ ...toCall(inbound), query: '' }, inbound);
      if ('reply' in asked) return asked.reply;
      if (!isFine(asked.answer)) return asked.answer.status === 404 ? NOT_FOUND : show(asked.answer, asked.value);
      const [watch] = watchesIn(asked.value);
      if (watch === undefined || ownerIn(watch['metadata']) !== owner) return NOT_FOUND;
      await known.remember([watch], owner);
      return show(asked.answer, asked.value);
    }
    // To delete it, it is enough to know whose it is; an update also needs what it does not speak of.
    if (method === 'PUT' || !(await isKnownOwn(inbound, owner))) {
      const watch = await ownWatch(inbound, owner);
      if (!('watch_id' in watch)) return watch;
      if (method === 'PUT') return await write({ ...inbound, query: '' }, owner, watch);
    }
    const asked = await ask({ ...toCall(inbound), query: '' }, inbound);
    if ('reply' in asked) return asked.reply;
    return asked.answer.status === 404 ? NOT_FOUND : show(asked.answer, asked.value);
  };

  const historiesOfOne = async (inbound: Inbound, owner: string): Promise<Reply> => {
    if (!(await isKnownOwn(inbound, owner))) {
      const watch = await ownWatch(inbound, owner);
      if (!('watch_id' in watch)) return watch;
    }
    const asked = await ask(toCall(inbound), inbound);
    if ('reply' in asked) return asked.reply;
    return asked.answer.status === 404 ? NOT_FOUND : show(asked.answer, asked.value);
  };

  const histories = async (inbound: Inbound, owner: string): Promise<Reply> => {
    const { query, pairs } = ownQuery(inbound.query, owner);
    if (pairs === 0) return invalid('metadata', 'The metadata filter is required: metadata[key]=value.');
    const asked = await ask({ ...toCall(inbound), query }, inbound);
    if ('reply' in asked) return asked.reply;
    const value = isFine(asked.answer) ? await withoutForeign(asked.value, owner) : asked.value;
    return show(asked.answer, value);
  };

  /** A record carries no metadata; one of a watch that is known to be another's is left out, whatever the service found. */
  const withoutForeign = async (value: unknown, owner: string): Promise<unknown> => {
    if (!isObject(value) || !Array.isArray(value['data'])) return value;
    const data: unknown[] = [];
    for (const record of value['data'] as unknown[]) {
      const id = isObject(record) ? record['watch_id'] : undefined;
      const watch = typeof id === 'string' ? await known.find(id) : undefined;
      if (watch === undefined || watch.owner === owner) data.push(record);
    }
    return { ...value, data };
  };

  return async (inbound: Inbound): Promise<Reply> => {
    const owner = ownerOf(inbound.device.user);
    switch (inbound.route.treatment) {
      case 'watch-create':
        return await write({ ...inbound, query: '' }, owner, undefined);
      case 'watch-list':
        return await list(inbound, owner);
      case 'watch-one':
        return await one(inbound, owner);
      case 'watch-histories':
        return await historiesOfOne(inbound, owner);
      case 'histories':
        return await histories(inbound, owner);
      case 'plain':
        throw new Error('not a route of watches');
    }
  };
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
const isNothing = (value: unknown): boolean => value === undefined || value === null || isEmptyList(value);
