import type { Settings } from '../../lib/domain/settings.ts';

export interface SettingsProps {
  readonly settings: Settings;
  readonly onChange: (patch: Partial<Settings>) => void;
}
