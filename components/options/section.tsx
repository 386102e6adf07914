import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface Props {
  readonly title: string;
  readonly about?: string;
  readonly testId: string;
  readonly children: ComponentChildren;
}

/** One group of options under its heading. */
export function Section({ title, about, testId, children }: Props) {
  const id = useId();
  return (
    <section class="options__section card" aria-labelledby={id} data-testid={testId}>
      <h2 id={id}>{title}</h2>
      {about !== undefined && <p class="options__about">{about}</p>}
      {children}
    </section>
  );
}
