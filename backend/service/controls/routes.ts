import { z } from 'zod';
import { readBody } from '../body.ts';
import type { SettableClock } from '../clock.ts';
import type { Reply } from '../../http/reply.ts';
import { type Exchange, json } from '../http/exchange.ts';
import { stamp } from '../generate/days.ts';
import type { Handler, Routes } from '../http/router.ts';
import { forbidden, invalid, notFound } from '../errors.ts';
import type { Limits } from '../limits.ts';
import { createReport } from '../report.ts';
import type { ProductStore } from '../store/products.ts';
import type { Store } from '../store/store.ts';
import type { WatchLife } from '../watches/life.ts';
import { rememberSkippedTime } from './skipped-time.ts';

export interface ControlDeps {
  readonly store: Store;
  readonly clock: SettableClock;
  readonly life: WatchLife;
  readonly products: ProductStore;
  readonly limits: Limits;
}

const LONGEST_JUMP_SECONDS = 10 * 366 * 86_400;

const jump = z.object({ advance_seconds: z.number().min(0).max(LONGEST_JUMP_SECONDS) });
const price = z.number().min(0).max(1e12).optional();
const change = z.object({
  final_price: price,
  regular_price: price,
  availability: z.enum(['InStock', 'OutOfStock', 'Unknown']).nullish(),
  stock_quantity: z.int().min(0).max(2_147_483_647).nullish(),
});
const limit = z
  .object({
    rate_per_minute: z.int().min(0).max(1_000_000_000).optional(),
    requests_left: z.int().min(0).max(1_000_000_000).nullish(),
  })
  .refine((body) => body.rate_per_minute !== undefined || body.requests_left !== undefined, {
    message: 'rate_per_minute or requests_left is required',
  });

/** Time, products and limits set by hand: for tests and demonstrations, and only from this machine. */
export function controlRoutes({ store, clock, life, products, limits }: ControlDeps): Routes<Exchange> {
  /** Undefined where the request comes from a program on this machine. */
  const refusalOf = (c: Exchange): Reply | undefined => {
    const peer = c.incoming.peer();
    // A web page that is open on this machine comes from loopback, too, and always says which page it is.
    const isPage = c.incoming.header('origin') !== undefined;
    return !isPage && (peer === undefined || isLoopback(peer))
      ? undefined
      : forbidden(c, 'Controls are for this machine alone.');
  };
  const fromHere =
    (handler: Handler<Exchange>): Handler<Exchange> =>
    (c) =>
      refusalOf(c) ?? handler(c);

  return {
    'POST /elsewhere/v1/controls/clock': fromHere(async (c) => {
      const read = await readControl(c, jump);
      if (!read.ok) return read.refusal;
      const { advance_seconds: seconds } = read.value;
      await life.runAfter(async () => {
        await rememberSkippedTime(store, seconds * 1000);
        clock.advance(seconds * 1000);
      });
      return json({ now: new Date(clock.now()).toISOString() });
    }),

    'PATCH /elsewhere/v1/controls/products/:id': fromHere(async (c) => {
      const read = await readControl(c, change);
      if (!read.ok) return read.refusal;
      const given = Object.entries(read.value).filter(([, value]) => value !== undefined);
      const patch = { ...Object.fromEntries(given), updated_at: stamp(clock.now()) };
      const product = await products.patch(c.params['id'] ?? '', patch);
      return product === undefined ? notFound(c, 'Product') : json({ data: product });
    }),

    'DELETE /elsewhere/v1/controls/products/:id': fromHere(async (c) => {
      const id = c.params['id'] ?? '';
      return (await products.remove(id)) ? json({ status: 'deleted', id }) : notFound(c, 'Product');
    }),

    'POST /elsewhere/v1/controls/limits': fromHere(async (c) => {
      const read = await readControl(c, limit);
      if (!read.ok) return read.refusal;
      const { rate_per_minute: rate, requests_left: left } = read.value;
      if (rate !== undefined) limits.setRatePerMinute(rate);
      if (left !== undefined) limits.setRequestsLeft(left);
      return json(read.value);
    }),
  };
}

type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Reply };

async function readControl<T>(c: Parameters<typeof readBody>[0], schema: z.ZodType<T>): Promise<Read<T>> {
  const read = await readBody(c);
  if (!read.ok) return read;
  const parsed = schema.safeParse(read.body);
  if (parsed.success) return { ok: true, value: parsed.data };
  const report = createReport();
  for (const { path, message } of parsed.error.issues) report.add(path.join('.') || 'body', message);
  return { ok: false, refusal: invalid(c, report.errors) };
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127\./.test(address);
}
