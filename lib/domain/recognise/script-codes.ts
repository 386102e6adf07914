import type { Gtin } from '../identifier.ts';
import { readCode } from './read-code.ts';

/** "ean":"…", ean13: '…', ['upcean', '…'], "ean":{"data":"…" */
const SCRIPTED =
  /\d{8,14}\b(?<=[^a-z](?:ean|gtin|upc|isbn|bar[ck]od)\w*\W{0,3}[:=,]\W{0,3}(?:\w+":)?\W{0,3}\d{8,14})/gi;
/** Where a script comes to others; what `@type`s things is read as data. */
const OTHERS = /(?<!has-|with-)(?:relat(?!iv)|recom|carous|upsel|simila|slider|minic|cross|swiper|"@type)/i;
/** A script that names things, and not this one, speaks of what was seen before. Services that show data sheets are told the code alone, and who asks: its `UserName`. */
const NAMES = /[^r]name|title/i;
/** Of a name, letters that no script has to write in another way; all of it where there are few. */
const PLAIN_RUN = /[\w -]{6,20}|.{0,9}$/;

/** The one barcode that scripts call so, before they come to others: those that know the page's name, else those that name nothing. Several are those of other products as well. */
export function scriptCode(scripts: readonly string[], names: readonly string[]): Gtin | undefined {
  const runs = names.flatMap((name) => PLAIN_RUN.exec(name)?.[0] || []);
  const own = codesIn(scripts.filter((script) => runs.some((run) => script.includes(run))));
  const [code, more] = own.size > 0 ? own : codesIn(scripts.filter((script) => !NAMES.test(script)));
  return more === undefined ? code : undefined;
}

function codesIn(scripts: readonly string[]): ReadonlySet<Gtin> {
  const codes = scripts.flatMap((script) => script.split(OTHERS)[0]?.match(SCRIPTED) ?? []);
  return new Set(codes.flatMap((code) => readCode(code) ?? []));
}
