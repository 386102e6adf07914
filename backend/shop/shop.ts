import { type DemoProduct, demoProducts } from '../demo/products.ts';
import { about, category, index } from './pages/listings.ts';
import { embeddedState, singlePage, variants } from './pages/scripted.ts';
import { brokenJsonLd, jsonLdGraph, microdata, openGraph, rdfa, specificationTable } from './pages/structured.ts';

type Style = (product: DemoProduct, url: string) => string;

/** Which product is shown in which style, and what that style stands for. */
const styles: Readonly<Record<string, readonly [Style, string]>> = {
  headphones: [jsonLdGraph, 'JSON-LD graph'],
  kettle: [microdata, 'microdata'],
  drill: [rdfa, 'RDFa'],
  backpack: [openGraph, 'only OpenGraph'],
  coffee: [brokenJsonLd, 'broken JSON-LD with an aggregate offer'],
  lamp: [embeddedState, 'state for a framework'],
  book: [specificationTable, 'a table of facts with an ISBN'],
  phone: [jsonLdGraph, 'JSON-LD graph, storage size in the name'],
  toy: [jsonLdGraph, 'sold out'],
  toothbrush: [microdata, 'microdata, struck price'],
};

const sneakers = demoProducts.filter(({ slug }) => slug.startsWith('sneaker-'));
const appProducts = demoProducts.filter(({ slug }) => ['headphones', 'kettle', 'drill'].includes(slug));

function addressOf(base: string, { slug, mpn }: DemoProduct): string {
  return slug.startsWith('sneaker-') ? `${base}/variants/sneaker?variant=${mpn}` : `${base}/product/${slug}`;
}

function productPage(slug: string, base: string): string | undefined {
  const product = demoProducts.find((candidate) => candidate.slug === slug);
  const style = styles[slug];
  return product && style?.[0](product, addressOf(base, product));
}

function variantPage(wanted: string | null, base: string): string | undefined {
  const selected = sneakers.find(({ mpn }) => mpn === wanted) ?? sneakers[0];
  return selected && variants(sneakers, selected, `${base}/variants/sneaker`);
}

function indexPage(): string {
  const products = Object.entries(styles).map(([slug, [, words]]): [string, string] => [
    `/product/${slug}`,
    `${slug}: ${words}`,
  ]);
  return index([
    ...products,
    ['/variants/sneaker', 'sneaker: variants switched by script'],
    ['/app', 'a shop of one page'],
    ['/category/all', 'a listing'],
    ['/about', 'a page that is no product'],
  ]);
}

/** The page at an address of the demo shop; undefined where there is none. `base` is the shop's own origin. */
export function shopPage(url: URL, base: string = url.origin): string | undefined {
  const [, section = '', slug] = url.pathname.split('/');
  switch (section) {
    case '':
      return indexPage();
    case 'product':
      return productPage(slug ?? '', base);
    case 'variants':
      return variantPage(url.searchParams.get('variant'), base);
    case 'app':
      return singlePage(appProducts, slug, `${base}/app`);
    case 'category':
      return category('Everything', demoProducts, (product) => addressOf(base, product));
    case 'about':
      return about();
    default:
      return undefined;
  }
}
