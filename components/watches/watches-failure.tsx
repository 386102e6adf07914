import type { Failure } from '../../lib/domain/failure.ts';
import { failureText } from '../../lib/view/failure-text.ts';
import { Banner } from '../notices/notice.tsx';

/** Why what is shown is what was known before, or not all there is. */
export function WatchesFailure({ failure }: { readonly failure: Failure | undefined }) {
  if (failure === undefined) return null;
  const { title, detail } = failureText(failure);
  return <Banner icon="warning" tone="warn" title={`${title}. ${detail}`} testId="watches-failure" />;
}
