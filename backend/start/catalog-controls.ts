/** Where the embedded catalog of the demonstration listens, and its token of the day. */
export interface CatalogControls {
  readonly url: string;
  readonly token: string;
}

interface Found {
  readonly id: string;
  readonly name: string;
  readonly final_price: number;
  readonly merchant: { readonly name: string };
}

const CHECK_EVERY_S = 6 * 3600;

/** The demo's story: somewhere the price of a product falls, and the catalog's next check of its watches comes early. */
export function createDrop({ url, token }: CatalogControls): (gtin: string) => Promise<string> {
  async function ask(method: string, path: string, body: unknown): Promise<unknown> {
    const response = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${String(response.status)} ${await response.text()}`);
    return response.json();
  }

  return async function drop(gtin) {
    const reply = (await ask('POST', '/v1/products/omni', {
      criteria: [{ field: 'barcode', value: gtin }],
      filter: [{ field: 'currency', operator: '=', value: 'EUR' }],
      sort_by: 'final_price',
      sort_order: 'asc',
      per_page: 1,
    })) as { data: readonly Found[] };
    const [cheapest] = reply.data;
    if (cheapest === undefined) return 'The demo catalog has no offer of this product.';
    const price = Math.round(cheapest.final_price * 80) / 100;
    await ask('PATCH', `/elsewhere/v1/controls/products/${encodeURIComponent(cheapest.id)}`, { final_price: price });
    await ask('POST', '/elsewhere/v1/controls/clock', { advance_seconds: CHECK_EVERY_S });
    return `${cheapest.merchant.name} now asks ${price.toFixed(2)} instead of ${cheapest.final_price.toFixed(2)}, and the catalog has checked its watches.`;
  };
}
