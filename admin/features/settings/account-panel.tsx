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
import { LanguageChoice } from './language-choice.tsx';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';
import { say } from './words.ts';
import classes from '../../kit/links/part-links.module.css';

interface Place {
  path: string;
  label: string;
  summary: string;
  icon: LucideIcon;
}

/** Anchors are made from the titles of the account page. */
const PLACES: readonly Place[] = [
  { path: 'account#part-name', label: say('nameAndEmail'), summary: say('howOthersSeeYou'), icon: UserRound },
  { path: 'account#part-password', label: say('password'), summary: say('chooseANewOne'), icon: KeyRound },
  {
    path: 'account#part-two-step-log-in',
    label: say('twoStepLogIn'),
    summary: say('aCodeFromYour'),
    icon: ShieldCheck,
  },
  {
    path: 'account#part-where-you-are-logged-in',
    label: say('whereYouAreLogged'),
    summary: say('sessionsAndHowTo'),
    icon: MonitorSmartphone,
  },
  { path: '', label: say('yourSites'), summary: say('allSitesYouWork'), icon: LayoutGrid },
];

export default function AccountPanel() {
  const platformUrl = usePlatformUrl();
  const { data: account } = useQuery(accountQuery);
  return (
    <SettingsPanel title={say('yourAccount')}>
      <Text className="quiet">
        {account ? `${say('youAreLoggedIn', { email: account.email })} ` : ''}
        {say('yourAccountIsThe')}
      </Text>
      {account && <LanguageChoice chosen={account.language} />}
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
