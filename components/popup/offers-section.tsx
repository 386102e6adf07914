import { useMemo } from 'preact/hooks';
import { plural, t } from '../../lib/view/words.ts';
import type { OfferContext } from '../offers/offer-context.ts';
import { OfferList } from '../offers/offer-list.tsx';
import type { ComparisonProps } from './comparison-view.tsx';

/** The same product first; what is merely similar stands apart under its own heading. */
export function OffersSection({ answer, view, on, context }: ComparisonProps & { readonly context: OfferContext }) {
  const { comparison } = answer;
  const { offers } = comparison;
  const [matching, similar] = useMemo(
    () => [
      offers.filter(({ match }) => match.grade !== 'similar'),
      offers.filter(({ match }) => match.grade === 'similar'),
    ],
    [offers],
  );
  const version = `${String(comparison.fetchedAt)} ${JSON.stringify(view.filters)} ${view.sort}`;
  return (
    <div class="offers-section">
      {matching.length > 0 && <OfferList items={matching} context={context} testId="offers" version={version} />}
      {similar.length > 0 && (
        <>
          <h2 class="group__title">{plural('offers_similar', similar.length)}</h2>
          <p class="group__hint">{t('offers_similar_hint')}</p>
          <OfferList items={similar} context={context} testId="similar-offers" version={version} />
        </>
      )}
      {comparison.after !== undefined && (
        <button type="button" class="button" data-testid="more-offers" onClick={on.more}>
          {t('offers_more')}
        </button>
      )}
    </div>
  );
}
