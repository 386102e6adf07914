/**
 * What a maker sells one line of goods in: tastes, shapes, forms. As in choice-words.ts, names that choose differently along one
 * axis are two products.
 */
export const VARIETIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  flavour: {
    vanilla:
      'vanilla vanille vainilla vaniglia baunilha wanilia waniliowy vanilj vanilya vanilka ваниль バニラ 香草 바닐라',
    strawberry:
      'strawberry strawberries erdbeere erdbeer fraise fraises fresa fragola fragole morango aardbei truskawka truskawkowy jordgubb jordbær çilek jahoda клубника 草莓 ストロベリー いちご 苺 딸기',
    chocolate:
      'chocolate schoko schokolade chocolat cioccolato chocolade czekolada czekoladowy choklad chokolade sjokolade cikolata cikolatali čokoláda шоколад チョコ ショコラ チョコレート 巧克力 초콜릿 초코',
    lemon:
      'lemon zitrone zitronen citron limon limone limão citroen cytryna cytrynowy sitron limonlu citrón лимон レモン 柠檬 레몬',
    cherry:
      'cherry kirsche kirsch cerise cereza ciliegia cereja kers wisnia körsbär kirsebær vişne вишня チェリー 樱桃 체리',
    raspberry: 'raspberry himbeere himbeer framboise frambuesa lampone framboesa framboos malina hallon ahududu малина',
    banana: 'banana banane plátano banaan banan muz банан バナナ 香蕉 바나나',
    mint: 'mint peppermint spearmint minze pfefferminze menthe menta hortelã munt mieta mynta nane мята ミント 薄荷 민트',
    caramel: 'caramel karamell karamel caramelo caramello karmel карамель キャラメル 焦糖 카라멜',
    hazelnut:
      'hazelnut haselnuss noisette avellana nocciola avelã hazelnoot orzech hasselnöt findik фундук ヘーゼルナッツ 榛子',
    coconut: 'coconut kokos kokosnuss coco cocco kokosnoot hindistancevizi кокос ココナッツ 椰子 코코넛',
    peach: 'peach pfirsich peche melocotón pesca pêssego perzik brzoskwinia persika şeftali персик ピーチ 桃子 복숭아',
    mango: 'mango mangue манго マンゴー 芒果 망고',
    lavender: 'lavendel lavande lavanda lawenda lavanta лаванда ラベンダー 薰衣草 라벤더',
    salt: 'sea_salt meersalz fleur_sel sal_marina sale_marino zeezout sól_morska havssalt',
    apple: 'apple apfel pomme manzana mela maca appel jablko jablkowy äpple elma яблоко りんご アップル 苹果 사과',
    apricot:
      'apricot aprikose aprikosen marille abricot abricots albaricoque albicocca damasco abrikoos morela aprikos kayisi',
    blueberry:
      'blueberry blueberries heidelbeere blaubeere myrtille myrtilles arándano mirtillo mirtilo bosbes borówka blåbär черника ブルーベリー 蓝莓 블루베리',
    pineapple: 'pineapple ananas piña abacaxi ананас パイナップル 菠萝 파인애플',
    grape: 'grape traube druif winogrono druva üzüm виноград ぶどう グレープ 葡萄 포도',
    pear: 'pear birne poire gruszka päron armut груша 梨',
    passionfruit: 'maracuja passionfruit passionsfrucht maracuyá',
    blackcurrant: 'cassis blackcurrant johannisbeere johannisbeer porzeczka',
    ginger: 'ginger ingwer gingembre jengibre zenzero gengibre gember imbir ingefära zencefil имбирь 生姜 ジンジャー',
    honey: 'honey honig miel miele honing miód honung мёд 蜂蜜 はちみつ ハチミツ 꿀',
    almond:
      'almond almonds mandel amande amandes almendra almendras mandorla mandorle amêndoa amandel migdał badem миндаль アーモンド 杏仁 아몬드',
    peanut: 'peanut peanuts erdnuss erdnüsse cacahuète cacahuetes arachide amendoim pinda jordnöt',
    pistachio: 'pistachio pistazie pistazien pistache pistaches pistacho pistacchio pistacja',
    paprika: 'paprika papryka papryką pimentón',
    onion: 'onion zwiebel oignon oignons cebolla cipolla cebula cebulka lök soğan',
    garlic: 'garlic knoblauch ail ajo aglio alho knoflook czosnek vitlök sarımsak',
    cheese: 'cheese käse fromage queso formaggio queijo kaas peynir сыр チーズ 芝士 치즈',
    tomato:
      'tomato tomate tomates tomaten pomodoro pomodori tomaat pomidor pomidorowy domates томат トマト 番茄 토마토',
    chili: 'chili chilli chile peperoncino piment jalapeño',
    basil: 'basil basilikum basilic albahaca basilico',
    curry: 'curry カレー 咖喱 카레',
    seafood: 'seafood シーフード 海鮮 海鲜 해물',
    mozzarella: 'mozzarella',
    salami: 'salami salame',
    ham: 'ham schinken jambon jamón prosciutto presunto szynka skinka jambon ветчина ハム 火腿 햄',
    spinach: 'spinach spinat spinaci épinards espinacas szpinak',
    margherita: 'margherita',
    colour: 'color colour colorwaschmittel',
    universal: 'universal vollwaschmittel',
    barista: 'barista',
    genovese: 'genovese',
    plain: 'original',
  },
  shape: own(
    'spaghetti spaghettini penne pennette fusilli farfalle rigatoni linguine tagliatelle tagliolini fettuccine pappardelle lasagne maccheroni macaroni tortellini ravioli orecchiette bucatini capellini conchiglie gnocchi tortiglioni cavatappi ziti paccheri casarecce trofie vermicelli polpa pelati passata',
  ),
  brew: own('espresso lungo ristretto cappuccino americano macchiato'),
  form: {
    shampoo: 'shampoo shampooing champú szampon schampo şampuan sampon шампунь シャンプー 洗发水 샴푸',
    conditioner:
      'conditioner spülung haarspülung apres_shampooing acondicionador odżywka condicionador кондиционер コンディショナー 护发素 컨디셔너',
    mask: 'mask maske haarmaske haarkur masque mascarilla maska máscara masker',
    spray: 'spray spraydose vaporisateur vaporizador vapo',
    'roll-on': 'roll_on rollon',
    foam: 'foam schaum duschschaum espuma schiuma pianka skum köpük',
    oil: 'oil öl duschöl körperöl huile olio olej olja',
    gel: 'gel duschgel żel',
    powder: 'powder pulver waschpulver poudre polvo polvere proszek',
    serum: 'serum sérum siero',
    lotion: 'lotion bodylotion loción lozione',
    liquid: 'liquid flüssig:de flüssigwaschmittel liquide',
  },
  wine: { rose: 'rosé rosado rosato' },
  ageing: {
    crianza: 'crianza',
    reserva: 'reserva riserva',
    'gran reserva': 'gran_reserva gran_riserva',
  },
  cell: own('aa aaa'),
  sole: own('fg tf ag sg'),
  height: { high: 'high hi', mid: 'mid', low: 'low ox' },
  net: { wifi: 'wifi wi_fi wlan', cell: 'lte cellular' },
  mount: {
    e: 'e_mount sony_e sony_fe',
    z: 'z_mount nikon_z',
    x: 'x_mount fujifilm_x fuji_x',
    rf: 'rf_mount canon_rf',
    ef: 'ef_mount canon_ef',
    l: 'l_mount leica_l',
    mft: 'mft micro_four',
  },
  mineral: {
    calcium: 'calcium kalzium calcio cálcio wapń',
    magnesium: 'magnesium magnesio magnésium magnésio magnez',
    zinc: 'zink zinc cynk zinco',
  },
  hair: {
    blonde: 'blond:de blonde rubio rubia biondo bionda',
    brunette: 'brünett:de brunette morena bruna',
  },
};

/** Words that are written alike everywhere, each a choice of its own. */
function own(words: string): Record<string, string> {
  return Object.fromEntries(words.split(' ').map((word) => [word, word]));
}

/** A wine where it is sold by volume, and no more than a colour elsewhere. */
export const ROSE = 'wine:rose';

/** The parts of cars and of phones that a name says "original" of have no taste: it counts beside another taste alone. */
export const UNNAMED = 'flavour:plain';
