import type { Settings } from '../../lib/domain/settings.ts';

/** The user's theme; without one the system's holds. */
export function applyTheme(theme: Settings['theme']): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
