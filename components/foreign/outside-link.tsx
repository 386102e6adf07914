import type { ComponentChildren } from 'preact';
import { safeLink } from '../../lib/view/safe-link.ts';

interface Props {
  readonly address: string | undefined;
  readonly class?: string;
  readonly testId?: string;
  readonly onFollow?: () => void;
  readonly children: ComponentChildren;
}

/** A link out of the extension: `https:` only, telling the other side nothing; plain text where the address is not fit. */
export function OutsideLink({ address, class: className, testId, onFollow, children }: Props) {
  const href = safeLink(address);
  if (href === undefined) return <span>{children}</span>;
  return (
    <a class={className} href={href} target="_blank" rel="noreferrer noopener" data-testid={testId} onClick={onFollow}>
      {children}
    </a>
  );
}
