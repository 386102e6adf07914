/** A product page of any size, not drawn: one product with its markup, then reviews, rows and cards of other products until it is full. */
export function shopPage(bytes: number): string {
  const head = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Steel kettle 1.7 l | Shop</title>
<link rel="canonical" href="https://shop.example/p/kettle"><meta property="og:type" content="product">
<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Steel kettle 1.7 l',
    gtin13: '4006209700068',
    brand: { '@type': 'Brand', name: 'Kettler' },
    offers: { '@type': 'Offer', price: '39.90', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  })}</script></head><body hidden><h1>Steel kettle 1.7 l</h1><p class="price">39,90 €</p><table>`;
  const parts = [head];
  let size = head.length;
  for (let index = 0; size < bytes; index += 1) {
    const part = `<tr><th>Property ${String(index)}</th><td>Value ${String(index * 7)}</td></tr></table>
<div class="card" data-sku="A-${String(index)}"><a href="/p/other-${String(index)}?utm_source=x"><img src="/i/${String(index)}.jpg" alt=""><span>Other product ${String(index)}</span></a>
<span class="price">${String(index % 90)},99 €</span></div><div itemscope itemtype="https://schema.org/Review"><span itemprop="author">Reader ${String(index)}</span>
<p itemprop="reviewBody">It boils ${'water '.repeat(20)} in ${String(index)} seconds.</p></div><table>`;
    parts.push(part);
    size += part.length;
  }
  parts.push('</table></body></html>');
  return parts.join('\n');
}
