import { COLOURS } from './colour-words.ts';
import type { WordRole } from './word-role.ts';

type Valued = Extract<WordRole, { id: string }>['role'];

export const BY_ID: Readonly<
  Record<Exclude<Valued, 'choice' | 'variant' | 'special-edition'>, Readonly<Record<string, string>>>
> = {
  colour: COLOURS,
  format: {
    hardcover:
      'hardcover hardback gebunden:de relie relies reliee cartone dura rigida rilegato cartonata twarda tward:pl inbunden innbundet pevna keménytáblás ciltli твердый твердая 単行本 ハードカバー 精装 精裝 정장 양장 양장본',
    paperback:
      'paperback softcover taschenbuch broschiert:de broche poche blanda rustica bolsillo flessibile brossura tascabile comum mole miekka miekki pocket haftad heftet brozovana puhakötés karton_kapak мягкая 文庫 文庫本 ペーパーバック 平装 平裝 문고판',
    ebook: 'kindle ebook ebooks e_book epub numerique eknjiga digitale_ausgabe 電子書籍 电子书 전자책',
    audiobook:
      'audiobook horbuch audiolibro audiolivre luisterboek ljudbok lydbok sesli audible livre_audio audio_book オーディオブック',
    dvd: 'dvd',
    'blu-ray': 'bluray blu_ray ブルーレイ 블루레이',
    '4k': 'uhd ultra_hd',
    cd: 'cd',
    vinyl: 'vinyl vinilo vinile winyl lp schallplatte vinyle disco_vinil レコード',
  },
  platform: {
    switch: 'switch ニンテンドースイッチ 스위치',
    xbox: 'xbox',
    pc: 'steam windows',
    mac: 'macos',
    linux: 'linux ubuntu',
    chromeos: 'chromeos chrome_os',
    'no system':
      'freedos free_dos no_os without_os ohne_betriebssystem ohne_windows sin_sistema sans_systeme senza_sistema bez_systemu',
  },
  'letter-size': { xs: 'xs', xl: 'xl', '2xl': 'xxl', '3xl': 'xxxl', '4xl': 'xxxxl' },
  condition: {
    refurbished:
      'refurbished refurb renewed reconditioned remanufactured generaluberholt:de wiederaufbereitet:de aufbereitet:de instandgesetzt:de erneuert:de reconditionne:fr remis_a reacondicionad:es recondicionad:es ricondizionat:it rigenerat:it refurbed gereviseerd:nl gerenoveerd:nl odnowion:pl renowowan:pl regenerowan:pl renoverad renoverat rekonditionerad genbrugt istandsat yenilenmis repasovan:cs felujitott kunnostettu восстановленный восстановленная восстановленные відновлен:uk 整備済み 整備済 再生品 리퍼 리퍼비시 리퍼브 翻新 官翻 مجدد مجددة מחודש מחודשת rekondisi',
    used: 'used gebraucht:de occasion occasions usad:es usat:it gebruikt:nl tweedehands uzywan:pl begagnad begagnat begagnade brugt brugte brukt kaytetty pouzit:cs hasznalt preowned pre_owned pre_loved secondhand second_hand 2nd_hand zweite_hand segunda_mano seconda_mano segunda_mao tweede_hands ikinci_el 2_el like_new wie_neu neuwertig:de comme_neuf come_nuovo como_nuevo como_novo zo_goed б_у бу вживан:uk подержанный 中古 中古品 ユーズド 중고 중고품 二手 مستعمل مستعملة משומש משומשת bekas',
    'open-box':
      'openbox open_box bware b_ware b_stock rucklaufer retoure retourware vorfuhrgerat vorfuhrmodell ausstellungsstuck exdemo ex_demo demoware ex_display reconditionnement_ouvert geopend:nl 開封品 開封済み 未使用品 전시품 开箱',
  },
};

