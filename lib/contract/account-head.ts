import * as z from 'zod/mini';
import { compact } from './compact.ts';
import { count, id, needed } from './loose.ts';

/** By what an account of either generation is known: without one of the two any JSON object would pass. */
export const accountHeadWire = z.object({ team_id: id, api_request_rate_limit: count });

/** An account bare, as documented, or in the `data` envelope that all else comes in. */
export function accountIn<W extends z.infer<typeof accountHeadWire>, T>(
  wire: z.ZodMiniType<W>,
  read: (wire: W) => T,
): z.ZodMiniType<T> {
  const bare = needed((value) => {
    const { data } = z.safeParse(wire, value);
    return (data?.team_id ?? data?.api_request_rate_limit) === undefined ? undefined : data && read(data);
  });
  return z.union([
    bare,
    z.pipe(
      z.object({ data: bare }),
      z.transform(({ data }) => data),
    ),
  ]);
}

/** All that pacing needs of an account. */
export interface AccountHead {
  readonly requestsPerMinute?: number;
}

export const accountHead = accountIn(
  accountHeadWire,
  (wire): AccountHead => compact({ requestsPerMinute: wire.api_request_rate_limit }),
);
