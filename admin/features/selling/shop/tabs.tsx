import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink } from 'react-router';
import { Panel } from '../../../kit/panel.tsx';
import classes from './selling.module.css';

const TABS = [
  { to: '/selling/orders', label: 'Orders' },
  { to: '/selling/products', label: 'Products' },
  { to: '/selling/categories', label: 'Categories' },
  { to: '/selling/inventory', label: 'Inventory' },
  { to: '/selling/discounts', label: 'Discounts' },
  { to: '/selling/sales', label: 'Sales' },
  { to: '/selling/carts', label: 'Left carts' },
  { to: '/selling/settings', label: 'Settings' },
];

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
  // On a phone they do not all fit: the one that is open is brought into sight.
  useEffect(() => {
    const open = tabs.current?.querySelector<HTMLElement>('[aria-current]');
    if (tabs.current && open) tabs.current.scrollLeft = open.offsetLeft - tabs.current.offsetLeft - 40;
  }, []);
  return (
    <Panel title={title} actions={actions}>
      <nav ref={tabs} className={classes.tabs} aria-label="Selling">
        {TABS.map(({ to, label }) => (
          <NavLink key={to} to={to}>
            {label}
          </NavLink>
        ))}
      </nav>
      {children}
    </Panel>
  );
}