export const VARIANTS =
  'pro max plus mini ultra lite slim air flip se fe super ti nano neo evo digital oled solar sapphire ii iii iv intense elixir absolu dlc music junior kids zero light diet プロ マックス ミニ 프로 맥스 플러스 미니 울트라';
/** What a product goes without, or has, that another of its line has not: wherever in the name it is said. */
export const KINDS: Readonly<Record<string, string>> = {
  decaf:
    'decaf entkoffeiniert:de decafeine descafeinado decaffeinato cafeinevrij bezkofeinow:pl zero_caffeine caffeine_free koffeinfrei:de sans_cafeine sin_cafeina senza_caffeina ノンカフェイン デカフェ 디카페인 低因',
  'sugar-free':
    'sugarfree sugar_free zuckerfrei:de sans_sucre sans_sucres sin_azucar senza_zucchero sem_acucar zero_acucar zero_sugar zero_zucker zero_sucre zero_sucres zero_azucar zero_zuccheri suikervrij bez_cukru sockerfri sukkerfri 無糖 无糖 무설탕',
  tinted: 'tinted getont:de teinte teintee',
  sensitive: 'sensitive sensitiv sensible sensibles sensibile sensibili wrażliw:pl citliv:cs känslig hassas',
  whitening: 'whitening blanqueador sbiancante blancheur',
  'alcohol-free':
    'alkoholfrei:de alcohol_free sans_alcool sin_alcohol analcolic:it alcoholvrij:nl bezalkoholow:pl sem_alcool',
  'run-flat': 'runflat run_flat rft ssr',
  cask: 'cask barrel',
  extension:
    'extension expansion erweiterung erganzung espansione ampliacion uitbreiding rozszerzenie expansao udvidelse utvidelse rozsireni verlangerung verlangerungskabel rallonge prolunga prolongador verlengkabel',
  // Of bulbs: more than one white, and colours.
  multicolour: 'color_ambiance colour_ambiance color_amb colour_amb',
  'all whites': 'white_ambiance tunable_white',
  toric: 'toric torisch:de torique toriques torica torico toriche torici toryczne toriska toriske',
  multifocal: 'multifocal multifocals multifokal:de multifocale multifocaux multifocali multifokalne',
  'fluoride-free':
    'fluoridfrei:de fluoride_free ohne_fluorid sans_fluor sin_fluor senza_fluoro zonder_fluoride bez_fluoru',
  wholegrain:
    'vollkorn wholegrain whole_grain wholewheat whole_wheat wholemeal integrali integrais volkoren fullkorn pelnoziarnist:pl celozrnn:cs',
  'gore-tex': 'gtx goretex gore_tex',
  heatsink: 'heatsink kuhlkorper dissipateur disipador dissipatore',
};
export const ANYWHERE: ReadonlySet<string> = new Set(Object.keys(KINDS));
/** One word in every language. */
export const NAMED_EDITIONS: Readonly<Record<string, string>> = {
  collector: 'collector collectors coleccionista collezionista sammler',
  limited: 'limited limitiert:de limitee limitada limitata',
  anniversary: 'anniversary anniversaire aniversario anniversario jubilaum jubilaums rocznica',
  special: 'special spezial',
  illustrated: 'illustrated illustriert:de illustree ilustrada illustrata',
  premium: 'premium プレミアム 프리미엄',
  ultimate: 'ultimate ultimativ:de ultime',
  goty: 'goty game_year jeu_annee juego_ano gioco_anno jogo_ano gry_roku',
};
export const SPECIAL_EDITIONS =
  'deluxe creator tester steelbook extended director commemorative conmemorativa big_box 限定版 初回限定 特装版';
