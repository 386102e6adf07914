import { parseJson } from '../../../lib/contract/json-text.ts';

/** A product row as the service writes it, with every field that matters; rows of a test differ in a few. */
export function product(fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    id: '8099982740095203709',
    barcode: '4006381333931',
    name: 'Stabilo Boss 70/24',
    currency: 'EUR',
    final_price: 1.99,
    regular_price: 2.49,
    on_sale: true,
    availability: 'InStock',
    condition: 'new',
    seller_party: 'first',
    brand: 'Stabilo',
    merchant: { id: 54419, name: 'Paper House' },
    network: { id: 329, name: 'Net' },
    direct_url: 'https://paper.example/p/7',
    commission_url: 'https://net.example/c?aff=@@@&sub=###',
    urls: { outclick: null, direct: 'https://paper.example/p/7', affiliate: 'https://net.example/c?aff=@@@' },
    identifiers: { ean: '4006381333931', mpn: '70/24', asin: 'B000WLDVV0' },
    updated_at: '2026-09-01T10:00:00Z',
    ...fields,
  };
}

/** As it would come over the wire, long numbers and all. */
export function overTheWire(text: string): unknown {
  const parsed = parseJson(text);
  if (parsed === undefined) throw new Error('is no JSON');
  return parsed.value;
}
