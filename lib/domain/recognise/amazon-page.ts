import { parseAsin, readAmazonUrl } from '../asin.ts';
import { isIsbn10 } from '../isbn.ts';
import type { Money } from '../money.ts';
import { parsePrice } from '../price-text.ts';
import type { Availability, Condition } from '../sighting.ts';
import { cleanText } from './clean-text.ts';
import { addressOf } from './clue.ts';
import type { Evidence } from './evidence.ts';
import type { Finding } from './finding.ts';
import { labelledCodes, readLabelled } from './labels.ts';
import type { Page } from './page.ts';
import { readAvailability } from './schema-words.ts';

/** Reads what stood in Amazon's own places. */
export function readAmazonPage(page: Page): Finding | undefined {
  const { evidence } = page;
  const asin = pageAsin(page);
  if (asin === undefined) return undefined;
  const name = slot(evidence, 'title')[0] ?? nameFromMetas(page) ?? evidence.headings[0];
  // What asks whether one is human has the product's address, and nothing else of it.
  if (name === undefined) return undefined;
  const labelled = readLabelled(evidence.rows);
  const isGone = availabilityOf(evidence) === 'out-of-stock';
  const price = isGone ? undefined : firstPrice(slot(evidence, 'price'), page);
  return {
    source: 'amazon',
    asin,
    name,
    brand: bylineBrand(slot(evidence, 'byline')[0]) ?? labelled.brand,
    mpn: labelled.mpn,
    // The number of a book is its ISBN.
    gtins: [
      asin,
      ...(labelled.gtin ?? []),
      ...(labelled.isbn ?? []),
      ...(isIsbn10(asin) ? [] : labelledCodes(evidence.codes, [], ['isbn'])),
    ],
    price,
    struckPrice: firstPrice(slot(evidence, 'struck'), page),
    availability: availabilityOf(evidence) ?? (price === undefined ? undefined : 'in-stock'),
    condition: conditionOf(evidence),
    image: slot(evidence, 'image')[0],
  };
}

function slot({ slots }: Evidence, name: string): readonly string[] {
  return slots.find((one) => one.name === name)?.texts ?? [];
}

/** The selected variant says so in the form that would put it into the basket; the address may still name its parent. */
function pageAsin({ evidence, clues: { url } }: Page): string | undefined {
  const fromUrl = readAmazonUrl(url)?.asin;
  const fromForm = slot(evidence, 'asin')
    .map(parseAsin)
    .find((asin) => asin !== undefined);
  const canonical = addressOf(evidence.canonical, url);
  const fromCanonical = canonical === null ? undefined : readAmazonUrl(canonical)?.asin;
  if (fromUrl === undefined) return slot(evidence, 'title').length > 0 ? (fromForm ?? fromCanonical) : undefined;
  return fromForm !== undefined && fromForm !== fromUrl && fromCanonical !== fromForm ? fromForm : fromUrl;
}

/** “Name - Kindle edition by …”, “Amazon.com: Customer reviews: Name”, “Name: Author: Amazon.de: Books”. */
function nameFromMetas({ evidence, metas }: Page): string | undefined {
  const described = / - Kindle edition by /.exec(metas.get('description') ?? '');
  if (described !== null) return described.input.slice(0, described.index);
  const title = cleanText(metas.get('title') ?? evidence.title);
  const plain = title
    .replace(/^Amazon\.[a-z.]{2,6}\s?[:|-]\s*(?:customer reviews?\s?:\s*|buying choices\s?:\s*)?/i, '')
    .replace(/\s*[:|-]\s*Amazon\b.*$/i, '')
    .replace(/ by .{2,60} on Amazon Music$/, '');
  // A title without the shop's name is no product's.
  return plain === title || plain === '' ? undefined : plain;
}

function firstPrice(texts: readonly string[], { hint }: Page): Money | undefined {
  for (const text of texts) {
    const price = parsePrice(cleanText(text, 200), hint);
    if (price !== undefined && price.minor > 0) return price;
  }
  return undefined;
}

/** “Brand: X”, “Visit the X Store”, or the bare name. */
function bylineBrand(line: string | undefined): string | undefined {
  const text = cleanText(line ?? '', 200);
  const [, labelled, stored, bare] = BYLINE.exec(text) ?? [];
  return [labelled, stored, bare].find((brand) => brand)?.trim();
}

const BYLINE =
  /^[^:：]{2,25}\s?[:：]\s*(.+)$|^(?:(?:Visit(?:er)?|Besuchen?|Besök|Bezoek|Odwiedź)(?: Sie)?(?: (?:the|den|la boutique|de|sklep))?|Visita l[oa](?: Store| tienda)? d[ei]|Visit[ea] a loja(?: d[aeo])?|زيارة متجر) (.+?)(?:[- ](?:Store|winkel|butiken))?$|^(.{1,60}?)(?: Store[’']?u ziyaret edin|のストアを表示)?$/i;

function availabilityOf(evidence: Evidence): Availability | undefined {
  const stated = slot(evidence, 'availability').map((text) => cleanText(text, 200));
  if (slot(evidence, 'gone').length > 0 || stated.some((text) => readAvailability(text) === 'out-of-stock'))
    return 'out-of-stock';
  return slot(evidence, 'buy').length > 0 || stated.length > 0 ? 'in-stock' : undefined;
}

function conditionOf(evidence: Evidence): Condition | undefined {
  if (slot(evidence, 'fresh').length > 0) return 'new';
  return slot(evidence, 'used').length > 0 ? 'used' : undefined;
}
