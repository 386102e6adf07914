import type { Availability, Condition } from '../sighting.ts';

const OUT =
  /outofstock|soldout|discontinued|notavailable|unavailable|notinstock|nicht(?:mehr)?(?:lieferbar|auflager|verfügbar|vorrätig)|ausverkauft|niet(?:leverbaar|opvoorraad|beschikbaar)|uitverkocht|épuisé|rupture|indispon|agotado|sin(?:stock|existencias)|esaurito|nondisponibile|esgotado|vyprodáno|vypredané|niedostępn|brak(?:wmagazynie|towaru)|нетвналичии|немає|在庫なし|品切|缺貨|缺货|품절|slut(?:såld|ilager)|(?:ikke|inte|ej)(?:på|i)lager|eivarastossa|není?skladem|niejesklad|nincs(?:raktáron|készleten)|elfogyott|stocepuizat|semestoque|foradeestoque|stoktayok|отсутству|backinstock|notifyme|udsolgt|utsolgt|loppu|tükendi|אזלמהמלאי|^oos$|^out$|^0$|^false$/;
const IN =
  /instock|limitedavailability|onlineonly|instoreonly|preorder|presale|backorder|madetoorder|available|lieferbar|auflager|vorrätig|leverbaar|opvoorraad|enstock|disponib|disponível|skladem|nasklade|dostępn|wmagazynie|вналичии|внаявності|在庫あり|有貨|有货|재고있음|ilager|pålager|varastossa|stokta|במלאי|متوفر|^in$|^1$|^true$|^yes$/;

/** The last word of `https://schema.org/InStock`, `in stock`, `instock`, or what shops write instead. */
export function readAvailability(text: string | undefined): Availability | undefined {
  if (text === undefined || text.length > 300) return undefined;
  const word = text
    .slice(text.lastIndexOf('/') + 1)
    .toLowerCase()
    .replace(/[\s_-]/g, '');
  if (OUT.test(word)) return 'out-of-stock';
  return IN.test(word) ? 'in-stock' : undefined;
}

export function readCondition(text: string | undefined): Condition | undefined {
  if (text === undefined || text.length > 300) return undefined;
  const word = text.slice(text.lastIndexOf('/') + 1).toLowerCase();
  if (/refurb|renewed|reacondicionad|reconditionn|generalüberholt|ricondizionat/.test(word)) return 'refurbished';
  if (/open.?box/.test(word)) return 'open-box';
  if (/used|damaged|pre.?owned|second.?hand|gebraucht|occasion|usato|usado/.test(word)) return 'used';
  return /new|neu|nuevo|nuovo|neuf|novo/.test(word) ? 'new' : undefined;
}
