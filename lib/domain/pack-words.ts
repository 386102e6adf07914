import { fold } from './name-words.ts';
import { wordList } from './word-list.ts';

/** Dimensions in which goods are sold: these make a pack, and a unit price. */
export type Dimension = 'mass' | 'volume' | 'length' | 'area' | 'piece' | 'wash';
/** What else a number with a unit can say of a product. */
export type MeasureKind =
  | Dimension
  | 'storage'
  | 'power'
  | 'voltage'
  | 'frequency'
  | 'charge'
  | 'energy'
  | 'pixels'
  | 'percent'
  | 'strength'
  | 'light'
  | 'pressure'
  | 'lines'
  | 'parts';

export interface Unit {
  readonly kind: MeasureKind;
  /** In g, ml, m, m², pieces, washes, GB, W, V, Hz, mAh, Wh … */
  readonly factor: number;
  /** Pieces that hold something of their own (a can), that are doses of the whole (a capsule), or neither. */
  readonly piece?: 'container' | 'dose' | 'plain';
  /** Units that state how much there is, not how large it is: 2 m of cable, but a 139 cm screen. */
  readonly isContent?: boolean;
}

/** `factor: words`, by kind. Written as shops write them in some fifteen languages; folded when read. */
const UNITS: readonly (readonly [Omit<Unit, 'factor'>, string])[] = [
  [
    { kind: 'mass', isContent: true },
    `1: g gr gm gms gram grams gramm gramme grammes grammi grammo gramo gramos grama gramas gramow г гр грамм γρ γραμμαρια グラム 그램 克 公克 جم جرام غرام גרם גר กรัม ก ग्राम ג گرم گرمی
     1000: kg kgs kilo kilos kilogram kilograms kilogramm kilogrammes kilogramme kilogramo kilogramos kilogramas chilo chilogrammi кг κιλο κιλα キロ 킬로그램 公斤 千克 كجم كغ كيلو ק"ג קג กก กิโลกรัม किलो κιλου κιλ קילו کیلوگرم کیلو کیلویی
     28.3495: oz ounce ounces once onces unze unzen onzas 온스 盎司
     453.592: lb lbs pound pounds pfund libra libras livre livres 磅 ポンド
     500: 斤`,
  ],
  [
    { kind: 'volume', isContent: true },
    `1: ml mls millilitre millilitres milliliter milliliters mililitro mililitros millilitri мл μλ cc ミリリットル 毫升 밀리리터 מ"ל מל มล มิลลิลิตร मिली مل میلیلیتر
     10: cl zentiliter centilitre centilitres centilitro centilitri
     100: dl
     1000: l lt ltr ltrs liter liters litre litres litro litros litri litr litry litrow litru lit лит л литр λιτρο λιτρα λτ リットル 升 公升 리터 لتر ליטר ลิตร लीटर λ λιτ λιτρου ล ל ליטרים لیتر لیتری
     29.5735: floz fz
     3785.41: gal gallon gallons galon galones galao
     946.353: quart quarts qt`,
  ],
  [
    { kind: 'length', isContent: true },
    `1: m mt mts mtr mtrs meter meters metre metres metro metros metri metrow metry м метр メートル 米 미터 متر מטר मीटर lfm
     0.3048: ft feet foot fuss pieds
     0.9144: yd yds yard yards`,
  ],
  [
    { kind: 'length' },
    `0.01: cm centimeter centimeters centimetre centimetres centimetros zentimeter см センチ 厘米 公分 센티 سم
     0.001: mm millimeter millimeters millimetre millimetres milimetros мм ミリ 毫米 밀리 مم
     0.0254: " in inch inches zoll pouce pouces pulgada pulgadas pollici pollice polegada polegadas cali cale tum tommer inc дюйм дюймов дюйма インチ 型 인치 寸 英寸 بوصة אינץ इंच`,
  ],
  [{ kind: 'area', isContent: true }, '1: qm sqm m2 m² quadratmeter'],
  [
    { kind: 'wash', isContent: true },
    '1: wl waschladungen wascheinheiten waschgange wash washes loads lavages lavage lavados lavaggi lavagens wasbeurten pran prania prani tvattar vask yikama стирок 洗衣',
  ],
  [
    { kind: 'piece', piece: 'plain', isContent: true },
    `1: pc pcs pce pces piece pieces pk count ct units unit stk stck stuck stueck pezzi pezzo pz pzas pza piezas pieza unidades unidad unid uds ud und un unids unites unite pecas peca
     stuks stuk st styck stycken szt sztuk sztuki adet parca шт штук штуки τεμ τεμαχια τμχ ks kusu buc bucati db darab kpl kappaletta 個 个 個入 枚 枚入 张 張 抽 本 本入 入 件 只 支 颗 개 개입 매 매입 입 장 자루 قطعة قطع יחידות ชิ้น แผ่น यूनिट पीस ea kom komada barras pants mieng cai chiec lembar butir бр броя αδα ρολα 食 冊 块 塊 根 條 条 حبة حبات ورقة יח عدد عددی ใบ
     blades klingen ersatzklingen lames cuchillas lamette laminas mesjes ostrza sheets blatt feuilles hojas fogli folhas vellen arkuszy ark yaprak lap листов
     diapers nappies windeln couches panales pannolini fraldas luiers pieluchy pieluszki blojor bezi bez eggs eier oeufs huevos uova pairs pair paar paare paires paire pares par paia pary par cift 足 双 켤레
     batteries batterien piles pilas pilhas batterie wipes tucher lingettes toallitas salviette toalhitas doekjes chusteczek
     linsen lenses lentilles lentillas lentine soczewek pens stifte tissues filters filter filtres filtros filtri bag bags beutel sacs bolsas sacchetti sacos zakken stofzuigerzakken workow pasar poset
     pipette pipettes pipetten pipetas pipetki pipetek pipetter піпеток піпетки пипеток пипетки apositos lenti linser lentes soczewki patronen tintenpatronen cartridges cartouches cartuchos cartucce inktpatronen pencils bleistifte olowkow matite lapices
     12: dozen dozens dutzend douzaine douzaines docena docenas dozzina dozzine duzia duzias dozijn tuzin tucet dussin dusin`,
  ],
  [
    { kind: 'piece', piece: 'dose', isContent: true },
    `1: tablets tablet tabs tabletten comprimes comprimidos compresse tabletki tabletek tabletter таблеток δισκια vien 錠 片 粒 정 tabletta
     capsules capsule caps cps kapseln capsulas gelules kapsulki kapsulek kapslar kapsul капсул καψουλες カプセル 캡슐 胶囊 膠囊 pods pads dosettes cialde discs softgels gummies perlen pastillen pastilles pastille pastiglie pastillas lozenges sticks caplets gelcaps vcaps chews filmtabletten brausetabletten kautabletten dragees ampullen ampoules ampollas fiale ovule ovuli drajeuri comprimate pastile fiole tablete supozitoare perle kaps tabl tdiscs tdisc teabags teabag tagesportionen tagesportion portionen portions kapsli kapszula tablettia kapselia таблетки капсулы капсули
     sachets sachet teebeutel bolsitas bustine saquetas zakjes torebek paczek пакетик пакетика пакетики пакетиков пак φακελακια goi ซอง 小袋 包 袋 스틱 포 saches sobres plicuri saszetek sase قرص أقراص كبسولة كبسولات كيس أكياس ظرف שקיות כמוסות טבליות เม็ด แคปซูล`,
  ],
  [
    { kind: 'piece', piece: 'container', isContent: true },
    `1: cans can dosen dose canettes boites latas lattine blikjes blikken puszki puszek burkar kutu банок 缶 罐 캔 bottles bottle flaschen flasche bouteilles botellas bottiglie garrafas flessen butelek butelki flaskor sise бутылок ボトル 瓶 병 ขวด กระป๋อง
     jars glaser pots tarros vasetti frascos potten slojow tubes tuben tubi tubos cartons kartons briques bricks rolls roll rollen rolle rouleaux rollos rotoli rolos rolek rolki rullar rulo pacchetti рулонов ロール 卷 롤 盒 箱 팩 パック 袋入 ruller rullaa rola role rolni roli tekercs cuon рулон рулона рулонів ม้วน رول גליל גלילים ケース 听 桶 串 提 봉 봉지 박스 lon ถ้วย กล่อง ห่อ ถุง علبة علب زجاجة زجاجات botol kaleng bungkus botes briks tarrinas barquettes tins packs packungen paquets paquetes pacchi pacotes pakken opakowan paketer`,
  ],
  [{ kind: 'storage' }, '1: gb go gib гб ギガ 기가 جيجابايت 1024: tb to tib тб テラ 테라 0.0009765625: mb mo'],
  [{ kind: 'power' }, '1: w watt watts vatios вт ワット 와트 瓦 1000: kw 735.5: hp ps cv'],
  [{ kind: 'voltage' }, '1: v volt volts voltios вольт ボルト 伏'],
  [{ kind: 'frequency' }, '1: hz гц ヘルツ 赫兹 1000000: mhz 1000000000: ghz ггц'],
  [{ kind: 'charge' }, '1: mah мач 毫安 1000: ah'],
  [{ kind: 'energy' }, '1: wh 1000: kwh'],
  [{ kind: 'pixels' }, '1: mp mpx megapixel megapixels megapixeles 万画素 万像素'],
  [{ kind: 'percent' }, '1: % percent prozent vol'],
  [{ kind: 'strength' }, '1: mg мг 毫克 0.001: mcg ug μg µg ie iu ui'],
  [{ kind: 'light' }, '1: lm lumen lumens'],
  [{ kind: 'pressure' }, '1: bar'],
  [
    { kind: 'parts' },
    '1: teilig teilige teiliges teiliger tlg teile delig delige delar elementow elementy dilu dilny parcali',
  ],
  [{ kind: 'lines' }, '1: p i k dpi'],
];

