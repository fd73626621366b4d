import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink } from 'react-router';
import { hasPermission } from '#core/enumerations/permissions.ts';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import { accountQuery } from '../../../account/account.ts';
import { Panel } from '../../../kit/panel.tsx';
import classes from './selling.module.css';

export const TABS = [
  { to: '/selling/orders', label: 'Orders', needs: CommercePermission.viewOrders },
  { to: '/selling/customers', label: 'Customers', needs: CommercePermission.viewOrders },
  { to: '/selling/subscriptions', label: 'Subscriptions', needs: CommercePermission.viewOrders },
  { to: '/selling/members', label: 'Member areas', needs: CommercePermission.editProducts },
  { to: '/selling/products', label: 'Products', needs: CommercePermission.viewProducts },
  { to: '/selling/categories', label: 'Categories', needs: CommercePermission.editProducts },
  { to: '/selling/inventory', label: 'Inventory', needs: CommercePermission.inventory },
  { to: '/selling/discounts', label: 'Discounts', needs: CommercePermission.discounts },
  { to: '/selling/donations', label: 'Donations', needs: CommercePermission.viewOrders },
  { to: '/selling/gift-cards', label: 'Gift cards', needs: CommercePermission.discounts },
  { to: '/selling/sales', label: 'Sales', needs: CommercePermission.sales },
  { to: '/selling/carts', label: 'Abandoned carts', needs: CommercePermission.abandonedCarts },
  { to: '/selling/settings', label: 'Settings', needs: CommercePermission.payments },
];

/** The screens that the account may open, in their order. */
export function useTabs() {
  const { data } = useQuery(accountQuery);
  return TABS.filter(({ needs }) => !data || hasPermission(data.permissions, needs));
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
  const tabs = useRef<HTMLElement>(null);
  const shown = useTabs();
  // On a phone they do not all fit: the one that is open is brought into sight.
  useEffect(() => {
    const open = tabs.current?.querySelector<HTMLElement>('[aria-current]');
    if (tabs.current && open) tabs.current.scrollLeft = open.offsetLeft - tabs.current.offsetLeft - 40;
  }, []);
  return (
    <Panel title={title} actions={actions}>
      <nav ref={tabs} className={classes.tabs} aria-label="Selling">
        {shown.map(({ to, label }) => (
          <NavLink key={to} to={to}>
            {label}
          </NavLink>
        ))}
      </nav>
      {children}
    </Panel>
  );
}
