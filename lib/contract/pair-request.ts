import * as z from 'zod/mini';
import { short } from './proxy.ts';

/** `POST /elsewhere/v1/pair`: the eight digits shown by the proxy, or the two halves of its link. */
export const pairRequest = z.union([
  z.strictObject({ code: z.string().check(z.regex(/^\d{8}$/)), device_name: short(100) }),
  z.strictObject({ id: short(64), secret: short(128), device_name: short(100) }),
]);
export type PairRequest = z.infer<typeof pairRequest>;
