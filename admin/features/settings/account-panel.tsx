import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  KeyRound,
  LayoutGrid,
  MonitorSmartphone,
  ShieldCheck,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { accountQuery, usePlatformUrl } from '../../account/account.ts';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';
import classes from '../../kit/links/part-links.module.css';

interface Place {
  path: string;
  label: string;
  summary: string;
  icon: LucideIcon;
}

/** Anchors are made from the titles of the account page. */
const PLACES: readonly Place[] = [
  { path: 'account#part-name', label: 'Name and email', summary: 'How others see you', icon: UserRound },
  { path: 'account#part-password', label: 'Password', summary: 'Choose a new one', icon: KeyRound },
  {
    path: 'account#part-two-step-log-in',
    label: 'Two-step log-in',
    summary: 'A code from your phone besides the password',
    icon: ShieldCheck,
  },
  {
    path: 'account#part-where-you-are-logged-in',
    label: 'Where you are logged in',
    summary: 'Sessions, and how to end them everywhere',
    icon: MonitorSmartphone,
  },
  { path: '', label: 'Your sites', summary: 'All sites you work on, and new ones', icon: LayoutGrid },
];

export default function AccountPanel() {
  const platformUrl = usePlatformUrl();
  const { data: account } = useQuery(accountQuery);
  return (
    <SettingsPanel title="Your account">
      <Text className="quiet">
        {account ? `You are logged in as ${account.email}. ` : ''}
        Your account is the same on all of your sites, so it has a page of its own.
      </Text>
      {platformUrl ? <Places platformUrl={platformUrl} /> : <Skeleton height={200} />}
    </SettingsPanel>
  );
}

function Places({ platformUrl }: { platformUrl: string }) {
  return (
    <ul className={classes.parts}>
      {PLACES.map(({ path, label, summary, icon: Icon }) => (
        <li key={label}>
          <a className={classes.part} href={platformUrl + path}>
            <Icon size={18} aria-hidden="true" />
            <span>
              <span className={classes.label}>{label}</span>
              <span className="quiet">{summary}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
