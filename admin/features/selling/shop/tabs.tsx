import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { hasAny } from '#core/enumerations/permissions.ts';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import { NEEDS_OF_SHOP_SETTINGS } from '#core/settings/needs.ts';
import { accountQuery } from '../../../account/account.ts';
import { Panel } from '../../../kit/panel.tsx';
import { TabLinks } from '../../../kit/links/tab-links.tsx';

/** The screens of the shop, in groups that fit side by side. */
const GROUPS = [
  {
    label: 'Orders',
    tabs: [
      { to: '/selling/orders', label: 'Orders', needs: [CommercePermission.viewOrders] },
      { to: '/selling/carts', label: 'Abandoned carts', needs: [CommercePermission.abandonedCarts] },
      { to: '/selling/donations', label: 'Donations', needs: [CommercePermission.viewOrders] },
    ],
  },
  {
    label: 'Products',
    tabs: [
      { to: '/selling/products', label: 'Products', needs: [CommercePermission.viewProducts] },
      { to: '/selling/categories', label: 'Categories', needs: [CommercePermission.editProducts] },
      { to: '/selling/inventory', label: 'Inventory', needs: [CommercePermission.inventory] },
    ],
  },
  {
    label: 'Customers',
    tabs: [
      { to: '/selling/customers', label: 'Customers', needs: [CommercePermission.viewOrders] },
      { to: '/selling/subscriptions', label: 'Subscriptions', needs: [CommercePermission.viewOrders] },
      { to: '/selling/members', label: 'Member areas', needs: [CommercePermission.editProducts] },
    ],
  },
  {
    label: 'Marketing',
    tabs: [
      { to: '/selling/discounts', label: 'Discounts', needs: [CommercePermission.discounts] },
      { to: '/selling/gift-cards', label: 'Gift cards', needs: [CommercePermission.discounts] },
    ],
  },
  {
    label: 'Sales',
    tabs: [
      { to: '/selling/sales', label: 'Sales', needs: [CommercePermission.sales] },
      { to: '/selling/fast-forward', label: 'Fast-forward', needs: [CommercePermission.manageOrders] },
    ],
  },
  {
    label: 'Settings',
    tabs: [
      {
        to: '/selling/settings',
        label: 'Settings',
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
      <TabLinks label="Selling" tabs={groups} />
      {open && open.tabs.length > 1 && <TabLinks label={open.label} tabs={open.tabs} isSecond />}
      {children}
    </Panel>
  );
}
