import { Tooltip, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { House } from 'lucide-react';
import { NavLink } from 'react-router';
import { shortCount, useBadges } from '../../account/home.ts';
import { accountQuery } from '../../account/account.ts';
import { AREAS, mayUse } from '../areas/areas.ts';
import { say } from './words.ts';
import classes from '../shell.module.css';

/** The areas this account may use. What it may not use is not shown. */
export function AreaLinks({ isNarrow, onChosen }: { isNarrow: boolean; onChosen?: () => void }) {
  const { data: account } = useQuery(accountQuery);
  const badges = useBadges();
  const areas = AREAS.filter((area) => account && mayUse(area, account.permissions));
  const links = [{ path: '', label: say('home'), icon: House }, ...areas];
  return (
    <ul className={classes.links}>
      {links.map(({ path, label, icon: Icon }) => (
        <li key={path}>
          <Tooltip label={label} position="right" disabled={!isNarrow}>
            <NavLink
              className={classes.link ?? ''}
              to={`/${path}`}
              end={path === ''}
              onClick={() => onChosen?.()}
            >
              <Icon size={18} aria-hidden="true" />
              <span className={classes.linkLabel}>{label}</span>
              <Count of={badges[path] ?? 0} />
            </NavLink>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}

function Count({ of }: { of: number }) {
  if (of === 0) return null;
  return (
    <span className={classes.count}>
      {shortCount(of)}
      <VisuallyHidden> {say('new')}</VisuallyHidden>
    </span>
  );
}
