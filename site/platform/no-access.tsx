import { hrefTo } from '#contract/href-to.ts';
import { logout } from '#contract/addresses/auth.ts';
import { CallForm, Submit } from './forms.tsx';
import { Mark } from './mark.tsx';
import { useVoice } from './voice.ts';

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
  const { say, declared } = useVoice();
  const back = `/login?to=${encodeURIComponent(to)}`;
  return (
    <section className="login">
      <div className="login-form">
        <h1>{say('noAccess')}</h1>
        <p className="entry-words">{say('noAccessWords')}</p>
        <p className="hint" role="status">
          {say.parts('loggedInAs', { email: <strong key="email">{email}</strong> })}
        </p>
        <CallForm
          id="switch"
          action={hrefTo(logout, { query: { to: back }, crumb: account.crumb })}
          problem={declared(problem)}
        >
          <Submit label={say('logOutAndSwitch')} busy={say('loggingOut')} />
        </CallForm>
        <p className="ways">
          <a href="/">{say('goToSites')}</a>
        </p>
      </div>
      <div className="login-picture" aria-hidden="true">
        <Mark size={320} />
      </div>
    </section>
  );
}
