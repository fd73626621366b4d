import {
  ChartColumn,
  ClipboardList,
  FileText,
  History,
  Images,
  Inbox,
  Languages,
  Library,
  Mail,
  Megaphone,
  MessageSquare,
  Palette,
  Settings,
  ShoppingBag,
  Star,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { COMMENT_MODERATION_PERMISSION, hasPermission, Permission } from '#core/enumerations/permissions.ts';
import { CommercePermission, SettingsPermission } from '#core/people/finer-permissions.ts';
import { NEEDS_OF_SHOP_SETTINGS } from '#core/settings/needs.ts';
import { say } from './words.ts';

/** A part of the admin: where it lives, who may use it, and its code, fetched when it is first opened. */
export interface Area {
  path: string;
  label: string;
  icon: LucideIcon;
  /** Any of these permissions opens it. */
  needs: readonly number[];
  /** Takes the room of the site beside it as well. */
  isWide?: boolean;
  /** Changes what the site beside it looks like: on phones both share the screen. */
  isSeenOnSite?: boolean;
  load: () => Promise<{ default: ComponentType }>;
}

export const AREAS: readonly Area[] = [
  {
    path: 'pages',
    label: say('pages'),
    icon: FileText,
    needs: [Permission.contentManager],
    load: () => import('../../features/pages/area.tsx'),
  },
  {
    path: 'collections',
    label: say('collections'),
    icon: Library,
    needs: [Permission.contentManager],
    load: () => import('../../features/collections/area.tsx'),
  },
  {
    path: 'translations',
    label: say('translations'),
    icon: Languages,
    needs: [Permission.contentManager],
    isWide: true,
    load: () => import('../../features/languages/area.tsx'),
  },
  {
    path: 'design',
    label: say('design'),
    icon: Palette,
    needs: [Permission.contentManager],
    isSeenOnSite: true,
    load: () => import('../../features/design/area.tsx'),
  },
  {
    path: 'assets',
    label: say('assets'),
    icon: Images,
    needs: [Permission.contentManager],
    isWide: true,
    load: () => import('../../features/assets/area.tsx'),
  },
  {
    path: 'forms',
    label: say('forms'),
    icon: ClipboardList,
    needs: [Permission.contentManager],
    load: () => import('../../features/forms/area.tsx'),
  },
  {
    path: 'inbox',
    label: say('inbox'),
    icon: Inbox,
    needs: [Permission.contentManager],
    load: () => import('../../features/inbox/area.tsx'),
  },
  {
    path: 'comments',
    label: say('comments'),
    icon: MessageSquare,
    needs: [COMMENT_MODERATION_PERMISSION],
    load: () => import('../../features/comments/area.tsx'),
  },
  {
    path: 'reviews',
    label: say('reviews'),
    icon: Star,
    needs: [COMMENT_MODERATION_PERMISSION],
    load: () => import('../../features/reviews/area.tsx'),
  },
  {
    path: 'selling',
    label: say('selling'),
    icon: ShoppingBag,
    needs: [...Object.values(CommercePermission), ...NEEDS_OF_SHOP_SETTINGS],
    isWide: true,
    load: () => import('../../features/selling/area.tsx'),
  },
  {
    path: 'marketing',
    label: say('marketing'),
    icon: Megaphone,
    needs: [Permission.contentManager, Permission.newsletter],
    isSeenOnSite: true,
    load: () => import('../../features/marketing/area.tsx'),
  },
  {
    path: 'newsletter',
    label: say('newsletter'),
    icon: Mail,
    needs: [Permission.newsletter],
    load: () => import('../../features/newsletter/area.tsx'),
  },
  {
    path: 'analytics',
    label: say('analytics'),
    icon: ChartColumn,
    needs: [Permission.activity, Permission.contentManager],
    isWide: true,
    load: () => import('./analytics-area.tsx'),
  },
  {
    path: 'activity',
    label: say('activity'),
    icon: History,
    needs: [Permission.activity, SettingsPermission.scriptErrors],
    load: () => import('../../features/activity/area.tsx'),
  },
  {
    path: 'settings',
    label: say('settings'),
    icon: Settings,
    // Everybody who works here has an account, and its screen is among them.
    needs: [Permission.config],
    load: () => import('./settings-area.tsx'),
  },
];

export function areaAt(pathname: string): Area | undefined {
  const [, first] = pathname.split('/');
  return AREAS.find(({ path }) => path === first);
}

export function mayUse({ needs }: Pick<Area, 'needs'>, permissions: readonly number[]): boolean {
  return needs.some((permission) => hasPermission(permissions, permission));
}
