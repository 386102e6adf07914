import { useEffect, useState } from 'preact/hooks';
import type { Merchant } from '../../lib/domain/merchant.ts';
import type { Result } from '../../lib/domain/result.ts';
import type { Ask } from '../../lib/messaging/graded-ask.ts';
import { failureText } from '../../lib/view/failure-text.ts';
import { t } from '../../lib/view/words.ts';
import { MerchantCard } from './merchant-card.tsx';

interface Props {
  readonly ask: Ask;
  readonly id: string;
  readonly pictures: boolean;
}

/** A shop's card, fetched when it is opened. */
export function MerchantPanel({ ask, id, pictures }: Props) {
  const [reply, setReply] = useState<Result<Merchant>>();
  useEffect(() => void ask('merchant/get', { id }).then(setReply), [ask, id]);
  if (reply === undefined) return <p role="status">{t('state_loading')}</p>;
  if (!reply.ok) return <p class="field__error">{failureText(reply.failure).title}</p>;
  return <MerchantCard merchant={reply.value} pictures={pictures} />;
}
