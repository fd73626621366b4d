import { ActionIcon, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { FindButton } from '../find/find-button.tsx';
import { HelpButton } from '../help/help-button.tsx';
import { AccountMenu } from './account-menu.tsx';
import { AreaLinks } from './area-links.tsx';
import { Bell } from './bell.tsx';
import { useSiteTitle } from '../../account/account.ts';
import { say } from './words.ts';
import classes from '../shell.module.css';

/** On a phone the sidebar waits behind a button, and save state and publishing stay in reach. */
export function PhoneBar({ children }: { children: ReactNode }) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const title = useSiteTitle();
  return (
    <section aria-label={say('admin')} className={classes.phoneBar}>
      <ActionIcon variant="subtle" color="gray" size={40} aria-label={say('openTheMenu')} onClick={open}>
        <Menu size={20} />
      </ActionIcon>
      <span className={classes.siteTitle}>{title}</span>
      <FindButton isSmall />
      <Bell />
      {children}
      <Drawer opened={isOpen} onClose={close} title={title} size={300} padding="md">
        <nav aria-label={say('areas')}>
          <AreaLinks isNarrow={false} onChosen={close} />
        </nav>
        <HelpButton isNarrow={false} onChosen={close} />
        <AccountMenu isNarrow={false} />
      </Drawer>
    </section>
  );
}
