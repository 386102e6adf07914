import type { Availability, Condition } from '../sighting.ts';

/** Words that say by themselves that nothing is left. */
const GONE =
  /out ?of ?stock|снят[оы]? с |ожидается пост|^ожидается$|очікується|архивный товар|товара нет|закончил(?:ся|ось|ась|ись)|закінчи[вл]|раскупл|знято з|ni zalog|făr[aă] stoc|lips[aă] stoc|satışa kapalı|no hay (?:stock|exist)|^no ?stock|descatalogad|fora de linha|fuori produz|^otsas|laikinai nėra|awaiting stock|no longer stock|ngừng kinh|^kosong|beszerzés alatt|can(?:no|')t be (?:order|purch|bought)|(?:nelze|nie je možné).{0,20}(?:koupit|kúpiť|objedna)|sold ?out|discontinued|back in stock|notif|powiadom|hlídat|haber ver|поступл|повідом|再入荷|재입고|[到入][貨货荷](?:待|通|提|预)|أعلمني|עדכנו|av[ií]same|avise me|avvisami|ausverkauft|ausgelaufen|vergriffen|uitverkocht|[ée]puis[ée]|rupture|victime de son|agotad|esgotat|(?:sin|sem|fuera de) (?:stock|existencias)|esaurit|esgotad|(?:fora de|sem) estoque|brak|wyprzedan|vypr|ra[sz]proda[nt]|fogyott|temin edilem|ekki til|end of life|hiány|epuizat|stoc 0|u[dt]solgt|slutsåld|slut i|(?:^|tillfälligt )slut$|uppsel|loppu|müüdud|(?:pole|ei ole) (?:\S+ )?laos|nav noliktav|izpārdot|išparduo|neturime|prekės nėra|εξαντλ|εκτός|tüken[dm][iı]|yok|bulunma|değil|распродан|отсутству|изчерпан|товар зак[оі]нч|немає на|品[切絶]|販売終了|在庫(?:なし|切)|売り?切|完売|取り扱いでき|[缺無无][貨货庫库]|[補补][貨货]中|下架|售[完罄]|품절|판매 ?종료|재고 ?없|hết|cháy hàng|(?<!ทั้ง)หมด|habis|stok kosong|نف[دذ]|اتمام|אזל|חסר|नहीं|^(?:oos|out|0|false)$|(?:^|bereits )(?:sold|verkauft|vendu|vend[iu]do|venduto|verkocht|såld|solgt|prodáno|sprzedan[eoy]|vândut|продано)(?:$|[.!]| ?[—–|])/;
/** Words of what is there or can be ordered, where none of the next stands before them. */
const THERE =
  /(?:ne|n['’]en) reste (?:plus )?que|in ?stock|spedi(?:to|zione) (?:entro|in) \d|enviado (?:en|dentro)|verzonden binnen|skickas (?:vanl|inom)|wysyłane w|kargoya veril|発送します|erhältlich|erscheint am|will be released|pozostało|rimast|auf bestell|vorbestell|bestell(?:ware|bar)|op bestelling|sur commande|su ordinaz|ordinabil|por encargo|bajo pedido|sob encomenda|na zam[óo]w|na objedn|rendelésre|tilaustuote|beställningsv|bestillingsv|παραγγελ|sipariş üzer|取り?寄せ(?!不)|予約(?:[受商販]|可)|[预預][售购購]|под заказ|предзаказ|замовлення|поръчка|(?:pe|la) comand|narudžb|na wyczerp|u dodavatel|достат|env[ií]o en \d|entrega im|entrega inm|sous \d|consegna \d|fjernlager|^lagervara|[僅仅][少剩]|구매 ?가능|有[庫库]存|sẵn hàng|limited stock|ultimele buc|ready (?:stock|to ship)|ships (?:today|in|within)|only \d+ left|limited ?a|online ?only|(?:in)? ?store ?only|(?:pre|back|made ?to) ?(?:order|sale)|available|low ?stock|few left|last (?:one|\d)|d[ei]spatch(?:ed)? (?:in|with)|lieferbar|versandfertig|(?:zur )?verfüg(?:bar|ung)|vorrätig|lieferzeit \d|letzte[ns]? st[üu]|lagernd|nur noch \d|(?:auf|ab|på|i|na) ?lager|leverbaar|beschikbaar|in huis|verkrijgbaar|voorra|(?:en|em) ?stock|plus que \d|livraison sous|expédié sous|dispon[ií][bv]|quedan \d|env[ií]o inm|últimas? unidad|existen|em estoque|pronta (?:entrega|consegna)|sklad[eo]m|k odesl|posledn[íéý] kus|na ?(?:sklad|stan|zalog|zalih)|dost[ęu]p|raspoloživ|dobavljiv|magazyn|wysyłka w|ostatni[ae] szt|raktáron|rendelhet|készleten|elérhető|szállítható|[îi]n stoc|livrare im|stoc (?:suficient|limitat)|til+g(?:je|[äæ])ng|varasto(?:ssa|sta)|saatavilla|^laos|saadaval|pieejam|prieinam|noliktavā|sandėlyje|^turime|διαθέσιμ|απόθεμα|ετοιμοπαράδ|stokta|mevcut|hemen teslim|налич|на склад|наявн|готов[аоы]? (?:к|до)|在庫(?:あり|有|数|わず)|[即当]日発送|即納|残り|[有現现][貨货]|[庫库]存充足|재고 ?있|còn hàng|มีสินค้า|พร้อมส่ง|tersedia|متوفر|متاح|المخزون|موجود|במלאי|स्टॉक में|^(?:in|1|true|yes)$/;
const NOT =
  /(?<![\p{L}\d.,])(?:(?:not?|none|0|n[aã]o|non|pas|nicht|niet|nie|není|pole|nav|nincs|nem|nu este?|ikke|inte|ej|ei|ne|ni|nije|nisu|nema|sin|when|wenn|sobald|cuando|quando|lorsque|als|tidak|не|нет|немає|няма|μη|δεν|لا|غير|ليس|לא|אין)(?: \p{L}+){0,3} ?|plus |o |un|in|nie|ne|نا)$/u;

/** All that is said. */
export const LACK =
  /^(?:no|nein|nee|non|n[aã]o|nie|ne|nem|nu|ei|nej|nei|ingen|нет|н[іе]|няма|yok|nincs|không|[x×✕✗✘]|なし|[無无]|없음|tidak|لا|לא)$/;

/** What the shops of a town have not may still be sent. */
const IN_TOWN =
  /(?:^|\P{L})(?:in[ -]store(?!\p{L}| only)|in (?:\p{L}+ )?stores|(?:in|at) (?:this|your|selected|nearby) stores?|in (?:den |unseren |deine[nr] |ihre[nr] )?(?:geschäften|filialen?|märkten)|im (?:laden|markt)|en (?:magasin|boutique|tienda)s?|[en]m? lojas?|in negozio|in (?:de |onze )?winkels?|i (?:butik|varehus|forretning)|i butikk|na (?:prodejn|predajn)|w (?:sklepie stac|salon)|üzlet\S*ben|în magazin|mağaza(?!m)|store stock|myymäl\p{L}*)|店[頭舗铺鋪]|매장|门店|門市|в (?:розничных )?магазинах/u;

/** `https://schema.org/InStock`, `in stock`, `instock`, or what shops write instead. */
export function readAvailability(text: string | undefined): Availability | undefined {
  if (text === undefined || text.length > 300) return undefined;
  const words = text
    .replace(/^\S*\/(?=\S)/, '')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
  const gone = IN_TOWN.test(words) && !words.includes('online') ? undefined : 'out-of-stock';
  if (GONE.test(words)) return gone;
  // “Verfügbarkeit: nicht auf Lager”: a label has the same words in it, and says nothing.
  const value = words.replace(/^[^:：]{2,25}[:：] ?/, '');
  const said = THERE.test(value) || LACK.test(value) ? value : words;
  if (LACK.test(said)) return gone;
  const at = said.search(THERE);
  if (at < 0) return undefined;
  return NOT.test(said.slice(0, at)) ? gone : 'in-stock';
}

export function readCondition(text: string | undefined): Condition | undefined {
  if (text === undefined || text.length > 300) return undefined;
  const word = text.slice(text.lastIndexOf('/') + 1).toLowerCase();
  if (/refurb|renewed|reacondicionad|reconditionn|generalüberholt|ricondizionat/.test(word)) return 'refurbished';
  if (/open.?box/.test(word)) return 'open-box';
  if (/used|damaged|pre.?owned|second.?hand|gebraucht|occasion|usa[td]o/.test(word)) return 'used';
  return /new|neu|nuevo|nuovo|neuf|novo/.test(word) ? 'new' : undefined;
}
