import { foreignText } from '../../lib/view/foreign-text.ts';

interface Props {
  readonly text: string;
  readonly longest?: number;
  readonly class?: string;
}

/** Text that is not ours: shown as text, with a direction of its own. */
export function Foreign({ text, longest, class: className }: Props) {
  return <bdi class={className}>{foreignText(text, longest)}</bdi>;
}
