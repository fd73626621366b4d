import { hrefTo } from '#contract/href-to.ts';
import { logout } from '#contract/addresses/auth.ts';
import { accept } from '#contract/addresses/people.ts';
import { CallForm, Submit } from './forms.tsx';
import { Mark } from './mark.tsx';
import { useVoice } from './voice.ts';

export interface InvitationPage {
  name: 'invitation';
  account: { name: string; crumb: string } | null;
  token: string;
  problem: string;
  /** None when the link opens nothing any more; the problem says why. */
  invitation: {
    siteTitle: string;
    siteHost: string;
    invitedBy: string;
    email: string;
    message: string;
    roles: readonly { name: string; summary: string }[];
  } | null;
  viewer: { email: string; isInvited: boolean } | null;
}

export function Invitation(page: InvitationPage) {
  return (
    <section className="login">
      <div className="login-form">{page.invitation ? <Open {...page} /> : <Over {...page} />}</div>
      <div className="login-picture" aria-hidden="true">
        <Mark size={320} />
      </div>
    </section>
  );
}

function Over({ problem, account }: InvitationPage) {
  const { say, declared } = useVoice();
  return (
    <>
      <h1>{say('linkOpensNothing')}</h1>
      <p className="entry-words">{declared(problem)}</p>
      <p className="ways">
        <a href="/">{account ? say('goToSites') : say('goToFront')}</a>
      </p>
    </>
  );
}

function Open(page: InvitationPage) {
  const { say, declared } = useVoice();
  const { invitation, viewer } = page;
  if (!invitation) return null;
  const { siteTitle, siteHost, invitedBy, roles, message } = invitation;
  return (
    <>
      <h1>{say('workOn', { site: siteTitle })}</h1>
      <p className="entry-words">
        {say.parts('invites', {
          who: invitedBy || say('somebody'),
          site: <strong key="site">{siteHost}</strong>,
          roles: roles.length,
        })}
      </p>
      <dl className="roles">
        {roles.map(({ name, summary }) => (
          <div key={name}>
            <dt>{declared(name)}</dt>
            <dd>{declared(summary)}</dd>
          </div>
        ))}
      </dl>
      {message !== '' && <blockquote className="note">{message}</blockquote>}
      {viewer === null ? <NotSignedIn {...page} /> : <SignedIn {...page} />}
    </>
  );
}

function SignedIn({ token, problem, account, invitation, viewer }: InvitationPage) {
  const { say, declared } = useVoice();
  const crumb = account?.crumb;
  if (viewer?.isInvited)
    return (
      <CallForm id="accept" action={hrefTo(accept, { crumb })} problem={declared(problem)}>
        <input type="hidden" name="token" value={token} />
        <Submit label={say('accept')} busy={say('oneMoment')} />
      </CallForm>
    );
  const back = `/login?to=${encodeURIComponent(pathOf(token))}`;
  return (
    <>
      <p className="hint" role="status">
        {say.parts('invitedOther', {
          invited: <strong key="invited">{invitation?.email}</strong>,
          email: <strong key="email">{viewer?.email}</strong>,
        })}
      </p>
      <CallForm
        id="switch"
        action={hrefTo(logout, { query: { to: back }, crumb })}
        problem={declared(problem)}
      >
        <Submit label={say('logOutAndSwitch')} busy={say('loggingOut')} />
      </CallForm>
    </>
  );
}

function NotSignedIn({ token, problem, invitation }: InvitationPage) {
  const { say, declared } = useVoice();
  const to = encodeURIComponent(pathOf(token));
  return (
    <>
      {problem && (
        <p className="problem" role="alert">
          {declared(problem)}
        </p>
      )}
      <p className="hint">
        {say.parts('acceptWith', { email: <strong key="email">{invitation?.email}</strong> })}
      </p>
      <p className="choices">
        <a className="button" href={`/signup?to=${to}`}>
          {say('signUp')}
        </a>
        <a className="button is-quiet" href={`/login?to=${to}`}>
          {say('logIn')}
        </a>
      </p>
    </>
  );
}

const pathOf = (token: string) => `/invitation?token=${encodeURIComponent(token)}`;
