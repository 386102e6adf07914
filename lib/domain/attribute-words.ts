import { fold, isUnspaced } from './name-words.ts';

/** What a word says of a product, beside naming it. */
export type WordRole =
  | {
      readonly role: 'colour' | 'format' | 'platform' | 'letter-size' | 'condition' | 'special-edition';
      readonly id: string;
    }
  | { readonly role: 'variant'; readonly id: string }
  | { readonly role: 'refill' | 'bundle' | 'size-word' | 'edition-word' | 'for' | 'filler' };

const BY_ID: Readonly<
  Record<'colour' | 'format' | 'platform' | 'letter-size' | 'condition', Readonly<Record<string, string>>>
> = {
  colour: {
    black:
      'black schwarz schwarze schwarzer schwarzes noir noire noirs negro negra nero nera preto preta zwart zwarte czarny czarna czarne svart sort musta siyah cerny cerna cerne fekete negru чорний чорна черный черная 黒 黒色 黑 黑色 ブラック 검정 블랙 أسود שחור काला hitam onyx obsidian graphite graphit',
    white:
      'white weiss weisse weisser weisses blanc blanche blanco blanca bianco bianca branco branca wit witte bialy biala biale vit hvid hvit valkoinen beyaz bily bila bile feher alb alba белый белая білий біла 白 白色 ホワイト 흰색 화이트 أبيض לבן सफेद putih ivory',
    grey: 'grey gray grau graue grauer graues gris grigio grigia cinza cinzento grijs grijze szary szara szare gra harmaa gri seda sede szurke сірий серый серая 灰 灰色 グレー 회색 그레이 رمادي אפור anthracite anthrazit antracite antracita antraciet',
    silver:
      'silver silber silbern argent argente plata plateado argento prata zilver srebrny srebrna srebro solv hopea gumus stribrna stribrny ezust серебристый сріблястий 銀 銀色 银色 银 シルバー 실버 은색 فضي כסף',
    blue: 'blue blau blaue blauer blaues bleu bleue azul azzurro blu blauw blauwe niebieski niebieska niebieskie bla sininen mavi modry modra modre kek albastru синий синяя синій 青 青色 蓝 蓝色 藍 藍色 ブルー 파랑 블루 파란색 أزرق כחול नीला biru navy marine marino indigo',
    red: 'red rot rote roter rotes rouge rojo roja rosso rossa vermelho vermelha rood rode czerwony czerwona czerwone punainen kirmizi cerveny cervena cervene piros rosu красный красная червоний 赤 赤色 红 红色 紅 紅色 レッド 빨강 레드 빨간색 أحمر אדום लाल merah',
    green:
      'green grun grune gruner grunes vert verte verde groen groene zielony zielona zielone gron vihrea yesil zeleny zelena zelene zold зеленый зеленая зелений 緑 緑色 绿 绿色 綠色 グリーン 초록 그린 녹색 أخضر ירוק हरा hijau olive oliv khaki',
    yellow:
      'yellow gelb gelbe gelber gelbes jaune amarillo amarilla giallo gialla amarelo amarela geel gele zolty zolta zolte gul keltainen sari zluty zluta sarga galben желтый жовтий 黄 黄色 黃色 イエロー 노랑 옐로우 노란색 أصفر צהוב पीला kuning',
    pink: 'pink rosa rose roze rozowy rozowa rozowe vaaleanpunainen pembe ruzova ruzovy rozsaszin roz розовый рожевий ピンク 粉色 粉红 粉红色 桃色 핑크 분홍 وردي ורוד गुलाबी fuchsia magenta',
    purple:
      'purple lila violett violet violette morado morada lila viola roxo paars fioletowy fioletowa lilla mor fialova fialovy фиолетовый фіолетовий 紫 紫色 パープル 보라 퍼플 보라색 بنفسجي סגול lavender lavendel',
    brown:
      'brown braun braune brauner braunes marron brun brune marrone castanho bruin bruine brazowy brazowa brazowe ruskea kahverengi hneda hnedy barna maro коричневый коричневий 茶 茶色 棕色 棕 ブラウン 갈색 브라운 بني חום cognac',
    orange:
      'orange oranje pomaranczowy pomaranczowa oranssi turuncu oranzova naranja arancione laranja оранжевый 橙 橙色 オレンジ 주황 오렌지',
    gold: 'gold golden goldene dore dorado oro dourado goud gouden zloty zlota guld kulta altin zlata zlaty arany золотой золотистый 金 金色 ゴールド 금색 골드 ذهبي זהב',
    beige: 'beige bezowy bezowa bej bezova бежевый ベージュ 米色 베이지',
    turquoise: 'turquoise turkis turquesa turchese turkoois turkusowy turkos turkuaz teal petrol cyan',
    transparent: 'transparent transparente clear trasparente klar przezroczysty genomskinlig seffaf クリア 透明 투명',
  },
  format: {
    hardcover: 'hardcover hardback gebunden gebundene relie dura rigida oprawa twarda inbunden 単行本 精装 정장 양장',
    paperback:
      'paperback softcover taschenbuch broschiert broche poche blanda rustica flessibile brossura comum mole miekka pocket haftad 文庫 平装',
    ebook: 'kindle ebook ebooks epub numerique eknjiga',
    audiobook: 'audiobook horbuch audiolibro audiolivre luisterboek ljudbok sesli audible',
    dvd: 'dvd',
    'blu-ray': 'bluray ブルーレイ',
    cd: 'cd',
    vinyl: 'vinyl vinilo vinile winyl lp schallplatte vinyle',
  },
  platform: {
    switch: 'switch ニンテンドースイッチ',
    xbox: 'xbox',
    pc: 'steam windows',
    mac: 'macos',
  },
  'letter-size': {
    xs: 'xs',
    xl: 'xl',
    '2xl': 'xxl',
    '3xl': 'xxxl',
    '4xl': 'xxxxl',
  },
  condition: {
    refurbished:
      'refurbished refurb renewed reconditioned generaluberholt wiederaufbereitet reconditionne reacondicionado recondicionado ricondizionato rigenerato refurbed gereviseerd odnowiony odnowiona renoverad rekonditionerad yenilenmis repasovany восстановленный відновлений 整備済み 整備済 再生品 리퍼 리퍼비시 翻新 官翻 مجدد מחודש',
    used: 'used gebraucht gebrauchte gebrauchter occasion usado usada usato usata gebruikt tweedehands uzywany uzywana begagnad brugt kaytetty pouzity pouzita hasznalt preowned secondhand б/у вживаний 中古 중고 二手 مستعمل משומש bekas',
    'open-box': 'openbox bware rucklaufer retoure vorfuhrgerat exdemo demoware 開封品 未使用品 전시품',
  },
};

