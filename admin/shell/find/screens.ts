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
import { say } from './words.ts';

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
  '/selling/orders': say('shipFulfilRefund'),
  '/selling/customers': say('buyersPeople'),
  '/selling/products': say('goodsShop'),
  '/selling/inventory': 'stock',
  '/selling/discounts': say('couponsCodesVouchers'),
  '/selling/sales': say('revenueFiguresReport'),
  '/selling/settings': say('storePaymentsShippingTax'),
};

const DESIGN: readonly Screen[] = [
  {
    to: '/design/theme/colours',
    label: say('colours'),
    summary: say('design'),
    icon: SwatchBook,
    needs: [Permission.contentManager],
    also: say('colorsPaletteTheme'),
  },
  {
    to: '/design/theme/type',
    label: say('fonts'),
    summary: say('design'),
    icon: Type,
    needs: [Permission.contentManager],
    also: say('typography'),
  },
];

const HOME: Screen = { to: '/', label: say('home'), icon: House, needs: [Permission.config] };

/** Every place in the admin that this person may open. */
export function screensFor(permissions: readonly number[]): Screen[] {
  return [
    HOME,
    ...AREAS.map(({ path, ...area }) => ({ ...area, to: `/${path}` })),
    ...TABS.map((tab) => ({
      ...tab,
      summary: say('selling'),
      icon: ShoppingBag,
      also: ALSO[tab.to] ?? '',
    })),
    // The others are views of the area itself.
    ...ANALYTICS_TABS.filter(({ hasRange }) => !hasRange).map(({ to, label, needs }) => ({
      to,
      label,
      summary: say('analytics'),
      icon: ChartColumn,
      needs: [needs],
    })),
    ...DESIGN,
    ...SETTINGS_SECTIONS.map(({ path, summary, needs, ...section }) => ({
      ...section,
      to: `/settings/${path}`,
      summary: say('settings'),
      also: summary,
      needs: [needs],
    })),
  ].filter((screen) => mayUse(screen, permissions));
}

/** What is often begun, wherever somebody is. */
export const BEGINNINGS: readonly Screen[] = [
  {
    to: '/pages?add',
    label: say('addAPage'),
    icon: FilePlus2,
    needs: [Permission.contentManager],
    also: say('newCreate'),
  },
  {
    to: '/selling/products/new',
    label: say('addAProduct'),
    icon: PackagePlus,
    needs: [CommercePermission.editProducts],
    also: say('newCreateSell'),
  },
];
