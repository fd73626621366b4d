import { hrefTo } from '#contract/href-to.ts';
import { logout } from '#contract/addresses/auth.ts';
import { CallForm, Submit } from './forms.tsx';
import { Mark } from './mark.tsx';

export interface NoAccessPage {
  name: 'noAccess';
  account: { name: string; crumb: string };
  email: string;
  /** What somebody with another account would be led to. */
  to: string;
  problem: string;
}

/** For whoever wants into a site that is not theirs, or no longer. */
export function NoAccess({ account, email, to, problem }: NoAccessPage) {
  const back = `/login?to=${encodeURIComponent(to)}`;
  return (
    <section className="login">
      <div className="login-form">
        <h1>You have no access to this site</h1>
        <p className="entry-words">
          Its owner can invite you. If you worked on it before, your role may have been taken back.
        </p>
        <p className="hint" role="status">
          You are logged in as <strong>{email}</strong>.
        </p>
        <CallForm
          id="switch"
          action={hrefTo(logout, { query: { to: back }, crumb: account.crumb })}
          problem={problem}
        >
          <Submit label="Log out and switch" busy="Logging out…" />
        </CallForm>
        <p className="ways">
          <a href="/">Go to your sites</a>
        </p>
      </div>
      <div className="login-picture" aria-hidden="true">
        <Mark size={320} />
      </div>
    </section>
  );
}
