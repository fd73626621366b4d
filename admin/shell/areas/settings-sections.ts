import {
  ArrowRightLeft,
  AtSign,
  Building2,
  ClipboardList,
  CodeXml,
  CreditCard,
  Globe,
  Keyboard,
  Languages,
  LockKeyhole,
  MessageSquare,
  PanelBottom,
  Truck,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react';
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
    summary: 'Title, description, logo and search engines',
    icon: Globe,
    needs: Permission.settings,
    load: () => import('../../features/settings/site-panel.tsx'),
  },
  {
    path: 'business',
    label: 'Business information',
    summary: 'Name, address, opening hours and profiles',
    icon: Building2,
    needs: Permission.settings,
    load: () => import('../../features/settings/business-panel.tsx'),
  },
  {
    path: 'comments',
    label: 'Comments',
    summary: 'Who may comment, and who looks at it first',
    icon: MessageSquare,
    needs: Permission.settings,
    load: () => import('../../features/comments/settings-panel.tsx'),
  },
  {
    path: 'region',
    label: 'Language and region',
    summary: 'Language, time zone, currency and measures',
    icon: Languages,
    needs: Permission.settings,
    load: () => import('../../features/settings/region-panel.tsx'),
  },
  {
    path: 'extras',
    label: 'On every page',
    summary: 'Information bar on phones, Pinterest and badge',
    icon: PanelBottom,
    needs: Permission.settings,
    load: () => import('../../features/settings/extras-panel.tsx'),
  },
  {
    path: 'domains',
    label: 'Domains',
    summary: 'Addresses of your own for the site',
    icon: AtSign,
    needs: Permission.settings,
    load: () => import('../../features/settings/domains-panel.tsx'),
  },
  {
    path: 'access',
    label: 'Access',
    summary: 'Who can see the site, and its password',
    icon: LockKeyhole,
    needs: Permission.settings,
    load: () => import('../../features/access/access-panel.tsx'),
  },
  {
    path: 'permissions',
    label: 'Permissions',
    summary: 'Who works on the site, and what they may do',
    icon: Users,
    needs: Permission.admin,
    load: () => import('../../features/people/panel.tsx'),
  },
  {
    path: 'forms',
    label: 'Forms',
    summary: 'Limits, how long submissions are kept, CAPTCHA keys',
    icon: ClipboardList,
    needs: Permission.settings,
    load: () => import('../../features/forms/settings-panel.tsx'),
  },
  {
    path: 'redirects',
    label: 'Redirects',
    summary: 'Where old addresses lead',
    icon: ArrowRightLeft,
    needs: Permission.settings,
    load: () => import('../../features/settings/redirects-panel.tsx'),
  },
  {
    path: 'code',
    label: 'Code injection',
    summary: 'Your own code on every page',
    icon: CodeXml,
    needs: Permission.settings,
    load: () => import('../../features/settings/code-panel.tsx'),
  },
  {
    path: 'escape',
    label: 'Escape key',
    summary: 'The short way from the site to the admin',
    icon: Keyboard,
    needs: Permission.settings,
    load: () => import('../../features/settings/escape-panel.tsx'),
  },
  {
    path: 'billing',
    label: 'Billing',
    summary: 'The plan of the site, its card and its bills',
    icon: CreditCard,
    needs: BILLING_PERMISSION,
    load: () => import('../../features/billing/billing-area.tsx'),
  },
  {
    path: 'account',
    label: 'Your account',
    summary: 'Name, password, two-step log-in and sessions',
    icon: UserRound,
    needs: Permission.config,
    load: () => import('../../features/settings/account-panel.tsx'),
  },
  {
    path: 'moving',
    label: 'Import and export',
    summary: 'Move in from WordPress or Squarespace, and out',
    icon: Truck,
    needs: Permission.settings,
    load: () => import('../../features/moving/moving-panel.tsx'),
  },
];
