import { CreditCard, Globe, LockKeyhole, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { BILLING_PERMISSION, Permission } from '#core/enumerations/permissions.ts';

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
    path: 'access',
    label: 'Access',
    summary: 'Who can see the site, and its password',
    icon: LockKeyhole,
    needs: Permission.settings,
    load: () => import('../access/access-panel.tsx'),
  },
  {
    path: 'billing',
    label: 'Billing',
    summary: 'The plan of the site, its card and its bills',
    icon: CreditCard,
    needs: BILLING_PERMISSION,
    load: () => import('../billing/billing-area.tsx'),
  },
];
