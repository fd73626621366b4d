import { Avatar, Menu, SegmentedControl, Text, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Keyboard, LayoutGrid, LogOut, UserRound } from 'lucide-react';
import { stayingPath } from '#core/access/redirect.ts';
import { accountQuery, usePlatformUrl } from '../../account/account.ts';
import { Guide } from './guide.tsx';
import { logOut } from './log-out.ts';
import classes from '../shell.module.css';

const SCHEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Device' },
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
          <UnstyledButton className={classes.account} aria-label={`Account: ${name}`}>
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
            Visit the site
          </Menu.Item>
          {platformUrl && (
            <Menu.Item component="a" href={platformUrl} leftSection={<LayoutGrid size={18} />}>
              Your sites
            </Menu.Item>
          )}
          <Menu.Divider />
          <Text size="xs" className="quiet" px="sm" pb={6} id="scheme-label">
            Colours
          </Text>
          <SegmentedControl
            fullWidth
            size="xs"
            mx="xs"
            mb="xs"
            aria-labelledby="scheme-label"
            value={colorScheme}
            onChange={(value) => setColorScheme(value)}
            data={[...SCHEMES]}
          />
          <Menu.Divider />
          <Menu.Item leftSection={<Keyboard size={18} />} onClick={guide.open}>
            Keyboard shortcuts
          </Menu.Item>
          <Menu.Item
            leftSection={<LogOut size={18} />}
            onClick={() => void logOut()}
            closeMenuOnClick={false}
          >
            Log out
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Guide isOpen={isGuideOpen} onClose={guide.close} />
    </>
  );
}
