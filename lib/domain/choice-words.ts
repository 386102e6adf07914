/** "Part Two" is written "Part 2" as well, and read as that. */
export const VOLUME = 'volume';

/**
 * What one buys in one of several ways, where the name does not fit into any other trait: two names that choose differently
 * along one axis are two products. Silence chooses nothing.
 */
export const CHOICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  side: {
    left: 'lh sx left_hand venstrehånd venstrehånds venstrehåndet vänsterhänt venstrehendt left links linke linker linkes linken gauche gauches izquierd:es sinistr:it esquerd:es lew:pl lewostronn:pl leworęczn:pl vänster venstre vasen sol lev:cs левый левая левое левые лівий ліва lefthand linkshänder linkshändig:de gaucher gauchers mancino zurd:es canhoto 左 左側 左侧 左用 左手 左耳 左利き 왼쪽 왼손 왼손잡이 يسار أيسر שמאל',
    right:
      'rh dx right_hand højrehånd højrehånds højrehåndet högerhänt høyrehendt right rechts rechte rechter rechtes rechten droit droite droits droites derech:es destr:it direit:es praw:pl prawostronn:pl praworęczn:pl höger høyre højre oikea sag prav:cs jobb правый правая правое правые правий права righthand rechtshänder rechtshändig:de droitier droitiers destrimano diestr:es destro 右 右側 右侧 右用 右手 右耳 右利き 오른쪽 오른손 오른손잡이 يمين أيمن ימין',
  },
  end: {
    front:
      'front vorderachse vorderrad vorn vorne vorder:de avant delanter:es anterior anteriore anteriori dianteir:es voor voorste przod przedni przednia przednie fram främre foran predni передний передняя передние передній 前 フロント 앞',
    rear: 'rear hinterachse hinterrad hinten hinter:de arriere traser:es posterior posteriore posteriori traseir:es achter achterste tyl tylny tylna tylne bak bakre bagerst taka arka zadni задний задняя задние задній 後 リア 뒤',
  },
  plug: {
    eu: 'eu_plug eu_stecker euro_plug eu_version eu_model eu_netzteil eu_spec eu_import european_plug european_version prise_eu prise_ue enchufe_eu spina_eu eu_stekker eu_wtyczka wtyczka_eu euro_stecker schuko schukostecker eu_adapter version_eu version_europeenne version_europea',
    uk: 'uk_plug uk_stecker uk_version uk_model uk_netzteil uk_spec uk_import british_plug prise_uk prise_anglaise enchufe_uk spina_uk uk_stekker wtyczka_uk uk_adapter version_uk',
    us: 'us_plug us_stecker us_version us_model us_netzteil us_spec us_import american_plug american_version usa_version prise_us prise_americaine enchufe_us enchufe_americano spina_us us_stekker wtyczka_us us_adapter version_us version_usa',
    au: 'au_plug au_stecker au_version australian_plug au_adapter',
    jp: 'jp_plug jp_version japanese_version japan_import version_japonaise 国内版 日本版',
    cn: 'cn_plug cn_version chinese_version 国行',
    global: 'global_version international_version globale_version 海外版 国际版',
  },
  keyboard: {
    qwerty: 'qwerty us_layout uk_layout us_keyboard uk_keyboard',
    qwertz: 'qwertz german_layout deutsches_layout de_layout tysk_layout tyskt_layout layout_tedesco',
    azerty: 'azerty french_layout fr_layout disposition_française fransk_layout layout_francese',
    nordic: 'nordic_layout nordisk_layout nordiskt_layout nordisches_layout pan_nordic nordic_keyboard',
  },
  card: { micro: 'microsd microsdhc microsdxc micro_sd micro_sdhc micro_sdxc', full: 'sdhc sdxc' },
  [VOLUME]: {
    1: 'part_one book_one volume_one teil_eins partie_une parte_uno',
    2: 'part_two book_two volume_two teil_zwei partie_deux parte_dos parte_due',
    3: 'part_three book_three volume_three teil_drei partie_trois parte_tres parte_tre',
    4: 'part_four book_four volume_four teil_vier partie_quatre parte_cuatro parte_quattro',
  },
  sex: {
    men: 'men mens man male herren herr homme hommes hombre hombres caballero caballeros uomo uomini homem homens masculin:es mannen heren meski meskie meska herr miehet erkek pansky panske panska férfi мужской мужская мужские чоловічий メンズ 男性 男性用 男士 男款 남성 남성용 남자 رجالي גברים',
    kids: 'kinder enfant enfants niño niños niña niñas infantil bambino bambina bambini criança crianças kinderen dzieci dziecięc:pl detsk:cs детск:ru',
    women:
      'women womens woman female ladies damen dame dames femme femmes mujer mujeres señora señoras donna donne mulher mulheres feminin:es vrouwen damski damskie damska dam naiset kadin damsky damske damska noi женский женская женские жіночий レディース 女性 女性用 女士 女款 여성 여성용 여자 نسائي נשים',
  },
  shade: {
    dark: 'dark dunkel:de fonce foncee foncees oscur:es scur:it escur:es donker:nl ciemn:pl mörk:sv mørk:sv tmav:cs tumma koyu темн:ru темн:uk dunkelgrau',
    light: 'hell:de clair:fr clar:es chiar:it licht:nl jasn:pl ljus:sv lys lyse světl:cs vaalea acik светл:ru світл:uk',
  },
  tint: { without: 'sin_color', with: 'color_medium color_light color_bronze' },
  language: {
    several: '多言語 多言語対応 多言語対応版',
    japanese: '日本語',
    english:
      'english englisch:de anglais anglaise ingles inglesa inglese engels engelse angielski angielska engelska engelsk ingilizce anglicky английский 英語 英文 英语 영어',
    german:
      'german deutsch:de allemand allemande aleman alemana tedesco tedesca alemao alema duits duitse niemiecki niemiecka tyska tysk almanca nemecky немецкий ドイツ語 德文 德语 독일어',
    french:
      'french französisch:de francais francaise frances francesa francese frans franse francuski francuska franska fransk fransizca francouzsky французский フランス語 法文 法语 프랑스어',
    spanish:
      'spanish spanisch:de espagnol espagnole español española spagnolo spagnola espanhol espanhola spaans spaanse hiszpanski hiszpanska spanska spansk ispanyolca испанский スペイン語 西班牙文',
    italian:
      'italian italienisch:de italien italienne italiano italiana italiaans italiaanse wloski wloska italienska italiensk italyanca итальянский イタリア語',
  },
  meat: {
    mixed:
      'fleisch_auswahl fleischauswahl fleisch_vielfalt fleischvielfalt meat_selection sélection_viandes selezione_carne',
    chicken:
      'chicken poultry huhn hähnchen geflügel poulet pollo frango kip kurczak kurczakiem kyckling kylling tavuk kuře курица курицей курки チキン 鶏肉 鸡肉 닭고기',
    beef: 'beef rind boeuf ternera vacuno manzo carne_bovina rund rundvlees wolowina wolowiny nöt nötkött oksekød sigir hovezi говядина говядиной ビーフ 牛肉 소고기',
    salmon: 'salmon lachs saumon salmone salmao zalm losos losoś łososiem lax laks somon лосось サーモン 三文鱼 연어',
    fish: 'fish fisch poisson pescado pesce peixe vis ryba ryby fisk balik рыба рыбой 魚 鱼',
    tuna: 'tuna thunfisch thon atun tonno atum tonijn tuńczyk tunczykiem tonfisk ton тунец まぐろ マグロ 金枪鱼 참치',
    lamb: 'lamb lamm agneau cordero agnello cordeiro lam jagniecina lammkött kuzu ягненок ラム 羊肉',
    turkey: 'turkey pute truthahn dinde pavo tacchino peru kalkoen indyk indykiem kalkon hindi индейка ターキー 火鸡',
    duck: 'duck ente canard pato anatra eend kaczka anka ördek утка 鴨 鸭肉',
  },
  season: {
    winter:
      'winter winterreifen hiver invierno invernale inverno winterbanden zima zimowe zimowa zimowy vinterdäck vinter kis зимние зимняя スタッドレス 冬用 冬季 겨울',
    summer:
      'summer sommer sommerreifen ete verano estivo estiva verao zomer zomerbanden lato letnie letnia letni sommardäck sommar yaz летние летняя 夏用 夏季 여름',
    all: 'saisons stagioni estaciones ganzjahresreifen allwetter allwetterreifen all_season all_weather toutes_saisons 4_saisons 4_stagioni quattro_stagioni todo_tiempo vierseizoenen caloroczne всесезонные オールシーズン',
  },
  grind: {
    coarse: 'grove_maling grobe_mahlung grob_gemahlen coarse_ground mouture_grossière',
    beans:
      'beans bohnen kaffeebohnen grains grain granos grano grani chicchi bonen koffiebonen szemes ziarnista ziarnisty zrnkov:cs hela_bönor cekirdek зернах зерно 豆 コーヒー豆 咖啡豆 원두',
    ground:
      'ground gemahlen moulu molido macinato moido gemalen mlet:cs orolt filterkaffee filterkoffie snelfiltermaling mielona mielony bryggkaffe malet ögütülmüş молотый 粉 挽いた 분쇄',
  },
  white: {
    warm: 'warmweiß warmweiss warm_white warm_weiß blanc_chaud blanco_cálido bianco_caldo branco_quente warmwit ciepła varmvit 電球色 暖白',
    cold: 'kaltweiß kaltweiss tageslichtweiß cool_white cold_white kalt_weiß blanc_froid blanco_frío bianco_freddo branco_frio koelwit zimna kallvit daylight 昼光色 冷白',
    neutral:
      'neutralweiß neutralweiss neutral_white natural_white blanc_neutre blanco_neutro bianco_naturale neutraalwit 昼白色',
  },
  lock: {
    locked: 'locked simlock verrouillé bloqueado bloccato',
    unlocked: 'unlocked sim_free simlockfrei entsperrt débloqué desbloqueado sbloccato simlockvrij simフリー 자급제',
  },
  ads: {
    with: 'with_ads with_special ad_supported mit_werbung mit_spezialangeboten avec_publicités con_publicidad con_pubblicità',
    without:
      'without_ads no_ads without_special ad_free ohne_werbung ohne_spezialangebote sans_publicité sin_publicidad senza_pubblicità',
  },
  scent: {
    toilette: 'eau_toilette edt オードトワレ 오드뚜왈렛 淡香水 туалетная_вода woda_toaletowa',
    parfum:
      'eau_parfum edp agua_perfume acqua_profumo オードパルファム オードパルファン 오드퍼퓸 парфюмерная_вода парфюмированная_вода woda_perfumowana',
    cologne: 'eau_cologne edc agua_colonia acqua_colonia オーデコロン 코롱 одеколон woda_kolonska',
  },
  ruling: {
    squares: 'kariert:de squared gridded quadrille a_quadretti cuadriculado quadriculado geruit w_kratke rutigt 方眼',
    lines: 'liniert:de lined ruled ligne a_righe rayado pautado gelinieerd w_linie linjerat 横罫',
    dots: 'dotted punktiert:de gepunktet:de dot_grid pointille punteado puntinato ドット方眼',
    none: 'blanko unruled blanc_uni',
  },
  skin: {
    dry: 'dry trocken:de seche seches seco seca secco secca droge such:pl torrt 乾燥肌 건성',
    oily: 'oily fettig:de gras grasse grasses graso grasa grasso grassa vette tlust:pl fett 脂性肌 지성',
  },
  box: { tray: 'tray' },
  part: {
    all: 'complete_series komplettbox gesamtbox komplette_serie integrale serie_completa complete_box',
    one: 'season staffel saison temporada stagione seizoen sezon',
  },
  battery: {
    without:
      'solo bare_tool tool_only skin_only ohne_akku ohne_akkus without_battery no_battery sans_batterie sin_bateria senza_batteria zonder_accu bez_akumulatora utan_batteri 本体のみ',
    with: 'mit_akku mit_akkus with_battery avec_batterie con_bateria con_batteria met_accu z_akumulatorem med_batteri',
  },
  age: {
    young:
      'puppy kitten welpe welpen chiot chiots chaton chatons cachorro cachorros gatito gatitos cucciolo cuccioli gattino gattini filhote filhotes szczeniat szczenieta kociat valp kattunge щенков котят 子犬 子猫 幼犬 幼猫',
    grown: 'adult adulte adulto adulti adulta dorosly doroslych взрослых 成犬 成猫',
    old: 'senior seniors anziano mature 7歳以上 高齢犬',
  },
  width: {
    narrow: 'narrow schmal:de etroit smal 幅狭',
    usual: 'normal regular normale_weite normaler_weite regular_fit',
    wide: 'wide weit:de breed 幅広',
  },
  kit: {
    home: 'heim heimtrikot home domicile local casa thuis hjemme hemma domowa',
    away: 'auswärts auswärtstrikot away extérieur visitante fuera trasferta uit ude borta wyjazdowa',
  },
  connector: {
    'usb-c': 'usbc usb_c type_c typ_c usb_typec',
    'usb-a': 'usb_a type_a typ_a',
    'micro-usb': 'microusb micro_usb',
    lightning: 'lightning ライトニング',
  },
  largeness: {
    small:
      'small klein:de petit:fr pequeñ:es piccol:it pequen:es kleine maly mala malych liten litet lille pieni kucuk маленький маленькая',
    medium: 'medium mittel mittlere moyen moyenne median:es middel sredni srednia mellan orta средний средняя',
    large: 'large groß grand grande grands grandes grandi groot duz:pl stor stort iso buyuk velk:cs большой большая',
  },
  firmness: {
    soft: 'soft blando weich:de souple souples morbido morbida zacht zachte miekkie bløde',
    hard: 'hard duro hart:de dure durs harde twarde tvrd:cs',
  },
  licence: {
    student: 'student students étudiant étudiants estudiante estudiantes studenti',
    business: 'business entreprise empresa enterprise',
    family: 'family familie famille familia famiglia',
  },
  worn: {
    'in-ear': 'earbuds earbud in_ear inear intra_auriculaires',
    'over-ear': 'over_ear overear on_ear onear supra_auriculaires circum_auriculaires',
  },
  optics: {
    body: 'body gehäuse boîtier corps cuerpo corpo ボディ 机身 바디',
    lens: 'lens lenskit objektiv objektivkit objectif objectifs objetivo obiettivo lente obiektyw レンズキット レンズ 镜头 렌즈',
  },
  cord: {
    wired:
      'wired corded kabelgebunden:de filaire filaires cablato bedraad bedrade przewodow:pl przewodowy kablolu проводн:ru 有線 有线 유선',
    cordless:
      'wireless cordless kabellos:de schnurlos:de drahtlos:de inalámbric:es draadloos draadloze bezprzewodow:pl trådlös trådlösa trådløs kablosuz беспроводн:ru ワイヤレス 無線 无线 무선',
  },
};
