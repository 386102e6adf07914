import type { Availability, Condition } from '../sighting.ts';

/** The last word of `https://schema.org/InStock`, `in stock`, `instock`, or what shops write instead. */
export function readAvailability(text: string | undefined): Availability | undefined {
  if (text === undefined || text.length > 300) return undefined;
  const word = text
    .slice(text.lastIndexOf('/') + 1)
    .toLowerCase()
    .replace(/[\s_-]/g, '');
  if (/outofstock|soldout|discontinued|notavailable|unavailable|notinstock|^oos$|^out$|^0$|^false$/.test(word))
    return 'out-of-stock';
  if (
    /instock|limitedavailability|onlineonly|instoreonly|preorder|presale|backorder|madetoorder|available|^in$|^1$|^true$|^yes$/.test(
      word,
    )
  ) {
    return 'in-stock';
  }
  return undefined;
}

export function readCondition(text: string | undefined): Condition | undefined {
  if (text === undefined || text.length > 300) return undefined;
  const word = text.slice(text.lastIndexOf('/') + 1).toLowerCase();
  if (/refurb|renewed|reacondicionad|reconditionn|generalüberholt|ricondizionat/.test(word)) return 'refurbished';
  if (/open.?box/.test(word)) return 'open-box';
  if (/used|damaged|pre.?owned|second.?hand|gebraucht|occasion|usato|usado/.test(word)) return 'used';
  return /new|neu|nuevo|nuovo|neuf|novo/.test(word) ? 'new' : undefined;
}
