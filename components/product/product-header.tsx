import { useState } from 'preact/hooks';
import { gtinDigits } from '../../lib/domain/gtin.ts';
import type { Sighting } from '../../lib/domain/sighting.ts';
import { hostText } from '../../lib/view/safe-link.ts';
import { moneyText } from '../../lib/view/money.ts';
import { t } from '../../lib/view/words.ts';
import { Foreign } from '../foreign/foreign.tsx';
import { Picture } from '../foreign/picture.tsx';
import './product.css';

interface Props {
  readonly sighting: Sighting;
  readonly pictures: boolean;
  readonly chooser?: preact.ComponentChild;
  /** What the catalog knows of the shop, fetched when it is opened. */
  readonly shopCard?: (host: string) => preact.ComponentChild;
  /** Lets us look at this shop without a click from now on; absent where that is so already. */
  readonly onAlways?: (() => void) | undefined;
}

/** The product as it was recognised, and a way to say that it was not. */
export function ProductHeader({ sighting, pictures, chooser, shopCard, onAlways }: Props) {
  const [choosing, setChoosing] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <header class="product" data-testid="product">
      <Picture address={sighting.image?.value} allowed={pictures} />
      <div class="product__text">
        <h1 class="product__name" data-testid="product-name">
          <Foreign text={sighting.name?.value ?? hostText(sighting.url)} longest={160} />
        </h1>
        <Identifiers sighting={sighting} />
        <p class="product__here">
          <PriceHere sighting={sighting} />
        </p>
        <p class="product__asks">
          {shopCard !== undefined && (
            <button
              type="button"
              class="product__other"
              aria-expanded={asked}
              data-testid="about-shop"
              onClick={() => setAsked(!asked)}
            >
              {t('shop_about')}
            </button>
          )}
          {onAlways !== undefined && (
            <button type="button" class="product__other" data-testid="always-here" onClick={onAlways}>
              {t('shop_always')}
            </button>
          )}
          {chooser !== undefined && (
            <button
              type="button"
              class="product__other"
              aria-expanded={choosing}
              data-testid="not-this-product"
              onClick={() => setChoosing(!choosing)}
            >
              {t('product_not_this')}
            </button>
          )}
        </p>
      </div>
      {asked && <div class="product__chooser">{shopCard?.(sighting.shop)}</div>}
      {choosing && <div class="product__chooser">{chooser}</div>}
    </header>
  );
}

function Identifiers({ sighting }: { sighting: Sighting }) {
  const codes = [
    ...(sighting.asin === undefined ? [] : [['ASIN', sighting.asin.value]]),
    ...sighting.gtins.slice(0, 1).map((gtin) => [t('product_barcode'), gtinDigits(gtin.value)]),
    ...(sighting.asin === undefined && sighting.gtins.length === 0 && sighting.mpn !== undefined
      ? [[t('product_mpn'), sighting.mpn.value]]
      : []),
  ];
  if (codes.length === 0) return null;
  return (
    <dl class="product__codes">
      {codes.map(([label, code = '']) => (
        <div class="product__code" key={label}>
          <dt>{label}</dt>
          <dd>
            <Foreign text={code} longest={40} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function PriceHere({ sighting }: { sighting: Sighting }) {
  const shop = <Foreign text={sighting.shop} longest={40} />;
  if (sighting.price === undefined) {
    return (
      <span>
        {shop} · {t('price_not_stated')}
      </span>
    );
  }
  return (
    <span>
      {shop}{' '}
      <strong class="product__price" data-testid="price-here">
        {moneyText(sighting.price.value)}
      </strong>
      {sighting.availability?.value === 'out-of-stock' && (
        <span class="product__gone"> · {t('availability_out_of_stock')}</span>
      )}
    </span>
  );
}
