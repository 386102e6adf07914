import { mixContradiction } from './differing-lists.ts';
import { differs, told, type Contradiction } from './match-reasons.ts';
import type { Traits } from './traits.ts';

const SHADE = 'shade:';
const LARGENESS = 'largeness:';
const FLAVOUR = 'flavour:';
const NET = 'net:';
const FORM = 'form:';
/** Axes that are compared in a way of their own. */
const APART = new Set([SHADE, FLAVOUR, NET]);

/** Both choose along one axis, and neither has all that the other chose. */
export function choiceContradiction(wanted: Traits, offered: Traits): Contradiction | undefined {
  const { choices: mine } = wanted;
  const { choices: theirs } = offered;
  if (mine.length === 0 && theirs.length === 0) return undefined;
  const apart =
    tasteContradiction(wanted, offered) ??
    netContradiction(mine, theirs) ??
    blondeContradiction(wanted, offered) ??
    boxContradiction(wanted, offered);
  if (apart !== undefined) return apart;
  for (const choice of mine) {
    const axis = choice.slice(0, choice.indexOf(':') + 1);
    const differ = APART.has(axis) ? undefined : contradictionAlong(axis, wanted, offered);
    if (differ !== undefined) return differ;
  }
  return undefined;
}

function contradictionAlong(axis: string, wanted: Traits, offered: Traits): Contradiction | undefined {
  const others = along(axis, offered.choices);
  if (others.length === 0) return undefined;
  const own = along(axis, wanted.choices);
  if (axis === FORM && areLiquidSoaps(wanted, own) && areLiquidSoaps(offered, others)) return undefined;
  return mixContradiction(axis === LARGENESS ? 'size' : 'variant', own, others);
}

/** Dark blue and light blue are two colours; dark blue and light grey are no more than that. */
export function shadeContradiction({ choices: mine }: Traits, { choices: theirs }: Traits): Contradiction | undefined {
  return mixContradiction('colour', along(SHADE, mine), along(SHADE, theirs));
}

function tasteContradiction(wanted: Traits, offered: Traits): Contradiction | undefined {
  const [mine, theirs] = [tastes(wanted), tastes(offered)];
  if (mine.length + theirs.length === 1 && (isRedOne(wanted, theirs) || isRedOne(offered, mine)))
    return differs('variant', mine[0] ?? 'red', theirs[0] ?? 'red');
  return mixContradiction('variant', mine, theirs);
}

/** Pesto is green by its herbs, or red. */
const isRedOne = ({ colours }: Traits, [taste]: readonly string[]): boolean =>
  taste === 'genovese' && colours.includes('red');

/** Orange is a colour and a taste; which of them it was is seen from the other side. */
function tastes({ choices, colours }: Traits): readonly string[] {
  const own = along(FLAVOUR, choices);
  return own.length === 0 && colours.includes('orange') ? ['orange'] : own;
}

/** What washes and is no powder is called a gel by one shop and liquid by the next. */
const LIQUIDS = ['liquid', 'gel'];
const areLiquidSoaps = ({ pack }: Traits, forms: readonly string[]): boolean =>
  pack.totals.wash !== undefined && forms.some((form) => LIQUIDS.includes(form));

const BLONDE = 'hair:blonde';
const DARKER = new Set(['brown', 'black']);

/** Beer and hair are blonde, or of a colour that other things are of, too. */
function blondeContradiction(wanted: Traits, offered: Traits): Contradiction | undefined {
  if (!wanted.choices.includes(BLONDE) && !offered.choices.includes(BLONDE)) return undefined;
  const [mine, theirs] = [toneOf(wanted), toneOf(offered)];
  const isOne = mine === undefined || theirs === undefined || (mine === BLONDE) === (theirs === BLONDE);
  return isOne ? undefined : differs('variant', told([mine]), told([theirs]));
}

const TRAY = 'box:tray';

/** A chip comes in its maker's box, with a fan perhaps, or in none; elsewhere a box says nothing. */
function boxContradiction(wanted: Traits, offered: Traits): Contradiction | undefined {
  if (!wanted.choices.includes(TRAY) && !offered.choices.includes(TRAY)) return undefined;
  const [mine, theirs] = [packagingOf(wanted), packagingOf(offered)];
  return mine === undefined || theirs === undefined || mine === theirs ? undefined : differs('variant', mine, theirs);
}

const packagingOf = ({ choices, words }: Traits): string | undefined => {
  if (choices.includes(TRAY)) return 'tray';
  return words.includes('box') || words.includes('boxed') ? 'box' : undefined;
};

const toneOf = ({ choices, colours }: Traits): string | undefined =>
  choices.includes(BLONDE) ? BLONDE : colours.find((colour) => DARKER.has(colour));

/** Both by radio and by a mobile network, and only by radio; who says nothing of a network may mean one with "5G", but not with "4G" beside it. */
function netContradiction(wanted: readonly string[], offered: readonly string[]): Contradiction | undefined {
  const mine = along(NET, wanted);
  const theirs = along(NET, offered);
  const isMobile = (nets: readonly string[]): boolean => nets.some((net) => net !== 'wifi');
  if (isMobile(mine) === isMobile(theirs))
    return mixContradiction('variant', mine.filter(isNumbered), theirs.filter(isNumbered));
  const isClear = (mine.length > 0 && theirs.length > 0) || mine.includes('cell') || theirs.includes('cell');
  return isClear ? differs('variant', mine.join(' / '), theirs.join(' / ')) : undefined;
}

const isNumbered = (net: string): boolean => /^\d/.test(net);

/** Most choose nothing along most axes. */
const NOTHING: readonly string[] = [];

function along(axis: string, choices: readonly string[]): readonly string[] {
  let found: string[] | undefined;
  for (const choice of choices) {
    if (!choice.startsWith(axis)) continue;
    if (found === undefined) found = [choice.slice(axis.length)];
    else found.push(choice.slice(axis.length));
  }
  return found ?? NOTHING;
}
