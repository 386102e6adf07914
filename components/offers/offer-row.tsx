import { useId, useState } from 'preact/hooks';
import type { GradedOffer } from '../../lib/domain/comparison.ts';
import { offerLink } from '../../lib/domain/offer-link.ts';
import { foreignText } from '../../lib/view/foreign-text.ts';
import { merchantText } from '../../lib/view/merchant-text.ts';
import { t } from '../../lib/view/words.ts';
import { Foreign } from '../foreign/foreign.tsx';
import { OutsideLink } from '../foreign/outside-link.tsx';
import { Icon } from '../icons/icon.tsx';
import { Later } from '../later/later.tsx';
import { MatchBadge } from './match-badge.tsx';
import type { OfferContext } from './offer-context.ts';
import { OfferFacts } from './offer-facts.tsx';
import { OfferPrice } from './offer-price.tsx';

const loadDetails = () => import('./offer-details.tsx').then((module) => module.OfferDetails);

interface Props {
  readonly item: GradedOffer;
  readonly context: OfferContext;
  /** Its place among all, for those who hear the list. */
  readonly place: number;
  readonly of: number;
}

export function OfferRow({ item, context, place, of }: Props) {
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const { offer, match } = item;
  const link = offerLink(offer, context.links, context.throughAffiliate);
  const isBest = offer.id === context.bestId && offer.availability !== 'out-of-stock';
  return (
    <div
      role="listitem"
      class={isBest ? 'offer offer--best' : 'offer'}
      aria-posinset={place}
      aria-setsize={of}
      data-testid="offer"
      data-grade={match.grade}
      data-offer-id={offer.id}
    >
      <div class="offer__main">
        <div class="offer__what">
          <OutsideLink address={link?.address} class="offer__link" testId="offer-link">
            <Foreign text={merchantText(offer.merchant.name)} class="offer__merchant" />
          </OutsideLink>
          {match.grade !== 'same' && (
            <p class="offer__name">
              <Foreign text={offer.name} longest={140} />
            </p>
          )}
          <p class="offer__facts">
            <MatchBadge grade={match.grade} />
            <OfferFacts item={item} now={context.now} />
          </p>
          {link?.affiliate !== undefined && (
            <p class="offer__affiliate" data-testid="affiliate-label">
              {link.affiliate.network === undefined
                ? t('offer_affiliate')
                : t('offer_affiliate_by', { network: foreignText(link.affiliate.network, 40) })}
            </p>
          )}
        </div>
        <OfferPrice item={item} />
        <button
          type="button"
          class="icon-button offer__more"
          aria-expanded={open}
          aria-controls={detailsId}
          aria-label={t('offer_more', { merchant: merchantText(offer.merchant.name) })}
          data-testid="offer-more"
          onClick={() => setOpen(!open)}
        >
          <Icon name="down" size={16} />
        </button>
      </div>
      <div id={detailsId} hidden={!open}>
        {open && <Later load={loadDetails} props={{ item, context }} />}
      </div>
    </div>
  );
}
