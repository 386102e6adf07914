import { plural, t } from '../../lib/view/words.ts';
import { Notice } from '../notices/notice.tsx';

/** A page of many products: comparing them is an offer, because it asks for each. */
export function ListingNotice({ count, onCompare }: { count: number; onCompare: () => void }) {
  return (
    <Notice icon="list" title={plural('listing_found', count)} detail={t('listing_detail')} testId="listing">
      <button type="button" class="button button--main" data-testid="compare-listing" onClick={onCompare}>
        {t('listing_compare')}
      </button>
    </Notice>
  );
}