export const WORDS: readonly (readonly [
  'refill' | 'size-word' | 'edition-word' | 'generation-word' | 'for' | 'accessory' | 'filler',
  string,
])[] = [
  [
    'accessory',
    'case cover hülle schutzhülle handyhülle tasche panzerglas displayschutz displayschutzfolie schutzfolie schutzglas folie coque étui etui funda carcasa custodia hoes hoesje deksel fodral skal pokrowiec futerał kılıf kılıfı capa capinha obal pouzdro чехол ケース カバー 保护壳 手机壳 케이스 フィルム 钢化膜 protector screenprotector armband strap sport_band watch_band bracelet correa cinturino bandje pasek ストラップ 表带 스트랩 halterung ladegerät ladekabel charger chargeur cargador caricabatterie oplader ładowarka laddare netzteil replacement spare rechange repuesto zamienny reservdel sticker aufkleber',
  ],
  [
    'refill',
    'refill refills nachfullpack nachfullpackung nachfullung nachfuller nachfullbeutel ersatzfullung recharge recharges ecorecharge recambio recambios ricarica ricariche refil recarga navulling navulverpakking navul zapas wklad uzupelnienie pafyllning refillpase yedek napln nahradni utantolto наполнитель сменный 詰め替え 詰替 つめかえ 詰替え 리필 补充装 補充包 替换装',
  ],
  [
    'size-word',
    'size gr grosse grossen taille tailles pointure pointures talla tallas taglia tamanho maat rozmiar storlek stl storrelse koko beden numara velikost meret marime размер розмір サイズ 사이즈 尺码 尺寸 尺碼 مقاس מידה ukuran',
  ],
  [
    'edition-word',
    'edition editions ausgabe auflage edicion edizione edicao editie druk wydanie edycja utgave utgava udgave baski vydani kiadas editia издание видання 版 판 الطبعة מהדורה',
  ],
  [
    'generation-word',
    'generation gen generacion generazione geracao generatie generacja generace generacio nesil поколение поколения покоління 世代 세대 代',
  ],
  [
    'for',
    'for fur pour para per voor till til dla icin pro для 用 対応 compatible compatibles kompatibel compatibile compatibili compativel compatibel kompatibilni kompatybilny kompatybilna kompatybilne kompatibilis',
  ],
  [
    'filler',
    `the a an and or of nr in on with by to und oder mit der die das den dem des ein eine von im am zum zur ohne le la les un une et ou de du des avec en au aux el los las y o con sin del il lo gli e ed di da
     os as um uma com sem do da dos no na met en het een van zonder z i w na ze och med utan ve ile veya new neu neue nouveau nuevo nuovo novo nieuw nowy ny yeni 新品 originale offiziell official genuine
     zzgl pfand aus
     prijzen preisvergleich kaufen bestellen
     amazon brand inkl incl inclusive free versand shipping delivery pack packs set komplettset er`,
  ],
];

/** The first of several stages has no number: "Pre" comes before "1". */
export const STAGE_ZERO = 'pre';

/** Several in one pack, as long as nothing says how many. */
export const UNCOUNTED = 'multipack';
/** Several things in one box: a shop's own word for it, or a set that the maker sells beside the thing itself. */
export const BUNDLES: Readonly<Record<string, string>> = {
  bundle: 'bundle bundles paketangebot sparset megapack megapaket 同梱 バンドル 번들 套餐',
  starter:
    'starterset starterpaket starterkit startset startsett startpakke starter_set starter_kit starter_pack starter_paket pack_decouverte coffret_decouverte startpakket startpaket zestaw_startowy スターターセット 스타터세트 стартовый_набор',
  basic: 'basic_set basis_set basisset',
  gift: 'gift_set gift_box gift_pack geschenkset geschenkbox geschenkpackung geschenk_set coffret_cadeau estuche_regalo set_regalo confezione_regalo cofanetto_regalo cadeauset zestaw_prezentowy presentset hediye_seti ギフトセット 선물세트 礼盒 подарочный_набор',
  combo: 'combo_kit combo_pack combo_set fly_more',
  [UNCOUNTED]: 'multipack multipacks value_pack multi_pack',
};
