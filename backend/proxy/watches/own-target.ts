import { isObject } from '../http/json-object.ts';
import type { Json } from '../http/json-object.ts';

/** Where the service posts its notifications to. */
export interface HookAddress {
  /** With the secret; only the service is told. */
  readonly secret: string;
  /** What clients write and read in its place. */
  readonly shown: string;
}

const HOOKS = '/elsewhere/v1/hooks/';
/** Stands for the secret wherever a client can see the address. */
export const SHOWN_SECRET = 'own';

export function hookAddress(base: string, secret: string): HookAddress {
  return { secret: `${base}${HOOKS}${secret}`, shown: `${base}${HOOKS}${SHOWN_SECRET}` };
}

/** Whatever the host: a watch that was made under an older address of this proxy is still posted to this proxy. */
function meansUs(target: unknown): boolean {
  return target === undefined || target === null || target === '' || isShown(target);
}

function isShown(target: unknown): boolean {
  return typeof target === 'string' && target.endsWith(HOOKS + SHOWN_SECRET);
}

/** What a client sends to mean this proxy, or leaves unsaid. */
const OURS = [{ channel: 'webhook' }];

/**
 * The channels of an update that says nothing of them: those that the watch has, or ours. A service may take an update for
 * the whole watch, and would post nothing from then on.
 */
export function channelsOf(watch: Json | undefined): unknown {
  const before = watch?.['notifications'];
  return Array.isArray(before) && before.length > 0 ? before : OURS;
}

/**
 * The channels to send, from what was sent or read. A client names no address, or the one that `about` shows, to mean this
 * proxy; where the service cannot reach it such a channel is left out, and its alerts are found in the histories.
 */
export function channels(sent: unknown, hook: HookAddress | undefined): unknown {
  if (!Array.isArray(sent)) return sent;
  return sent.flatMap((channel: unknown): unknown[] => {
    if (!isObject(channel)) return [channel];
    // Both are words of answers alone; a channel that is off has to be named as such, or it would be on again.
    const { channel_target: shown, enabled, ...named } = channel;
    const rest = enabled === false ? { ...named, enabled } : named;
    const target = channel['target'] ?? shown;
    if (!meansUs(target)) return [{ ...rest, target }];
    return hook === undefined ? [] : [{ channel: 'webhook', frequency: 'immediately', ...rest, target: hook.secret }];
  });
}
