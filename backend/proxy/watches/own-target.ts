import { isObject } from '../http/json-object.ts';

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

function meansUs(target: unknown, hook: HookAddress | undefined): boolean {
  return target === undefined || target === null || target === '' || target === hook?.shown;
}

/**
 * The channels to send. A client names no address, or the one that `about` shows, to mean this proxy; where the service
 * cannot reach it such a channel is left out, and its alerts are found in the histories.
 */
export function channels(sent: unknown, hook: HookAddress | undefined): unknown {
  if (!Array.isArray(sent)) return sent;
  return sent.flatMap((channel: unknown): unknown[] => {
    if (!isObject(channel)) return [channel];
    const { channel_target: shown, ...rest } = channel;
    const target = channel['target'] ?? shown;
    if (!meansUs(target, hook)) return [{ ...rest, target }];
    return hook === undefined ? [] : [{ channel: 'webhook', frequency: 'immediately', ...rest, target: hook.secret }];
  });
}
