import { ActionIcon, Tooltip } from '@mantine/core';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { FindButton } from '../find/find-button.tsx';
import { HelpButton } from '../help/help-button.tsx';
import { AccountMenu } from './account-menu.tsx';
import { AreaLinks } from './area-links.tsx';
import { Bell } from './bell.tsx';
import { useSiteTitle } from '../../account/account.ts';
import { say } from './words.ts';
import classes from '../shell.module.css';

export function Sidebar({ isNarrow, onToggle }: { isNarrow: boolean; onToggle: () => void }) {
  const label = isNarrow ? say('widenTheSidebar') : say('narrowTheSidebar');
  const Icon = isNarrow ? PanelLeftOpen : PanelLeftClose;
  return (
    <section aria-label={say('admin')} className={classes.sidebar} data-narrow={isNarrow || undefined}>
      <div className={classes.sidebarTop}>
        {!isNarrow && <SiteTitle />}
        {!isNarrow && <Bell />}
        <Tooltip label={label} position="right">
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={label}
            aria-expanded={!isNarrow}
            onClick={onToggle}
          >
            <Icon size={18} />
          </ActionIcon>
        </Tooltip>
      </div>
      <div className={classes.findPlace}>
        <FindButton isSmall={isNarrow} />
      </div>
      <nav aria-label={say('areas')} className={classes.nav}>
        <AreaLinks isNarrow={isNarrow} />
      </nav>
      <HelpButton isNarrow={isNarrow} />
      <AccountMenu isNarrow={isNarrow} />
    </section>
  );
}

function SiteTitle() {
  const title = useSiteTitle();
  return (
    <span className={classes.siteTitle} title={title}>
      {title}
    </span>
  );
}
