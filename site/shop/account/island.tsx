import type { AccountDoor } from '../../page-input.ts';
import { useWords } from '#blocks/kit/words.ts';
import type { Countries } from '../checkout/address-fields.tsx';
import { AccountHome } from './account-home.tsx';
import { FollowLink } from './follow-link.tsx';
import { LogIn } from './log-in.tsx';

export interface AccountProps extends Countries {
  door: AccountDoor;
  locale: string;
}

/** The customer's account, or the way into it. */
export default function Account({ door, locale, countries }: AccountProps) {
  const say = useWords('account');
  switch (door.at) {
    case 'account':
      return <AccountHome xsrfToken={door.xsrfToken} locale={locale} countries={countries} />;
    case 'link':
      return <FollowLink {...door} />;
    case 'linkEnded':
      return <LogIn problem={say('linkEnded')} />;
    case 'logIn':
      return <LogIn problem="" />;
  }
}
