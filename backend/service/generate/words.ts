/** The words that names are made of. Brands are made up, so that nothing is said about real ones. */
const BRAND_HEADS =
  'Ald,Bren,Cor,Dral,Els,Fen,Gar,Hol,Ist,Jor,Kal,Lun,Mor,Nor,Osk,Pel,Quin,Ras,Sol,Tor,Ul,Ver,Wex,Yar,Zan'.split(',');
const BRAND_TAILS = 'vik,mont,tek,ara,ique,son,dale,ix,wood,ora,berg,line,ström,well,etti,craft'.split(',');

export const BRANDS: readonly string[] = BRAND_HEADS.flatMap((head, at) =>
  BRAND_TAILS.map((tail, index) => ((at + index) % 9 === 0 ? `${head}${tail} & Co` : `${head}${tail}`)),
);

export const LINES =
  'Aero,Atlas,Bolt,Cirrus,Core,Dune,Edge,Flow,Glide,Halo,Ion,Jet,Kite,Lyra,Metro,Nova,Orbit,Pulse,Quartz,Rune,Sierra,Terra,Unity,Vega,Wave,Xeno,Yonder,Zen'.split(
    ',',
  );

export const USES =
  'everyday use,travel,the office,small kitchens,long days outdoors,beginners,professionals,the whole family,a quiet evening,heavy duty'.split(
    ',',
  );

export const EXTRAS =
  'Two years of warranty.,Easy to clean.,Comes with a carry case.,Made from recycled material.,Tested for daily wear.,Designed to last.,Simple to set up.,Packed without plastic.'.split(
    ',',
  );

export const AUTHORS =
  'A. Lindqvist,B. Okafor,C. Marchetti,D. Nakagawa,E. Hallström,F. Delacroix,G. Ferreira,H. Novak,I. Petrov,J. Abernathy'.split(
    ',',
  );

export const PUBLISHERS = 'Harbour Press,Green Lamp Books,Northgate,Paper Mill House,Third Floor Editions'.split(',');

export const GENRES = 'Fiction,History,Science,Travel,Cooking,Poetry'.split(',');

export const COUNTRIES = 'CN,DE,US,JP,VN,IT,PT,SE,China,Germany'.split(',');
