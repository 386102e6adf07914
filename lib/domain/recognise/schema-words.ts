import type { Availability, Condition } from '../sighting.ts';

/** Words that say by themselves that nothing is left. */
const GONE =
  /out ?of ?stock|sold ?out|discontinued|back in stock|notif|powiadom|hlídat|haber ver|поступл|повідом|再入荷|재입고|到[貨货]|أعلمني|עדכנו|ausverkauft|vergriffen|uitverkocht|épuisé|rupture|agotado|sin stock|esaurit|esgotad|(?:fora de|sem) estoque|brak|vypr|fogyott|epuizat|u[dt]solgt|slutsåld|slut i|loppu|εξαντλ|εκτός|tükendi|yok|bulunma|değil|распродан|отсутству|品切|在庫(?:なし|切)|売り?切|完売|取り扱いでき|[缺無无][貨货庫库]|售[完罄]|품절|재고 ?없|hết|(?<!ทั้ง)หมด|habis|نف[دذ]|אזל|חסר|नहीं|^(?:oos|out|0|false)$/;
/** Words of what is there or can be ordered, where none of the next stands before them. */
const THERE =
  /in ?stock|limited ?a|(?:line|store) ?only|(?:pre|back|made ?to) ?(?:order|sale)|available|lieferbar|verfügbar|vorrätig|(?:auf|på|i) ?lager|leverbaar|beschikbaar|verkrijgbaar|voorra|en ?stock|dispon[ií][bv]|existen|em estoque|sklad[eo]m|na ?(?:sklad|stan|zalog)|dost[ęu]pn|magazyn|raktáron|rendelhet|készleten|elérhető|[îi]n stoc|til+g(?:je|[äæ])ng|varastossa|saatavilla|διαθέσιμ|απόθεμα|stokta|налич|на складе|наявн|在庫(?:あり|数)|残り|[有現现][貨货]|재고 ?있|còn hàng|มีสินค้า|พร้อมส่ง|tersedia|متوفر|متاح|موجود|במלאי|स्टॉक में|^(?:in|1|true|yes)$/;
const NOT =
  /(?<![\p{L}\d.,])(?:(?:not?|none|0|n[aã]o|non|pas|nicht|niet|nie|není|nincs|nem|nu este?|ikke|inte|ej|ei|ne|ni|nema|sin|when|wenn|cuando|quando|lorsque|als|не|нет|немає|няма|μη|δεν|لا|غير|ليس|לא|אין)(?: \p{L}+){0,3} ?|plus |o |un|in|nie|ne|نا)$/u;

/** `https://schema.org/InStock`, `in stock`, `instock`, or what shops write instead. */
export function readAvailability(text: string | undefined): Availability | undefined {
  if (text === undefined || text.length > 300) return undefined;
  const words = text
    .replace(/^\S*\//, '')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
  if (GONE.test(words)) return 'out-of-stock';
  const at = words.search(THERE);
  if (at < 0) return undefined;
  return NOT.test(words.slice(0, at)) ? 'out-of-stock' : 'in-stock';
}

export function readCondition(text: string | undefined): Condition | undefined {
  if (text === undefined || text.length > 300) return undefined;
  const word = text.slice(text.lastIndexOf('/') + 1).toLowerCase();
  if (/refurb|renewed|reacondicionad|reconditionn|generalüberholt|ricondizionat/.test(word)) return 'refurbished';
  if (/open.?box/.test(word)) return 'open-box';
  if (/used|damaged|pre.?owned|second.?hand|gebraucht|occasion|usa[td]o/.test(word)) return 'used';
  return /new|neu|nuevo|nuovo|neuf|novo/.test(word) ? 'new' : undefined;
}
