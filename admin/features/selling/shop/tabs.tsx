import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasAny } from '#core/enumerations/permissions.ts';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import { NEEDS_OF_SHOP_SETTINGS } from '#core/settings/needs.ts';
import { accountQuery } from '../../../account/account.ts';
import { Panel } from '../../../kit/panel.tsx';
import { TabLinks } from '../../../kit/links/tab-links.tsx';

export const TABS = [
  { to: '/selling/orders', label: 'Orders', needs: [CommercePermission.viewOrders] },
  { to: '/selling/customers', label: 'Customers', needs: [CommercePermission.viewOrders] },
  { to: '/selling/subscriptions', label: 'Subscriptions', needs: [CommercePermission.viewOrders] },
  { to: '/selling/members', label: 'Member areas', needs: [CommercePermission.editProducts] },
  { to: '/selling/products', label: 'Products', needs: [CommercePermission.viewProducts] },
  { to: '/selling/categories', label: 'Categories', needs: [CommercePermission.editProducts] },
  { to: '/selling/inventory', label: 'Inventory', needs: [CommercePermission.inventory] },
  { to: '/selling/discounts', label: 'Discounts', needs: [CommercePermission.discounts] },
  { to: '/selling/donations', label: 'Donations', needs: [CommercePermission.viewOrders] },
  { to: '/selling/gift-cards', label: 'Gift cards', needs: [CommercePermission.discounts] },
  { to: '/selling/sales', label: 'Sales', needs: [CommercePermission.sales] },
  { to: '/selling/carts', label: 'Abandoned carts', needs: [CommercePermission.abandonedCarts] },
  {
    to: '/selling/settings',
    label: 'Settings',
    needs: [CommercePermission.payments, ...NEEDS_OF_SHOP_SETTINGS],
  },
];

/** The screens that the account may open, in their order. */
export function useTabs() {
  const { data } = useQuery(accountQuery);
  return TABS.filter(({ needs }) => !data || hasAny(data.permissions, needs));
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
  return (
    <Panel title={title} actions={actions}>
      <TabLinks label="Selling" tabs={useTabs()} />
      {children}
    </Panel>
  );
}