/** Words that make the number beside them a multiple: "pack of 6", "6er Pack", "lot de 6", "set van 6". */
const PACK_WORDS = `pack packs pak pakke pakket paket pakiet paquete paquetes pacote pacotes pacco pakkaus packung packungen multipack multipacks box boxes boite boites caja cajas caixa caixas case karton kartons carton cartons tray palette
  lot lote lotto set sets kit kits bundle conjunto juego confezione confezioni zestaw zestawy opakowanie opakowan komplet komple bal stange kiste kasten viererpack forpackning forpackningar doos cofanetto coffret takim セット 組 套装 套 セット入 세트 팩 упаковка набор комплект مجموعة عبوة แพ็ค แพค thung bax isi baleni csomag fardo pachet cx fd shrink bte pochette pochettes etui etuis astuccio astucci estuche estuches sachet`;
export const OF_WORDS = wordList('of de von mit van da di com con med av z zu a da per o');
/** Before a unit that is often sold by its half: "half gallon", "medio kilo", "demi-litre". */
const HALF_WORDS = 'half halb halbe halber halbes demi medio media mezzo mezza meio meia pol halv halva';
const PLUS_LIMIT =
  'bis max maximal maximum min mindestens upto to jusqu jusque hasta fino ate tot do till ab from for fur around ca up kapazitat capacity belastbar traglast ergibt ergeben yields';
