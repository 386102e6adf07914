import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import type { GradedOffer } from '../../lib/domain/comparison.ts';
import { conditionText, sellerText } from '../../lib/view/offer-words.ts';
import { reasonText } from '../../lib/view/reason-text.ts';
import { t } from '../../lib/view/words.ts';
import { Foreign } from '../foreign/foreign.tsx';
import { Picture } from '../foreign/picture.tsx';
import { Icon } from '../icons/icon.tsx';
import type { OfferContext } from './offer-context.ts';
import './offer-details.css';

interface Props {
  readonly item: GradedOffer;
  readonly context: OfferContext;
}

/** The reasons for the grade, the merchant, and what the user can say or do about this offer. */
export function OfferDetails({ item, context }: Props) {
  const [merchant, setMerchant] = useState(false);
  const { offer, match, condition } = item;
  const saidNotSame = match.reasons.some(({ kind }) => kind === 'user-says-not-same');
  return (
    <div class="details" data-testid="offer-details">
      <div class="details__product">
        {context.pictures && <Picture address={offer.imageUrl} allowed />}
        <Foreign text={offer.name} longest={300} />
      </div>
      <h3 class="details__title">{t('offer_why')}</h3>
      <ul class="details__reasons" data-testid="reasons">
        {match.reasons.map((reason) => {
          const text = reasonText(reason);
          const against =
            reason.kind === 'differs' || reason.kind === 'barcode-shared' || reason.kind === 'user-says-not-same';
          return (
            <li class={against ? 'details__against' : 'details__for'} key={text}>
              <Icon name={against ? 'close' : 'check'} size={14} />
              {text}
            </li>
          );
        })}
      </ul>
      <p class="details__facts">
        {[conditionText(condition ?? 'not-stated'), sellerText(offer.sellerParty), t('offer_shipping_not_stated')].join(
          ' · ',
        )}
      </p>
      <div class="details__actions">
        <Action testId="offer-watch" onClick={() => context.onWatch(item)}>
          {t('offer_watch')}
        </Action>
        <Action testId="offer-not-same" onClick={() => context.onNotSame(item, !saidNotSame)}>
          {saidNotSame ? t('offer_is_same') : t('offer_not_same')}
        </Action>
        {offer.merchant.id !== undefined && (
          <Action testId="offer-merchant" expanded={merchant} onClick={() => setMerchant(!merchant)}>
            {t('offer_merchant')}
          </Action>
        )}
      </div>
      {merchant && offer.merchant.id !== undefined && context.merchantCard(offer.merchant.id)}
    </div>
  );
}

interface ActionProps {
  readonly testId: string;
  readonly expanded?: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChild;
}

function Action({ testId, expanded, onClick, children }: ActionProps) {
  return (
    <button type="button" class="button button--plain" aria-expanded={expanded} data-testid={testId} onClick={onClick}>
      {children}
    </button>
  );
}
