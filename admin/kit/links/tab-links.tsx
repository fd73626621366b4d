import { useEffect, useRef } from 'react';
import { Link, NavLink } from 'react-router';
import classes from './tab-links.module.css';

/** The screens of an area, side by side. */
export function TabLinks(props: {
  label: string;
  tabs: readonly {
    to: string;
    label: string;
    isFirst?: boolean;
    /** Said of tabs that stand for several screens. */
    isOpen?: boolean;
  }[];
  /** Below the tabs of a whole area: those of one group. */
  isSecond?: boolean;
}) {
  const { label, tabs, isSecond = false } = props;
  const nav = useRef<HTMLElement>(null);
  // On a phone they do not all fit: the one that is open is brought into sight.
  useEffect(() => {
    const open = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && open) nav.current.scrollLeft = open.offsetLeft - nav.current.offsetLeft - 40;
  }, []);
  return (
    <nav ref={nav} className={isSecond ? classes.second : classes.tabs} aria-label={label}>
      {tabs.map((tab) =>
        tab.isOpen === undefined ? (
          <NavLink key={tab.label} to={tab.to} end={tab.isFirst ?? false}>
            {tab.label}
          </NavLink>
        ) : (
          <Link key={tab.label} to={tab.to} aria-current={tab.isOpen ? 'true' : undefined}>
            {tab.label}
          </Link>
        ),
      )}
    </nav>
  );
}
