import { type Currency, parseCurrency } from './money.ts';

/**
 * Signs and words for money, each with the currencies it may mean: the first unless the page says otherwise, none of them on its
 * own after a `?`.
 */
const SIGNS =
  '€ EUR|euro EUR|euros EUR|ευρώ EUR|евро EUR|£ GBP|u$s USD|$u UYU|$ USD CAD AUD NZD MXN ARS CLP COP UYU SGD HKD TWD DOP JMD TTD BND|c$ CAD NIO|a$ AUD|' +
  'r$ BRL|s$ SGD|nt$ TWD|¥ JPY CNY|￥ JPY CNY|円 JPY|元 CNY TWD HKD|rmb CNY|₩ KRW|￦ KRW|원 KRW|₹ INR|rs INR PKR LKR NPR|₨ INR PKR LKR NPR|₫ VND|đ VND|' +
  '฿ THB|บาท THB|₱ PHP|rp IDR|rm MYR|zł PLN|zl PLN|kč CZK|Ft HUF|ft ? HUF|lei RON MDL|лей MDL|леев MDL|лв BGN|kn ? HRK|din ? RSD|₺ TRY|tl TRY|₽ RUB|' +
  'руб RUB BYN|рублей RUB BYN|р ? RUB|br ? BYN|₴ UAH|грн UAH|₸ KZT|тг KZT|тенге KZT|₾ GEL|₼ AZN|֏ AMD|₪ ILS|ש"ח ILS|ש״ח ILS|nis ILS|ر.س SAR|' +
  'ريال SAR QAR OMR|sr ? SAR|د.إ AED|درهم AED MAD|dhs AED MAD|dh ? AED MAD|ج.م EGP|جنيه EGP|le ? EGP|l.e EGP|د.ك KWD|تومان IRT|ریال IRR|kd ? KWD|ر.ق QAR|qr ? QAR|bd ? BHD|' +
  '₦ NGN|ksh KES|r ? ZAR|₵ GHS|fr ? CHF|sfr CHF|' +
  'kr ? SEK NOK DKK ISK|s/ PEN|৳ BDT|₡ CRC|rd$ DOP|j$ JMD|₲ PYG|gs ? PYG|bs ? BOB|q ? GTQ|km ? BAM|ден MKD|ден. MKD|dt ? TND|د.ت TND|da ? DZD|دج DZD|fcfa XOF XAF|cfa XOF XAF|сум UZS|сом ? KGS|₮ MNT|៛ KHR|₭ LAK|د.ا JOD|ع.د IQD';

/** A currency's first two letters are its country's code; these share one that is nobody's. */
const EURO_COUNTRIES = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK';
/** Languages of one country that are not spelled like it, or like another; Arabic is at home in many, and not in Argentina. */
const LANGUAGES =
  'svSE daDK nbNO nnNO csCZ jaJP koKR ukUA bsBA heIL elGR etEE slSI srRS viVN kkKZ hiIN kaGE caES ar'.split(' ');

const MEANINGS = new Map(
  SIGNS.split('|').map((row): [string, readonly string[]] => {
    const [sign = '', ...list] = row.split(' ');
    return [sign, list];
  }),
);
const CODES = [...new Set([...MEANINGS.values()].flat())].filter((code) => code !== '?');

/** “Try 3 for free”, “gel 50 ml”: codes that mean money in capitals only. */
const ENGLISH_WORD = /^(?:.ry|.en|[Mm]ad|.el|.op)$/;

const ANY_SIGN = `${[...MEANINGS.keys()]
  .sort((a, b) => b.length - a.length)
  .join('|')
  .replace(/[$./]/g, String.raw`\$&`)}|[a-z]{2}[$¥₵]|[a-z]{3}`;
/** A word for those who do not see may stand at once before a sign: “Price£12”; “CDN$” is another sign. */
const SIGN_BEFORE = new RegExp(`(?:^|[^\\p{L}]|(?<=\\p{L}{4})(?=\\p{Sc}))(${ANY_SIGN})[.:]?\\s*$`, 'iu');
/** A word ends where it ends; behind a sign others may follow at once: “12 €HT”. The sign of “3 €80” is of what it stands at. */
const SIGN_AFTER = new RegExp(`^\\s*(${ANY_SIGN})(?!(?<=\\s\\p{Sc})\\d)(?:(?<=\\p{Sc})|(?!\\p{L}))`, 'iu');

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
  if (CODES.includes(code)) return [code];
  // Feet are not written “Ft”.
  const known = MEANINGS.get(sign) ?? MEANINGS.get(sign.toLowerCase());
  // “CA$” says which of the dollars.
  return known ?? MEANINGS.get(sign.slice(2))?.filter((one) => one.startsWith(code.slice(0, 2))) ?? [];
}

/** In French, “23,60 $” is written in one country. */
function isOfQuebec(before: string, codes: readonly string[], { lang = '' }: Place): boolean {
  return codes.length > 1 && codes[0] === 'USD' && /^fr\b/i.test(lang) && !/[\p{Sc}\p{L}]\s*$/u.test(before);
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
  const lists = [
    SIGN_BEFORE.exec(before)?.[1],
    SIGN_AFTER.exec(after)?.[1],
    // “NZD $5”
    SIGN_BEFORE.exec(before.replace(/\p{Sc}\s*$/u, ''))?.[1],
  ].map(meanings);
  const own = lists.find(([first = '?']) => first !== '?') ?? lists.find(({ length }) => length > 0);
  if (own === undefined) return undefined;
  // “$ 25.000 COP”: of what one may mean, the other says which; else it belongs to the next price: “$13.71 £9.99”.
  const list = lists.find(({ length, 0: only = '' }) => length === 1 && own.includes(only)) ?? own;
  const local = list.length > 1 ? countryOf(place) : '?';
  const chosen =
    list.find((code) => code === preferred) ??
    list.find((code) => local !== '' && code.startsWith(local)) ??
    (isOfQuebec(before, list, place) ? 'CAD' : list[0]) ??
    '';
  return parseCurrency(chosen);
}
