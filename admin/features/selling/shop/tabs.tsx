import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { hasAny } from '#core/enumerations/permissions.ts';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import { NEEDS_OF_SHOP_SETTINGS } from '#core/settings/needs.ts';
import { accountQuery } from '../../../account/account.ts';
import { Panel } from '../../../kit/panel.tsx';
import { TabLinks } from '../../../kit/links/tab-links.tsx';
import { say } from './words.ts';

/** The screens of the shop, in groups that fit side by side. */
const GROUPS = [
  {
    label: say('orders'),
    tabs: [
      { to: '/selling/orders', label: say('orders'), needs: [CommercePermission.viewOrders] },
      { to: '/selling/carts', label: say('abandonedCarts'), needs: [CommercePermission.abandonedCarts] },
      { to: '/selling/donations', label: say('donations'), needs: [CommercePermission.viewOrders] },
    ],
  },
  {
    label: say('products'),
    tabs: [
      { to: '/selling/products', label: say('products'), needs: [CommercePermission.viewProducts] },
      { to: '/selling/categories', label: say('categories'), needs: [CommercePermission.editProducts] },
      { to: '/selling/inventory', label: say('inventory'), needs: [CommercePermission.inventory] },
    ],
  },
  {
    label: say('customers'),
    tabs: [
      { to: '/selling/customers', label: say('customers'), needs: [CommercePermission.viewOrders] },
      { to: '/selling/subscriptions', label: say('subscriptions'), needs: [CommercePermission.viewOrders] },
      { to: '/selling/members', label: say('memberAreas'), needs: [CommercePermission.editProducts] },
    ],
  },
  {
    label: say('discounts'),
    tabs: [
      { to: '/selling/discounts', label: say('discounts'), needs: [CommercePermission.discounts] },
      { to: '/selling/gift-cards', label: say('giftCards'), needs: [CommercePermission.discounts] },
    ],
  },
  {
    label: say('sales'),
    tabs: [
      { to: '/selling/sales', label: say('sales'), needs: [CommercePermission.sales] },
      { to: '/selling/fast-forward', label: say('fastForward'), needs: [CommercePermission.manageOrders] },
    ],
  },
  {
    label: say('settings'),
    tabs: [
      {
        to: '/selling/settings',
        label: say('settings'),
        needs: [CommercePermission.payments, ...NEEDS_OF_SHOP_SETTINGS],
      },
    ],
  },
];

export const TABS = GROUPS.flatMap(({ tabs }) => tabs);

/** The groups with the screens that the account may open, in their order. */
export function useGroups() {
  const { data } = useQuery(accountQuery);
  return GROUPS.flatMap(({ label, tabs }) => {
    const open = tabs.filter(({ needs }) => !data || hasAny(data.permissions, needs));
    const [first] = open;
    return first ? [{ label, to: first.to, tabs: open }] : [];
  });
}

/** A screen of the shop, with the way to the others. */
export function SellingPanel({
  title,
  actions,
  children,
}: {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const groups = useGroups().map((group) => ({
    ...group,
    isOpen: group.tabs.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`)),
  }));
  const open = groups.find(({ isOpen }) => isOpen);
  return (
    <Panel title={title} actions={actions}>
      <TabLinks label={say('selling')} tabs={groups} />
      {open && open.tabs.length > 1 && <TabLinks label={open.label} tabs={open.tabs} isSecond />}
      {children}
    </Panel>
  );
}
