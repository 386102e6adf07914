import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../icons/icon.tsx';
import './notice.css';

interface Props {
  readonly icon: IconName;
  readonly title: string;
  readonly detail?: string;
  readonly tone?: 'plain' | 'warn' | 'bad';
  readonly role?: 'alert' | 'status';
  readonly testId?: string;
  readonly children?: ComponentChildren;
}

/** One state of the whole view: what is the case, and the one thing to do about it. */
export function Notice({ icon, title, detail, tone = 'plain', role, testId, children }: Props) {
  return (
    <section class={`notice notice--${tone}`} role={role} data-testid={testId}>
      <span class="notice__icon">
        <Icon name={icon} size={24} />
      </span>
      <h2 class="notice__title">{title}</h2>
      {detail !== undefined && <p class="notice__detail">{detail}</p>}
      {children}
    </section>
  );
}

/** The same in one line above what is still shown. */
export function Banner({ icon, title, tone = 'plain', testId, children }: Omit<Props, 'detail' | 'role'>) {
  return (
    <div class={`banner banner--${tone}`} role="status" data-testid={testId}>
      <Icon name={icon} size={16} />
      <p class="banner__text">{title}</p>
      {children}
    </div>
  );
}