const VARIANTS =
  'pro max plus mini ultra lite slim air se fe super ti nano neo evo digital oled cellular lte junior kids zero light diet decaf entkoffeiniert プロ マックス ミニ 프로 맥스 플러스 미니 울트라';
const SPECIAL_EDITIONS =
  'deluxe collector collectors sammler limited limitierte limitee limitada limitata goty ultimate premium anniversary jubilaums special spezial steelbook extended director illustrated illustrierte';
const WORDS: readonly (readonly ['refill' | 'bundle' | 'size-word' | 'edition-word' | 'for' | 'filler', string])[] = [
  [
    'refill',
    'refill refills nachfullpack nachfullpackung nachfullung nachfuller nachfullbeutel ersatzfullung recharge recharges ecorecharge recambio recambios ricarica ricariche refil recarga navulling navulverpakking navul zapas wklad uzupelnienie pafyllning refillpase yedek napln nahradni utantolto наполнитель сменный 詰め替え 詰替 つめかえ 詰替え 리필 补充装 補充包 替换装',
  ],
  ['bundle', 'bundle bundles paketangebot sparset 同梱 バンドル 번들 套餐'],
  [
    'size-word',
    'size gr grosse grossen taille tailles talla tallas taglia tamanho maat rozmiar storlek storrelse koko beden numara velikost meret marime размер розмір サイズ 사이즈 尺码 尺寸 尺碼 مقاس מידה ukuran',
  ],
  [
    'edition-word',
    'edition editions ausgabe auflage edicion edizione edicao editie druk wydanie edycja utgava udgave baski vydani kiadas editia издание видання 版 판 الطبعة מהדורה',
  ],
  [
    'for',
    'for fur pour para per voor till til dla icin pro для 用 対応 compatible kompatibel compatibile compativel compatibel',
  ],
  [
    'filler',
    `the a an and or of in on with by to und oder mit der die das den dem des ein eine von im am zum zur ohne le la les un une et ou de du des avec en au aux el los las y o con sin del il lo gli e ed di da
     os as um uma com sem do da dos no na met en het een van zonder z i w na ze och med utan ve ile veya new neu neue nouveau nuevo nuovo novo nieuw nowy ny yeni 新品 original originale offiziell official genuine
     amazon brand inkl incl inclusive free versand shipping delivery pack packs set er`,
  ],
];

const roles = new Map<string, WordRole>();
for (const [role, ids] of Object.entries(BY_ID) as [keyof typeof BY_ID, Record<string, string>][]) {
  for (const [id, words] of Object.entries(ids))
    for (const word of words.split(' ')) roles.set(fold(word), { role, id });
}
for (const [role, words] of WORDS) {
  for (const word of words.split(/\s+/))
    if (!roles.has(fold(word)) || role !== 'filler') roles.set(fold(word), { role });
}
for (const word of VARIANTS.split(' ')) roles.set(fold(word), { role: 'variant', id: fold(word) });
for (const word of SPECIAL_EDITIONS.split(' '))
  roles.set(fold(word), { role: 'special-edition', id: word.replace(/s$/, '') });

/** Words of scripts without spaces, longest first: they stand inside of longer runs. */
const runOn = [...roles]
  .filter(([word]) => isUnspaced(word) && word.length > 1)
  .sort(([a], [b]) => b.length - a.length);
/** Shades, as the Germanic languages put them before a colour. */
const SHADES = /^(?:dunkel|hell|matt|tief|mork|ljus|donker|licht|schwarz|weiss)(?=.{3})/;

/** Every word that was looked at, known or not: the same ones come in offer after offer. */
const looked = new Map<string, WordRole | null>(roles);
const MOST_LOOKED = 20_000;

export function roleOf(word: string): WordRole | undefined {
  const known = looked.get(word);
  if (known !== undefined) return known ?? undefined;
  const role = partRole(word);
  if (looked.size < MOST_LOOKED) looked.set(word, role ?? null);
  return role;
}

/** What a part of a word says: the colour of "dunkelblau", the refill in a run of Japanese. */
function partRole(word: string): WordRole | undefined {
  if (word.length > 6 && SHADES.test(word)) {
    const shade = roles.get(word.replace(SHADES, ''));
    if (shade?.role === 'colour') return shade;
  }
  if (word.charCodeAt(0) < 0x3000) return undefined;
  return runOn.find(([part]) => word.includes(part))?.[1];
}
