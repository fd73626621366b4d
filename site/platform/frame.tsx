import { API_PATH } from '#contract/address.ts';
import { hrefTo } from '#contract/href-to.ts';
import { logout } from '#contract/addresses/auth.ts';
import type { ReactNode } from 'react';
import { CallForm } from './forms.tsx';
import { Mark } from './mark.tsx';
import { ownName } from '#core/settings/languages.ts';
import { LANGUAGE_QUERY } from '#core/languages/own-address.ts';
import { PLATFORM_LANGUAGES } from '#core/platform-words/words.ts';
import { useHere, useVoice } from './voice.ts';

/** What every page of the platform has around it. */
export function Frame(props: {
  account: { name: string; crumb: string } | null;
  isEntry?: boolean;
  children: ReactNode;
}) {
  const { account, isEntry = false, children } = props;
  const { say } = useVoice();
  return (
    <>
      <a className="skip-link" href="#content">
        {say('skip')}
      </a>
      <header className="top">
        <a className="wordmark" href="/" aria-label={say('frontPage')}>
          <Mark size={24} />
          Plinth
        </a>
        <nav className="top-links" aria-label={say('account')}>
          {account ? (
            <>
              <a href="/account">{account.name || say('yourAccount')}</a>
              <CallForm id="logout" action={hrefTo(logout, { crumb: account.crumb })}>
                <button className="text-button">{say('logOut')}</button>
              </CallForm>
            </>
          ) : (
            !isEntry && (
              <>
                <a href="/login">{say('logIn')}</a>
                <a href="/signup">{say('signUp')}</a>
              </>
            )
          )}
        </nav>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className="bottom">
        <span>{say('licence')}</span>
        <Languages />
        <a href={API_PATH}>{say('api')}</a>
      </footer>
    </>
  );
}

/** Leads to the same page in the other language. */
function Languages() {
  const { say, language } = useVoice();
  const here = useHere();
  if (here === '') return null;
  return (
    <nav className="languages" aria-label={say('language')}>
      {PLATFORM_LANGUAGES.map((each) => (
        <a
          key={each}
          href={`${here}${here.includes('?') ? '&' : '?'}${LANGUAGE_QUERY}=${each}`}
          lang={each}
          hrefLang={each}
          aria-current={each === language ? 'true' : undefined}
        >
          {ownName(each)}
        </a>
      ))}
    </nav>
  );
}
