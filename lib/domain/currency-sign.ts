import { type Currency, parseCurrency } from './money.ts';

/**
 * Signs and words for money, each with the currencies it may mean: the first unless the page says otherwise, none of them on its
 * own after a `?`.
 */
const SIGNS =
  '€ EUR|euro EUR|euros EUR|ευρώ EUR|евро EUR|£ GBP|￡ GBP|us$ USD|$us USD|u$s USD|$ USD CAD AUD NZD MXN ARS CLP COP UYU SGD HKD TWD DOP|' +
  'c$ CAD|ca$ CAD|cdn$ CAD|$ca CAD|a$ AUD|au$ AUD|nz$ NZD|mx$ MXN|mex$ MXN|r$ BRL|s$ SGD|sg$ SGD|hk$ HKD|nt$ TWD|ar$ ARS|cl$ CLP|col$ COP|' +
  'rd$ DOP|¥ JPY CNY|￥ JPY CNY|円 JPY|jp¥ JPY|元 CNY TWD HKD|cn¥ CNY|rmb CNY|₩ KRW|￦ KRW|원 KRW|₹ INR|रु INR|rs INR PKR LKR NPR|₨ INR PKR LKR NPR|' +
  '₫ VND|vnđ VND|đ VND|฿ THB|บาท THB|₱ PHP|rp IDR|rm MYR|zł PLN|zl PLN|kč CZK|kc CZK|ft HUF|lei RON MDL|лв BGN|lv ? BGN|kn ? HRK|дин RSD|din ? RSD|' +
  '₺ TRY|tl TRY|₽ RUB|руб RUB BYN|р ? RUB BYN|br ? BYN ETB|₴ UAH|грн UAH|₸ KZT|тг KZT|тенге KZT|₾ GEL|₼ AZN|֏ AMD|₪ ILS|ש"ח ILS|ש״ח ILS|nis ILS|' +
  'ر.س SAR|ريال SAR QAR OMR YER|sr ? SAR|د.إ AED|درهم AED MAD|dh AED MAD|dhs AED MAD|ج.م EGP|جنيه EGP|le ? EGP|e£ EGP|د.ك KWD|kd ? KWD|ر.ق QAR|qr ? QAR|د.ب BHD|bd ? BHD|' +
  'ر.ع OMR|د.م MAD|₦ NGN|ksh KES|r ? ZAR|₵ GHS|fr ? CHF|sfr CHF|kr ? SEK NOK DKK ISK|s/ PEN|৳ BDT|tk BDT|₡ CRC';

/** Country → currency, for signs that several countries use. The euro's countries come first. */
const COUNTRIES =
  'at be cy de ee es fi fr gr hr ie it lt lu lv mt nl pt si sk bg EUR|us ec sv pr USD|uk gb GBP|ca CAD|au AUD|nz NZD|mx MXN|ar ARS|cl CLP|co COP|uy UYU|br BRL|pe PEN|' +
  'sg SGD|hk HKD|tw TWD|jp JPY|cn CNY|kr KRW|in INR|pk PKR|lk LKR|np NPR|bd BDT|vn VND|th THB|ph PHP|id IDR|my MYR|pl PLN|cz CZK|hu HUF|ro RON|md MDL|rs RSD|' +
  'ba BAM|tr TRY|ru RUB|by BYN|ua UAH|kz KZT|ge GEL|az AZN|am AMD|il ILS|sa SAR|ae AED|eg EGP|kw KWD|qa QAR|bh BHD|om OMR|ma MAD|ng NGN|ke KES|za ZAR|gh GHS|' +
  'ch li CHF|se SEK|no NOK|dk DKK|is ISK|do DOP|cr CRC';

/** Languages of one country, where they are not spelled like it. */
const LANGUAGES =
  'sv se,da dk,nb no,nn no,cs cz,ja jp,ko kr,uk ua,he il,el gr,et ee,sl si,sr rs,vi vn,kk kz,hi in,ka ge';

const countryTable = once(() => {
  const table = new Map<string, Currency>();
  for (const row of COUNTRIES.split('|')) {
    const words = row.split(' ');
    const currency = parseCurrency(words.pop() ?? '');
    if (currency !== undefined) for (const country of words) table.set(country, currency);
  }
  return table;
});

const signTable = once(
  () =>
    new Map(
      SIGNS.split('|').map((row): [string, readonly string[]] => {
        const [sign = '', ...list] = row.split(' ');
        return [sign, list];
      }),
    ),
);

const codes = once(() => new Set<string>([...countryTable().values(), ...[...signTable().values()].flat()]));

const signPattern = once(() => {
  const signs = [...signTable().keys()]
    .sort((a, b) => b.length - a.length)
    .map((sign) => sign.replace(/[$./]/g, String.raw`\$&`));
  const alternatives = `${signs.join('|')}|[a-z]{3}`;
  return {
    before: new RegExp(`(?:^|[^\\p{L}])(${alternatives})[.:]?\\s*$`, 'iu'),
    after: new RegExp(`^\\s*(${alternatives})(?!\\p{L})`, 'iu'),
  };
});

export interface Place {
  readonly host?: string;
  /** The page's `lang`. */
  readonly lang?: string;
}

/** The currency people use where a page is at home: by its top-level domain, else by the region or the language it names. */
export function currencyOfPlace({ host = '', lang = '' }: Place): Currency | undefined {
  const table = countryTable();
  const top = host.split('.').at(-1) ?? '';
  // `.co` and `.me` are sold to everyone.
  const byHost = top === 'co' ? undefined : table.get(top.toLowerCase());
  if (byHost !== undefined) return byHost;
  const [language = '', ...rest] = lang.toLowerCase().split(/[-_]/);
  const region = rest.find((part) => part.length === 2);
  const known = LANGUAGES.split(',').find((pair) => pair.startsWith(`${language} `));
  const fromLanguage =
    known?.slice(-2) ?? (/^(?:de|fr|it|nl|pl|pt|fi|tr|ru|ro|hu|sk|lt|lv|hr|id|th)$/.test(language) ? language : '');
  return table.get(region ?? fromLanguage);
}

/** The currency of the sign that stands right before or right after an amount. */
export function currencyBeside(
  before: string,
  after: string,
  preferred: Currency | undefined,
  place: Place,
): Currency | undefined {
  const pattern = signPattern();
  const readings = [pattern.before.exec(before.slice(-12))?.[1], pattern.after.exec(after.slice(0, 12))?.[1]]
    .map((sign) => meanings(sign))
    .filter((list) => list.length > 0)
    // “$ 25.000 COP”: what can mean only one thing decides.
    .sort((a, b) => a.length - b.length);
  for (const list of readings) {
    const chosen = choose(list, preferred, place);
    if (chosen !== undefined) return chosen;
  }
  return undefined;
}

function meanings(sign: string | undefined): readonly string[] {
  if (sign === undefined) return [];
  const upper = sign.toUpperCase();
  return codes().has(upper) ? [upper] : (signTable().get(sign.toLowerCase()) ?? []);
}

function choose(list: readonly string[], preferred: Currency | undefined, place: Place): Currency | undefined {
  if (preferred !== undefined && list.includes(preferred)) return preferred;
  const local = list.length > 1 ? currencyOfPlace(place) : undefined;
  if (local !== undefined && list.includes(local)) return local;
  const [first = ''] = list;
  return parseCurrency(first);
}

/** Tables are made when first asked for: most pages never ask. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