const NUMERAL_PACKS = new Map(
  Object.entries({
    doppelpack: 2,
    zweierpack: 2,
    duopack: 2,
    twinpack: 2,
    duopak: 2,
    duobox: 2,
    dreierpack: 3,
    triplepack: 3,
    viererpack: 4,
    funferpack: 5,
    sechserpack: 6,
    sixpack: 6,
    zehnerpack: 10,
    bipack: 2,
    tripack: 3,
    dvojbaleni: 2,
    dwupak: 2,
    trojpak: 3,
    czteropak: 4,
  }),
);
/** Numerals that need a pack word beside them. */
const NUMERALS = new Map(
  Object.entries({
    twin: 2,
    double: 2,
    dupla: 2,
    duo: 2,
    doble: 2,
    doppio: 2,
    dubbel: 2,
    triple: 3,
    trio: 3,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    twelve: 12,
    deux: 2,
    trois: 3,
    quatre: 4,
    dos: 2,
    tres: 3,
    cuatro: 4,
    due: 2,
    tre: 3,
    quattro: 4,
    dwa: 2,
    twee: 2,
    drie: 3,
    vier: 4,
    zwei: 2,
    drei: 3,
    ikili: 2,
    uclu: 3,
  }),
);

function words(text: string): Set<string> {
  return new Set(text.split(/\s+/).map(fold));
}

/** The 個セット of "3個セット": a set of so many. */
export const SET_OF = /[個개].*(?:セット|세트|묶음|套|組)/;

export const packWords = words(PACK_WORDS);
export const halfWords = words(HALF_WORDS);
export const limitWords = words(PLUS_LIMIT);

/** How many packs a word means, alone ("Doppelpack") or before a pack word ("twin pack"). */
export interface WordMultiple {
  readonly amount: number;
  readonly needsPackWord: boolean;
}

const multiples = new Map<string, WordMultiple>([
  ...[...NUMERALS].map(([word, amount]) => [word, { amount, needsPackWord: true }] as const),
  ...[...NUMERAL_PACKS].map(([word, amount]) => [word, { amount, needsPackWord: false }] as const),
]);

export function wordMultiple(word: string): WordMultiple | undefined {
  return multiples.get(word);
}

const units: ReadonlyMap<string, Unit> = new Map(
  UNITS.flatMap(([unit, text]) => {
    let factor = 1;
    return text.split(/\s+/).flatMap((word): [string, Unit][] => {
      if (!/^[\d.]+:$/.test(word)) return [[fold(word), { ...unit, factor }]];
      factor = Number(word.slice(0, -1));
      return [];
    });
  }),
);

export const isWholeUnit = (word: string): boolean => units.has(word);

/** So many were sold, or may be bought: nothing that a pack holds. */
const SALES = /突破|限/;

const LONGEST_PREFIX = 6;

/** The unit that a word names. Scripts without spaces run on ("24個入り"), so there the longest known beginning counts. */
export function unitOf(word: string): Unit | undefined {
  const whole = units.get(word);
  if (whole !== undefined || word.charCodeAt(0) < 0x3000 || SALES.test(word)) return whole;
  for (let length = Math.min(LONGEST_PREFIX, word.length); length > 0; length -= 1) {
    const unit = units.get(word.slice(0, length));
    if (unit !== undefined) return unit;
  }
  return undefined;
}
