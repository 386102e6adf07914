import type { Gtin } from '../identifier.ts';
import { ASIDE_NAME } from './evidence.ts';
import { readCode } from './read-code.ts';

/** "ean":"…", ean13: '…', ['upcean', '…'], "ean":{"data":"…" */
const SCRIPTED =
  /\d{8,14}\b(?<=[^a-z](?:ean|gtin|upc|isbn|bar[ck]od)\w*\W{0,3}[:=,]\W{0,3}(?:\w+":)?\W{0,3}\d{8,14})/gi;
/** A script that names things, and not this one, speaks of what was seen before. Services that show data sheets are told the code alone, and who asks: its `UserName`. */
const NAMES = /[^r]name|title/i;
/** Of a name, letters that no script has to write in another way; all of it where there are few. */
const PLAIN_RUN = /[\w -]{6,20}|.{0,9}$/;

/** What is closed between a name and a code; a brace that is left over says that they are of two things. */
const CLOSED = /\{(?:[^{}]|\{[^{}]*\})*\}/g;
const MAX_BETWEEN = 2000;
const MAX_PLACES = 60;

/** The one barcode that scripts call so, before they come to others: those that know the page's name, of several that of the thing with the name; else those that name nothing. */
export function scriptCode(scripts: readonly string[], names: readonly string[]): readonly Gtin[] {
  const runs = names.flatMap((name) => PLAIN_RUN.exec(name)?.[0] || []);
  const before = scripts.flatMap((script) => script.split(ASIDE_NAME, 1));
  const own = before.filter((script) => runs.some((run) => script.includes(run)));
  const told = [
    own,
    own.flatMap((script) => runs.flatMap((run) => besideName(script, run))),
    before.filter((script) => !NAMES.test(script)),
  ].map(codesIn);
  return told.find(({ length }) => length === 1) ?? [];
}

/** From each place of the name to the first code behind it, where both are of one thing. */
function besideName(script: string, name: string): readonly string[] {
  const behind = script.split(name, MAX_PLACES).slice(1);
  return behind.flatMap((all) => {
    const near = all.slice(0, MAX_BETWEEN);
    const to = near.search(SCRIPTED);
    return near.slice(0, to).replace(CLOSED, '').includes('}') ? [] : near.slice(0, to + 14);
  });
}

function codesIn(scripts: readonly string[]): readonly Gtin[] {
  const codes = scripts.flatMap((script) => script.match(SCRIPTED) ?? []);
  return [...new Set(codes.flatMap((code) => readCode(code) ?? []))];
}
