/** Colours by the words that shops have for them. `_` joins the words of one that takes two. */
export const COLOURS: Readonly<Record<string, string>> = {
  black:
    'black schwarz:de noir:fr negr:es ner:it pret:es zwart:nl czarn:pl svart:sv sort musta siyah cern:cs fekete negru neagra чорн:uk черн:ru 黒 黒色 黑 黑色 ブラック 검정 검은색 블랙 أسود سوداء שחור שחורה काला काली hitam onyx obsidian graphite graphit grafito grafite',
  white:
    'white weiss:de weiß blanc blancs blanche blanches blanc:es bianc:it bianchi bianche branc:es wit witte bial:pl vit:sv hvid hvit valkoinen beyaz bil:cs feher alb alba бел:ru біл:uk 白 白色 ホワイト 흰색 화이트 أبيض بيضاء לבן לבנה सफेद putih ivory',
  grey: 'grey gray grau:de gris grise grises grigi:it cinza cinzento cinzenta grijs grijze szar:pl gra harmaa gri sed:cs szurke сір:uk сер:ru 灰 灰色 グレー 회색 그레이 رمادي رمادية אפור אפורה anthracite anthrazit antracite antracita antraciet antracyt charcoal',
  silver:
    'silver silber silbern:de argent argente argentee plata platead:es argento prata prateado zilver zilveren srebrn:pl solv hopea gumus stribrn:cs ezust серебрист:ru сріблястий 銀 銀色 银色 银 シルバー 실버 은색 فضي فضية כסף כסופה',
  blue: 'blue blau:de bleu:fr azul azules azzurr:it blu blauw:nl niebiesk:pl niebieski niebieskie blå blått sininen mavi modr:cs kek albastru albastra син:soft синій синя сині голуб:ru 青 青色 蓝 蓝色 藍 藍色 ブルー 파랑 블루 파란색 أزرق زرقاء כחול כחולה नीला नीली biru',
  navy: 'bleu_nuit midnight_blue navy midnight_navy marine marino marinho indigo granatow:pl lacivert navy_blue marineblau:de bleu_marine azul_marino azul_marinho blu_navy ネイビー 藏青色 네이비',
  red: 'red rot:de rouge rouges roj:es ross:it vermelh:es rood rode czerwon:pl röd rött röda rød rødt punainen kirmizi cerven:cs piros rosu rosie красн:ru червон:uk 赤 赤色 红 红色 紅 紅色 レッド 빨강 레드 빨간색 أحمر حمراء אדום אדומה लाल merah',
  green:
    'green grün:de vert:fr verde verdes verdi groen:nl zielon:pl grön grønt grøn grønn gröna grönt vihreä yesil zelen:cs zold зелен:ru зелен:uk 緑 緑色 绿 绿色 綠色 グリーン 초록 그린 녹색 أخضر خضراء ירוק ירוקה हरा हरी hijau olive oliv khaki',
  yellow:
    'yellow gelb:de jaune jaunes amarill:es giall:it amarel:es geel gele zolt:pl gul:sv keltainen sari zlut:cs sarga galben желт:ru жовт:uk 黄 黄色 黃色 イエロー 노랑 옐로우 노란색 أصفر صفراء צהוב צהובה पीला पीली kuning',
  pink: 'pink rosa rose roses roze rozow:pl vaaleanpunainen pembe ruzov:cs rozsaszin roz розов:ru рожев:uk ピンク 粉色 粉红 粉红色 桃色 핑크 분홍 وردي وردية ורוד ורודה गुलाबी fuchsia magenta',
  purple:
    'purple mauve lila violett:de violet:fr violette violettes morad:es viola roxo roxa paars paarse fioletow:pl liliow:pl mor fialov:cs фиолетов:ru фіолетов:uk 紫 紫色 パープル 보라 퍼플 보라색 بنفسجي بنفسجية סגול סגולה lavender lavendel',
  brown:
    'brown braun:de marron marrons brun:fr brun:sv marrone marroni castanh:es bruin:nl brazow:pl ruskea kahverengi hned:cs barna maro коричнев:ru коричнев:uk 茶 茶色 棕色 棕 ブラウン 갈색 브라운 بني بنية חום חומה cognac havana havanna tortoise tortoiseshell écaille schildpatt',
  orange:
    'orange oranges oranje pomaranczow:pl oranssi turuncu oranzov:cs naranja arancione laranja оранжев:ru помаранчев:uk 橙 橙色 オレンジ 주황 오렌지 برتقالي כתום',
  gold: 'gold golden:de dore doree dorad:es oro dourad:es goud gouden zlot:pl guld kulta altin zlat:cs arany золот:ru золотист:ru 金 金色 ゴールド 금색 골드 ذهبي ذهبية זהב',
  'rose gold':
    'rosegold rosegolden:de rose_gold or_rose oro_rosa ouro_rosa roze_goud rozowe_zloto ローズゴールド 玫瑰金 로즈골드 розовое_золото',
  beige: 'beige beiges bezow:pl bej bezov:cs бежев:ru beis ベージュ 米色 베이지 beż nude',
  turquoise: 'turquoise turkis turquesa turchese turkoois turkusow:pl turkos turkuaz teal petrol cyan бирюзов:ru',
  transparent:
    'transparent:de transparente transparentes clear trasparente klar przezroczyst:pl genomskinlig seffaf прозрачн:ru クリア 透明 투명',
  oak: 'oak eiche eicheneffekt eichenoptik eichendekor chêne roble rovere eiken',
  'natural titanium':
    'natural_titanium titan_natur naturtitan titane_naturel titanio_natural titanio_naturale titanio_naturel',
  midnight: 'midnight mitternacht minuit medianoche mezzanotte meianoite ミッドナイト 午夜色 미드나이트',
  starlight:
    'starlight polarstern lumiere_stellaire blanco_estrella luz_estelar galassia sterrenlicht スターライト 星光色 스타라이트',
  multicolour:
    'multicolour multicolor multicolore multicolori mehrfarbig:de bunt:de couleurs couleur tricolor tricolour trois_couleurs drie_kleuren tres_colores tre_colori drei_farben three_colours tri_color tri_colour dreifarbig:de vierfarbig:de kolorow:pl meerkleurig:nl cmy colori flerfarget flerfärgad разноцветн:ru カラー 彩色 컬러',
};
