import {
  ChartColumn,
  FilePlus2,
  House,
  PackagePlus,
  ShoppingBag,
  SwatchBook,
  Type,
  type LucideIcon,
} from 'lucide-react';
import { Permission } from '#core/enumerations/permissions.ts';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import { TABS } from '../../features/selling/shop/tabs.tsx';
import { ANALYTICS_TABS } from '../../panels/analytics/analytics-panel.tsx';
import { AREAS, mayUse } from '../areas/areas.ts';
import { SETTINGS_SECTIONS } from '../areas/settings-sections.ts';

/** A place of the admin that the palette opens. */
export interface Screen {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Any of these permissions opens it. */
  needs: readonly number[];
  /** Where it is, or what is there. */
  summary?: string;
  /** Other words people use for it. */
  also?: string;
}

/** What people call the screens of the shop besides their names. */
const ALSO: Readonly<Record<string, string>> = {
  '/selling/orders': 'ship fulfil refund',
  '/selling/customers': 'buyers people',
  '/selling/products': 'goods shop',
  '/selling/inventory': 'stock',
  '/selling/discounts': 'coupons codes vouchers',
  '/selling/sales': 'revenue figures report',
  '/selling/settings': 'store payments shipping tax checkout',
};

const DESIGN: readonly Screen[] = [
  {
    to: '/design/theme/colours',
    label: 'Colours',
    summary: 'Design',
    icon: SwatchBook,
    needs: [Permission.contentManager],
    also: 'colors palette theme',
  },
  {
    to: '/design/theme/type',
    label: 'Fonts',
    summary: 'Design',
    icon: Type,
    needs: [Permission.contentManager],
    also: 'typography',
  },
];

const HOME: Screen = { to: '/', label: 'Home', icon: House, needs: [Permission.config] };

/** Every place in the admin that this person may open. */
export function screensFor(permissions: readonly number[]): Screen[] {
  return [
    HOME,
    ...AREAS.map(({ path, ...area }) => ({ ...area, to: `/${path}` })),
    ...TABS.map((tab) => ({
      ...tab,
      summary: 'Selling',
      icon: ShoppingBag,
      also: ALSO[tab.to] ?? '',
    })),
    // The others are views of the area itself.
    ...ANALYTICS_TABS.filter(({ hasRange }) => !hasRange).map(({ to, label, needs }) => ({
      to,
      label,
      summary: 'Analytics',
      icon: ChartColumn,
      needs: [needs],
    })),
    ...DESIGN,
    ...SETTINGS_SECTIONS.map(({ path, summary, needs, ...section }) => ({
      ...section,
      to: `/settings/${path}`,
      summary: 'Settings',
      also: summary,
      needs: [needs],
    })),
  ].filter((screen) => mayUse(screen, permissions));
}

/** What is often begun, wherever somebody is. */
export const BEGINNINGS: readonly Screen[] = [
  {
    to: '/pages?add',
    label: 'Add a page',
    icon: FilePlus2,
    needs: [Permission.contentManager],
    also: 'new create',
  },
  {
    to: '/selling/products/new',
    label: 'Add a product',
    icon: PackagePlus,
    needs: [CommercePermission.editProducts],
    also: 'new create sell',
  },
];
