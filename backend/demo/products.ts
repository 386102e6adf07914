/** A product that the demo shop sells and that the embedded catalog knows from other merchants, too. */
export interface DemoProduct {
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly model: string;
  readonly mpn: string;
  /** GTIN-13 with its check digit; the ISBN-13 of the book. */
  readonly gtin: string;
  readonly asin?: string;
  readonly category: string;
  readonly color?: string;
  readonly size?: string;
  /** Cents of a euro, as the demo shop asks. */
  readonly priceCents: number;
  readonly struckCents?: number;
  readonly inStock: boolean;
  readonly description: string;
}

const audio = 'Electronics > Audio > Headphones';
const kitchen = 'Home & Garden > Kitchen & Dining > Kitchen Appliances';

/** One list for shop and catalog, so that every page of the demo compares well. */
export const demoProducts: readonly DemoProduct[] = [
  {
    slug: 'headphones',
    name: 'Norrvik Aria 300 Wireless Headphones, Black',
    brand: 'Norrvik',
    model: 'Aria 300',
    mpn: 'NV-A300-BK',
    gtin: '4099998810377',
    asin: 'B0DEMO0001',
    category: audio,
    color: 'Black',
    priceCents: 14900,
    struckCents: 17900,
    inStock: true,
    description: 'Over-ear headphones with noise cancelling and 40 hours of play.',
  },
  {
    slug: 'kettle',
    name: 'Haldenbrook Swift Kettle 1.7 L, Steel',
    brand: 'Haldenbrook',
    model: 'Swift 1.7',
    mpn: 'HB-K17-ST',
    gtin: '4099998810742',
    asin: 'B0DEMO0002',
    category: kitchen,
    color: 'Steel',
    size: '1.7 L',
    priceCents: 4990,
    inStock: true,
    description: 'Boils 1.7 litres in four minutes and keeps quiet about it.',
  },
  {
    slug: 'drill',
    name: 'Tarnwerk TB 18-2 Cordless Drill, 2 × 2.0 Ah',
    brand: 'Tarnwerk',
    model: 'TB 18-2',
    mpn: 'TW-TB182-20',
    gtin: '4099998811114',
    asin: 'B0DEMO0003',
    category: 'Hardware > Tools > Drills',
    priceCents: 12950,
    struckCents: 14900,
    inStock: true,
    description: 'An 18 V drill with two batteries, a charger and a case.',
  },
  {
    slug: 'backpack',
    name: 'Ostra Fell 28 Backpack, Moss',
    brand: 'Ostra',
    model: 'Fell 28',
    mpn: 'OS-F28-MO',
    gtin: '4099998811480',
    category: 'Luggage & Bags > Backpacks',
    color: 'Moss',
    size: '28 L',
    priceCents: 8990,
    inStock: true,
    description: 'Twenty-eight litres, one zip that lasts, no flaps.',
  },
  {
    slug: 'sneaker-white-42',
    name: 'Calder Road Runner 2, White, 42',
    brand: 'Calder',
    model: 'Road Runner 2',
    mpn: 'CA-RR2-WH-42',
    gtin: '4099998811855',
    category: 'Apparel & Accessories > Shoes',
    color: 'White',
    size: '42',
    priceCents: 11900,
    inStock: true,
    description: 'A light running shoe for roads.',
  },
  {
    slug: 'sneaker-blue-42',
    name: 'Calder Road Runner 2, Blue, 42',
    brand: 'Calder',
    model: 'Road Runner 2',
    mpn: 'CA-RR2-BL-42',
    gtin: '4099998812227',
    category: 'Apparel & Accessories > Shoes',
    color: 'Blue',
    size: '42',
    priceCents: 9900,
    struckCents: 11900,
    inStock: true,
    description: 'A light running shoe for roads.',
  },
  {
    slug: 'phone',
    name: 'Lumo Seven Smartphone 256 GB, Graphite',
    brand: 'Lumo',
    model: 'Seven',
    mpn: 'LM-7-256-GR',
    gtin: '4099998812593',
    asin: 'B0DEMO0004',
    category: 'Electronics > Communications > Telephony > Mobile Phones',
    color: 'Graphite',
    size: '256 GB',
    priceCents: 64900,
    inStock: true,
    description: 'A small phone with a bright screen and seven years of updates.',
  },
  {
    slug: 'coffee',
    name: 'Brenner & Berg Espresso Beans, 1 kg',
    brand: 'Brenner & Berg',
    model: 'Espresso',
    mpn: 'BB-ESP-1000',
    gtin: '4099998812968',
    category: 'Food, Beverages & Tobacco > Beverages > Coffee',
    size: '1 kg',
    priceCents: 1799,
    inStock: true,
    description: 'Dark roast, nuts and cocoa.',
  },
  {
    slug: 'lamp',
    name: 'Fjellys Halo Desk Lamp, Brass',
    brand: 'Fjellys',
    model: 'Halo',
    mpn: 'FJ-HALO-BR',
    gtin: '4099998813330',
    category: 'Home & Garden > Lighting > Lamps',
    color: 'Brass',
    priceCents: 7900,
    inStock: true,
    description: 'A ring of warm light on a slim stem.',
  },
  {
    slug: 'toy',
    name: 'Klinkerhof Marble Run, 120 Pieces',
    brand: 'Klinkerhof',
    model: 'Marble Run 120',
    mpn: 'KH-MR-120',
    gtin: '4099998813705',
    asin: 'B0DEMO0005',
    category: 'Toys & Games > Toys > Building Toys',
    priceCents: 3999,
    inStock: false,
    description: 'One hundred and twenty pieces of beech and glass.',
  },
  {
    slug: 'toothbrush',
    name: 'Sonnet Clean 5 Electric Toothbrush, White',
    brand: 'Sonnet',
    model: 'Clean 5',
    mpn: 'SN-C5-WH',
    gtin: '4099998814078',
    category: 'Health & Beauty > Personal Care > Oral Care',
    color: 'White',
    priceCents: 5995,
    struckCents: 8995,
    inStock: true,
    description: 'Gentle, with a timer and a travel case.',
  },
  {
    slug: 'book',
    name: 'A Field Guide to Quiet Places',
    brand: 'Harbour Lane Press',
    model: 'Paperback',
    mpn: 'HLP-0042',
    gtin: '9783161484100',
    category: 'Media > Books',
    priceCents: 1450,
    inStock: true,
    description: 'Sixty walks away from roads, with maps. Paperback edition.',
  },
];
