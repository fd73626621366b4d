import { ClipboardList, Globe, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { Permission } from '#core/enumerations/permissions.ts';

/** A screen of the settings: one line here and its component. */
export interface SettingsSection {
  path: string;
  label: string;
  summary: string;
  icon: LucideIcon;
  needs: number;
  load: () => Promise<{ default: ComponentType }>;
}

export const SETTINGS_SECTIONS: readonly SettingsSection[] = [
  {
    path: 'site',
    label: 'Site',
    summary: 'Title, description, language and time zone',
    icon: Globe,
    needs: Permission.settings,
    load: () => import('./site-panel.tsx'),
  },
  {
    path: 'forms',
    label: 'Forms',
    summary: 'Limits, how long submissions are kept, CAPTCHA keys',
    icon: ClipboardList,
    needs: Permission.settings,
    load: () => import('../forms/settings-panel.tsx'),
  },
];
