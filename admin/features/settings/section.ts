import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

/** A screen of the settings: its line in the list, who may open it, and its code. */
export interface SettingsSection {
  path: string;
  label: string;
  summary: string;
  icon: LucideIcon;
  needs: number;
  load: () => Promise<{ default: ComponentType }>;
}
