import { ActionIcon, Indicator, Popover, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { accountQuery } from '../../account/account.ts';
import { homeQuery, shortCount, waitingOf } from '../../account/home.ts';
import { turnedOnBy } from '../../account/push/this-browser.ts';
import { say } from './words.ts';
import classes from '../shell.module.css';

/** Fetched only where somebody had turned notifications on. What goes wrong is seen where they are turned on. */
function useGoOnNotifying() {
  const { data: account } = useQuery(accountQuery);
  const id = account?.id;
  useEffect(() => {
    if (id === undefined || turnedOnBy() !== id) return;
    import('../../account/push/go-on.ts')
      .then(({ goOnNotifying }) => goOnNotifying(id))
      .catch(() => undefined);
  }, [id]);
}

/** What needs somebody, in reach on every screen. */
export function Bell() {
  useGoOnNotifying();
  const { data: home } = useQuery(homeQuery);
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const waiting = home ? waitingOf(home) : [];
  const count = waiting.reduce((sum, each) => sum + each.count, 0);
  return (
    <Popover opened={isOpen} onChange={close} position="bottom-start" shadow="md" width={300} trapFocus>
      <Indicator label={shortCount(count)} size={16} disabled={count === 0} offset={6}>
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={
              count === 0
                ? say('notifications')
                : say('notificationsShortCountNew', { shortCount: shortCount(count) })
            }
            onClick={toggle}
          >
            <BellIcon size={18} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown p={8}>
        {waiting.length === 0 && (
          <Text p={8} className="quiet">
            {say('nothingNeedsYouRight')}
          </Text>
        )}
        <ul className={classes.links}>
          {waiting.map(({ name, words, to, icon: Icon }) => (
            <li key={name}>
              <Link className={classes.link ?? ''} to={to} onClick={close}>
                <Icon size={18} aria-hidden="true" />
                <span className={classes.linkLabel}>{words}</span>
                <ChevronRight size={16} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
        <Link className={classes.link ?? ''} to="/settings/notifications" onClick={close}>
          <span className="quiet">{say('emailNotifications')}</span>
        </Link>
      </Popover.Dropdown>
    </Popover>
  );
}
