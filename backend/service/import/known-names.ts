/**
 * What shop systems, price comparisons and affiliate networks call Google's attributes, best first; `old_price` is ours
 * alone. A recommended price is not among them: it is nobody's price.
 */
const NAMES: Readonly<Record<string, string>> = {
  id: 'merchant_product_id item_id offer_id product_id sku variant_sku aw_product_id tdproductid',
  title: 'product_name productname name product_title',
  description: 'desc product_description body_(html)',
  link: 'merchant_deep_link product_url producturl url deeplink deep_link buyurl buy_url aw_deep_link',
  image_link:
    'merchant_image_url image_url imageurl imgurl image_urls imageurls picture img image image_src aw_image_url',
  price: 'search_price productprice product_price variant_price store_price regular_price',
  sale_price: 'saleprice',
  old_price:
    'product_price_old previousprice previous_price oldprice was_price price_before_discount variant_compare_at_price',
  currency: 'currencyid currency_code',
  availability: 'in_stock instock in_stock? is_in_stock stock_status available',
  quantity: 'stock_quantity stock inventory_quantity inventory',
  gtin: 'product_gtin eans ean13 gtin13 variant_barcode gtin,_upc,_ean,_or_isbn',
  mpn: 'model_number manufacturerid manufacturer_part_number part_number vendorcode productno kod_producenta',
  brand: 'brand_name brands vendor manufacturer producer producent',
  product_type:
    'merchant_category category_name categorytext categorypath category_path merchantcategoryname advertisercategory categories category cat',
  size: 'fashion:size',
  color: 'colour fashion:colour',
  material: 'fashion:material',
  gender: 'fashion:suitable_for',
};

const KNOWN: readonly (readonly [string, readonly string[]])[] = Object.entries(NAMES).map(([attribute, names]) => [
  attribute,
  names.split(' '),
]);

/** Which attribute stands under which of a file's names, for those that the file does not call by Google's own. */
export function attributesUnder(names: ReadonlySet<string>): ReadonlyMap<string, string> {
  const under = new Map<string, string>();
  for (const [attribute, others] of KNOWN) {
    const name = names.has(attribute) ? undefined : others.find((other) => names.has(other) && !under.has(other));
    if (name !== undefined) under.set(name, attribute);
  }
  return under;
}

/** `Image Link`, `image_link` and `g:image_link` are one. */
export const plainName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replaceAll(/[\s-]+/g, '_');
