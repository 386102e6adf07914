import type { MatchGrade } from '../../lib/domain/match-reasons.ts';
import { gradeText } from '../../lib/view/offer-words.ts';
import { Icon } from '../icons/icon.tsx';

const ICONS = { same: 'check', likely: 'info', similar: 'tag' } as const;

/** The grade in word, sign and colour: never by colour alone. */
export function MatchBadge({ grade }: { grade: MatchGrade }) {
  return (
    <span class={`badge badge--${grade}`} data-testid="grade">
      <Icon name={ICONS[grade]} size={12} />
      {gradeText(grade)}
    </span>
  );
}
