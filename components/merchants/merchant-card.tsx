import type { ComponentChild } from 'preact';
import type { Merchant } from '../../lib/domain/merchant.ts';
import { daysText } from '../../lib/view/dates.ts';
import { numberText } from '../../lib/view/numbers.ts';
import { countriesText } from '../../lib/view/places.ts';
import { t } from '../../lib/view/words.ts';
import { Foreign } from '../foreign/foreign.tsx';
import { OutsideLink } from '../foreign/outside-link.tsx';
import { Picture } from '../foreign/picture.tsx';
import './merchant.css';

const MOST_DOMAINS = 5;

interface Props {
  readonly merchant: Merchant;
  readonly pictures: boolean;
}

/** Who a shop is, as the catalog knows it, and who pays whom. */
export function MerchantCard({ merchant, pictures }: Props) {
  const { network, countries, currencies, domains, productCount, cookieDays } = merchant;
  return (
    <section class="merchant" data-testid="merchant">
      <header class="merchant__head">
        {pictures && <Picture address={merchant.logoUrl} allowed />}
        <p class="merchant__name">
          <OutsideLink address={merchant.homeUrl}>
            <Foreign text={merchant.name} longest={80} />
          </OutsideLink>
        </p>
      </header>
      {merchant.description !== undefined && (
        <p class="merchant__about">
          <Foreign text={merchant.description} longest={300} />
        </p>
      )}
      <dl class="merchant__facts">
        <Fact label={t('merchant_domains')} shown={domains.length > 0}>
          <Foreign text={domains.slice(0, MOST_DOMAINS).join(', ')} />
        </Fact>
        <Fact label={t('merchant_countries')} shown={countries.length > 0}>
          {countriesText(countries)}
        </Fact>
        <Fact label={t('merchant_currencies')} shown={currencies.length > 0}>
          <Foreign text={currencies.join(', ')} />
        </Fact>
        <Fact label={t('merchant_products')} shown={productCount !== undefined}>
          {numberText(productCount ?? 0)}
        </Fact>
        <Fact label={t('merchant_network')} shown={network !== undefined}>
          <Foreign text={network?.name ?? ''} longest={80} />
        </Fact>
        <Fact label={t('merchant_cookie')} shown={cookieDays !== undefined}>
          {daysText(cookieDays ?? 0)}
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ label, shown, children }: { label: string; shown: boolean; children: ComponentChild }) {
  if (!shown) return null;
  return (
    <div class="merchant__fact">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
