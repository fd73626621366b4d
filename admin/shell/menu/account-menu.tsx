import { Avatar, Menu, Text, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Check, ExternalLink, Keyboard, LayoutGrid, LogOut, UserRound } from 'lucide-react';
import { stayingPath } from '#core/access/redirect.ts';
import { accountQuery, usePlatformUrl } from '../../account/account.ts';
import { Guide } from './guide.tsx';
import { logOut } from './log-out.ts';
import { say } from './words.ts';
import classes from '../shell.module.css';

const SCHEMES = [
  { value: 'light', label: say('light') },
  { value: 'dark', label: say('dark') },
  { value: 'auto', label: say('device') },
] as const;

export function AccountMenu({ isNarrow }: { isNarrow: boolean }) {
  const { data: account } = useQuery(accountQuery);
  const platformUrl = usePlatformUrl();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [isGuideOpen, guide] = useDisclosure(false);
  const name = account?.name ?? '';
  return (
    <>
      <Menu position="top-start" width={240} shadow="md">
        <Menu.Target>
          <UnstyledButton className={classes.account} aria-label={say('accountName', { name })}>
            <Avatar size={28} radius="xl">
              <UserRound size={16} aria-hidden="true" />
            </Avatar>
            {!isNarrow && <span className={classes.accountName}>{name}</span>}
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{account?.email}</Menu.Label>
          <Menu.Item
            component="a"
            href={stayingPath('/')}
            target="_blank"
            leftSection={<ExternalLink size={18} />}
          >
            {say('visitTheSite')}
          </Menu.Item>
          {platformUrl && (
            <Menu.Item component="a" href={platformUrl} leftSection={<LayoutGrid size={18} />}>
              {say('yourSites')}
            </Menu.Item>
          )}
          <Menu.Divider />
          <Text size="xs" className="quiet" px="sm" pb={6} id="scheme-label">
            {say('colours')}
          </Text>
          <div role="group" aria-labelledby="scheme-label">
            {SCHEMES.map(({ value, label }) => (
              <Menu.Item
                key={value}
                role="menuitemradio"
                aria-checked={colorScheme === value}
                closeMenuOnClick={false}
                leftSection={<Check size={18} opacity={colorScheme === value ? 1 : 0} aria-hidden="true" />}
                onClick={() => setColorScheme(value)}
              >
                {label}
              </Menu.Item>
            ))}
          </div>
          <Menu.Divider />
          <Menu.Item leftSection={<Keyboard size={18} />} onClick={guide.open}>
            {say('keyboardShortcuts')}
          </Menu.Item>
          <Menu.Item
            leftSection={<LogOut size={18} />}
            onClick={() => void logOut()}
            closeMenuOnClick={false}
          >
            {say('logOut')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Guide isOpen={isGuideOpen} onClose={guide.close} />
    </>
  );
}
