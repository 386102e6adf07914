import { useEffect, useState } from 'preact/hooks';
import type { Observation } from '../../lib/domain/observation.ts';
import type { Result } from '../../lib/domain/result.ts';
import type { Subject } from '../../lib/domain/subject.ts';
import type { Ask } from '../../lib/messaging/ask.ts';
import { failureText } from '../../lib/view/failure-text.ts';
import { t } from '../../lib/view/words.ts';
import { PriceTable } from './price-table.tsx';
import './history.css';

interface Props {
  readonly ask: Ask;
  readonly subject: Subject;
}

/** What this product cost whenever it was seen, here and elsewhere. */
export function HistoryPanel({ ask, subject }: Props) {
  const [reply, setReply] = useState<Result<readonly Observation[]>>();
  useEffect(() => void ask('history/get', { subject }).then(setReply), [ask, subject]);
  if (reply === undefined) return <p role="status">{t('state_loading')}</p>;
  if (!reply.ok) return <p class="field__error">{failureText(reply.failure).title}</p>;
  return <PriceTable observations={reply.value} />;
}
