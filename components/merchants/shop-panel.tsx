import { useEffect, useState } from 'preact/hooks';
import type { Merchant } from '../../lib/domain/merchant.ts';
import type { Result } from '../../lib/domain/result.ts';
import type { Ask } from '../../lib/messaging/graded-ask.ts';
import { failureText } from '../../lib/view/failure-text.ts';
import { t } from '../../lib/view/words.ts';
import { MerchantCard } from './merchant-card.tsx';

interface Props {
  readonly ask: Ask;
  readonly host: string;
  readonly pictures: boolean;
}

/** The card of the shop that the user is on, where the catalog knows it. */
export function ShopPanel({ ask, host, pictures }: Props) {
  const [reply, setReply] = useState<Result<Merchant | null>>();
  useEffect(() => void ask('merchant/of-shop', { host }).then(setReply), [ask, host]);
  if (reply === undefined) return <p role="status">{t('state_loading')}</p>;
  if (!reply.ok) return <p class="field__error">{failureText(reply.failure).title}</p>;
  if (reply.value === null) return <p role="status">{t('shop_unknown')}</p>;
  return <MerchantCard merchant={reply.value} pictures={pictures} />;
}
