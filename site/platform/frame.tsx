import { API_PATH } from '#contract/address.ts';
import { hrefTo } from '#contract/href-to.ts';
import { logout } from '#contract/addresses/auth.ts';
import type { ReactNode } from 'react';
import { CallForm } from './forms.tsx';
import { Mark } from './mark.tsx';

/** What every page of the platform has around it. */
export function Frame(props: {
  account: { name: string; crumb: string } | null;
  isEntry?: boolean;
  children: ReactNode;
}) {
  const { account, isEntry = false, children } = props;
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <header className="top">
        <a className="wordmark" href="/" aria-label="Plinth, front page">
          <Mark size={24} />
          Plinth
        </a>
        <nav className="top-links" aria-label="Account">
          {account ? (
            <>
              <a href="/account">{account.name || 'Your account'}</a>
              <CallForm id="logout" action={hrefTo(logout, { crumb: account.crumb })}>
                <button className="text-button">Log out</button>
              </CallForm>
            </>
          ) : (
            !isEntry && (
              <>
                <a href="/login">Log in</a>
                <a href="/signup">Sign up</a>
              </>
            )
          )}
        </nav>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className="bottom">
        <span>Plinth is free software under the MIT licence.</span>
        <a href={API_PATH}>HTTP API</a>
      </footer>
    </>
  );
}
