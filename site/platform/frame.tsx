import type { ReactNode } from 'react';
import { Mark } from './mark.tsx';

/** What every page of the platform has around it. */
export function Frame(props: { account: { name: string } | null; isLogin?: boolean; children: ReactNode }) {
  const { account, isLogin = false, children } = props;
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
              <span className="top-name">{account.name}</span>
              <button id="logout" className="text-button" type="button" hidden>
                Log out
              </button>
            </>
          ) : (
            !isLogin && <a href="/login">Log in</a>
          )}
        </nav>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className="bottom">
        <span>Plinth is free software under the MIT licence.</span>
        <a href="/api/">HTTP API</a>
      </footer>
    </>
  );
}
