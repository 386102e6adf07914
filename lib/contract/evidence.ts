import * as z from 'zod/mini';
import type { Evidence } from '../domain/recognise/evidence.ts';

// What a content script brings is text of a foreign page, however it got there: only its shape and size are looked at here, and
// `recognise` reads a view out of it whose every value went through a parser.

const text = (max: number) => z.string().check(z.maxLength(max));
const list = <T extends z.ZodMiniType>(entry: T, max: number) => z.array(entry).check(z.maxLength(max));
const pair = list(text(2000), 2).check(z.minLength(2));

const evidence = z.object({
  url: text(8192),
  lang: text(100),
  title: text(2000),
  headings: list(text(2000), 20),
  canonical: text(8192),
  metas: list(pair, 500),
  jsonLd: list(text(500_000), 100),
  states: list(text(500_000), 100),
  microdata: list(z.unknown(), 10_000),
  rdfa: list(z.unknown(), 10_000),
  slots: list(z.object({ name: text(40), texts: list(text(2000), 60) }), 40),
  rows: list(pair, 1000),
  stock: list(pair, 400),
  codes: list(pair, 200),
  prices: list(
    z.object({
      text: text(500),
      names: text(500),
      struck: z.boolean(),
      below: z.boolean(),
      aside: z.boolean(),
      over: text(500),
    }),
    200,
  ),
  buttons: list(text(500), 400),
  likenesses: list(text(500), 400),
  cards: list(z.object({ href: text(4096), name: text(1000), price: text(500), code: text(100) }), 1000),
}) as unknown as z.ZodMiniType<Evidence>;

/** The address that counts is the one the sender is checked against. */
export const seenPage = z.object({
  view: evidence,
  url: text(8192),
  revision: z.int(),
  came: list(text(8192), 20),
});
