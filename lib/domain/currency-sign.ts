import { type Currency, parseCurrency } from './money.ts';

/**
 * Signs and words for money, each with the currencies it may mean: the first unless the page says otherwise, none of them on its
 * own after a `?`.
 */
const SIGNS =
  '€ EUR|eur EUR|euro EUR|euros EUR|ευρώ EUR|евро EUR|£ GBP|us$ USD|u$s USD|$u UYU|$ USD CAD AUD NZD MXN ARS CLP COP UYU SGD HKD TWD DOP|c$ CAD|ca$ CAD|a$ AUD|au$ AUD|nz$ NZD|' +
  'mx$ MXN|r$ BRL|s$ SGD|hk$ HKD|nt$ TWD|¥ JPY CNY|￥ JPY CNY|円 JPY|元 CNY TWD HKD|rmb CNY|₩ KRW|￦ KRW|원 KRW|₹ INR|rs INR PKR LKR NPR|₨ INR PKR LKR NPR|₫ VND|đ VND|฿ THB|₱ PHP|' +
  'rp IDR|rm MYR|zł PLN|kč CZK|ft HUF|lei RON MDL|лв BGN|kn ? HRK|din ? RSD|₺ TRY|tl TRY|₽ RUB|руб RUB BYN|р ? RUB|br ? BYN|₴ UAH|грн UAH|₸ KZT|тг KZT|тенге KZT|₾ GEL|₼ AZN|' +
  '֏ AMD|₪ ILS|ש"ח ILS|ש״ח ILS|nis ILS|ر.س SAR|ريال SAR QAR OMR|sr ? SAR|د.إ AED|درهم AED MAD|dhs AED MAD|dh ? AED MAD|ج.م EGP|جنيه EGP|le ? EGP|د.ك KWD|kd ? KWD|ر.ق QAR|' +
  'qr ? QAR|bd ? BHD|₦ NGN|ksh KES|r ? ZAR|₵ GHS|fr ? CHF|sfr CHF|kr ? SEK NOK DKK ISK|s/ PEN|৳ BDT|₡ CRC';

/** A currency's first two letters are its country's code; these share one that is nobody's. */
const EURO_COUNTRIES = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK';
/** Languages of one country that are not spelled like it. */
const LANGUAGES = 'svSE daDK nbNO nnNO csCZ jaJP koKR ukUA heIL elGR etEE slSI srRS viVN kkKZ hiIN kaGE'.split(' ');

const MEANINGS = new Map(
  SIGNS.split('|').map((row): [string, readonly string[]] => {
    const [sign = '', ...list] = row.split(' ');
    return [sign, list];
  }),
);
const CODES = [...new Set([...MEANINGS.values()].flat())].filter((code) => code !== '?');

/** “Try 3 for free”, “gel 50 ml”: codes that mean money in capitals only. */
const ENGLISH_WORD = /^(?:[Tt]ry|[Pp]en|[Mm]ad|[Gg]el|[Cc]op)$/;

const ANY_SIGN = `${[...MEANINGS.keys()]
  .sort((a, b) => b.length - a.length)
  .join('|')
  .replace(/[$./]/g, String.raw`\$&`)}|[a-z]{3}`;
/** A word for those who do not see may stand at once before a sign: “Price£12”; “CDN$” is another sign. */
const SIGN_BEFORE = new RegExp(`(?:^|[^\\p{L}]|(?<=\\p{L}{4})(?=\\p{Sc}))(${ANY_SIGN})[.:]?\\s*$`, 'iu');
/** A word ends where it ends; behind a sign others may follow at once: “12 €HT”. */
const SIGN_AFTER = new RegExp(`^\\s*(${ANY_SIGN})(?:(?<=\\p{Sc})|(?!\\p{L}))`, 'iu');

export interface Place {
  readonly host?: string;
  /** The page's `lang`. */
  readonly lang?: string;
}

/** The country a page is at home in: by its top-level domain, else by the region or the language it names. */
function countryOf({ host = '', lang = '' }: Place): string {
  const top = /\.([a-z]{2})$/i.exec(host.replace(/\.com\.co$/i, '.CO'))?.[1];
  const [language = '', region] = lang.split(/[-_](?:\w{4}[-_])?/);
  const spoken =
    LANGUAGES.find((pair) => language !== '' && pair.startsWith(language.toLowerCase()))?.slice(2) ?? language;
  // `.co` is sold to everyone.
  const named = top === undefined || top === 'co' ? (region ?? spoken) : top;
  const country = named.length === 2 ? named.toUpperCase() : '';
  if (country === 'UK') return 'GB';
  return country !== '' && EURO_COUNTRIES.includes(country) ? 'EU' : country;
}

/** The currency people use where a page is at home. */
export function currencyOfPlace(place: Place): Currency | undefined {
  const country = countryOf(place);
  return parseCurrency(CODES.find((code) => country !== '' && code.startsWith(country)) ?? '');
}

function meanings(sign = ''): readonly string[] {
  const code = ENGLISH_WORD.test(sign) ? '' : sign.toUpperCase();
  return CODES.includes(code) ? [code] : (MEANINGS.get(sign.toLowerCase()) ?? []);
}

/** The currency of the sign that stands right before or right after an amount. */
export function currencyBeside(
  before: string,
  after: string,
  preferred: Currency | undefined,
  place: Place,
): Currency | undefined {
  // Between other numbers there is none, and looking for all of them would cost.
  if (!/[^\d\s.,'-]/.test(before + after)) return undefined;
  // “$ 25.000 COP”: what can mean only one thing decides.
  const [list] = [SIGN_BEFORE.exec(before)?.[1], SIGN_AFTER.exec(after)?.[1]]
    .map(meanings)
    .filter(({ length }) => length > 0)
    .sort((a, b) => a.length - b.length);
  if (list === undefined) return undefined;
  const local = list.length > 1 ? countryOf(place) : '?';
  const chosen =
    list.find((code) => code === preferred) ??
    list.find((code) => local !== '' && code.startsWith(local)) ??
    list[0] ??
    '';
  return parseCurrency(chosen);
}
