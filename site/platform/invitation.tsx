import { hrefTo } from '#contract/href-to.ts';
import { logout } from '#contract/addresses/auth.ts';
import { accept } from '#contract/addresses/people.ts';
import { CallForm, Submit } from './forms.tsx';
import { Mark } from './mark.tsx';

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
  return (
    <>
      <h1>This link opens nothing</h1>
      <p className="entry-words">{problem}</p>
      <p className="ways">
        <a href="/">{account ? 'Go to your sites' : 'Go to the front page'}</a>
      </p>
    </>
  );
}

function Open(page: InvitationPage) {
  const { invitation, viewer } = page;
  if (!invitation) return null;
  const { siteTitle, siteHost, invitedBy, roles, message } = invitation;
  return (
    <>
      <h1>Work on {siteTitle}</h1>
      <p className="entry-words">
        {invitedBy || 'Somebody'} invites you to work on <strong>{siteHost}</strong> with{' '}
        {roles.length === 1 ? 'this role' : 'these roles'}:
      </p>
      <dl className="roles">
        {roles.map(({ name, summary }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{summary}</dd>
          </div>
        ))}
      </dl>
      {message !== '' && <blockquote className="note">{message}</blockquote>}
      {viewer === null ? <NotSignedIn {...page} /> : <SignedIn {...page} />}
    </>
  );
}

function SignedIn({ token, problem, account, invitation, viewer }: InvitationPage) {
  const crumb = account?.crumb;
  if (viewer?.isInvited)
    return (
      <CallForm id="accept" action={hrefTo(accept, { crumb })} problem={problem}>
        <input type="hidden" name="token" value={token} />
        <Submit label="Accept" busy="One moment…" />
      </CallForm>
    );
  const back = `/login?to=${encodeURIComponent(pathOf(token))}`;
  return (
    <>
      <p className="hint" role="status">
        The invitation was sent to <strong>{invitation?.email}</strong>. You are logged in as{' '}
        <strong>{viewer?.email}</strong>.
      </p>
      <CallForm id="switch" action={hrefTo(logout, { query: { to: back }, crumb })} problem={problem}>
        <Submit label="Log out and switch" busy="Logging out…" />
      </CallForm>
    </>
  );
}

function NotSignedIn({ token, problem, invitation }: InvitationPage) {
  const to = encodeURIComponent(pathOf(token));
  return (
    <>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <p className="hint">
        Accept it with an account that has the email <strong>{invitation?.email}</strong>.
      </p>
      <p className="choices">
        <a className="button" href={`/signup?to=${to}`}>
          Sign up
        </a>
        <a className="button is-quiet" href={`/login?to=${to}`}>
          Log in
        </a>
      </p>
    </>
  );
}

const pathOf = (token: string) => `/invitation?token=${encodeURIComponent(token)}`;
