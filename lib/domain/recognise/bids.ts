/** With what shops bid people to buy what they name. */
const VERBS =
  'buy achete[rz] comprar? acquista kup kupić köp køb købe kjøp osta kaufen bestellen kopen купить купити koupit kúpiť تسوق'.split(
    ' ',
  );
const BEFORE = VERBS.map((verb) => verb.slice(0, 1).toUpperCase() + verb.slice(1));

/** “Buy X”. */
export const BIDS_BEFORE = new RegExp(`^(?:${BEFORE.join('|')}) (?!\\p{Ll})(?=\\S+ \\S)`, 'u');
/** “X online kaufen”, and what is promised with it: “X Fast Delivery”. */
export const BIDS_BEHIND = new RegExp(
  `(?:\\s(?:jetzt|online|günstig|direkt|bequem|einfach|hier))*\\s(?:${VERBS.join('|')})$|\\s(?:(?:[Ff]ast|[Ff]ree) (?:[Dd]elivery|[Ss]hipping)|& [Rr]eviews|по \\p{L}+ цене)$`,
  'u',
);
/** The first word of what stands behind a name: whether to buy it, where, how, and at what price. */
export const BID = new RegExp(
  `^(?:${VERBS.join('|')}|online|at|for|in|by|from|on|price|pas|prix|chez|en|preis|bei|im|zum|op|precio|preço|prezzo|cena|w|na|ціна|цена|в|satın|fiyat\\p{L}*)\\P{L}*$`,
  'iu',
);
