import { hrefTo } from '#contract/href-to.ts';
import * as calls from '#contract/addresses/accounts.ts';
import { OPERATOR_PAGE } from '#core/access/places.ts';
import { MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT } from '#core/accounts/password.ts';
import { EMAIL_FIELD_INVALID } from '#core/messages/editing.ts';
import { CallForm, Field, Submit } from '../forms.tsx';
import type { IdentityQuestion } from '#contract/people/auth.ts';
import { noticeOf } from '../notices.ts';
import { Part } from './part.tsx';
import { Passkeys, type PasskeyShown } from './passkeys.tsx';

export interface AccountPage {
  name: 'account';
  account: { name: string; crumb: string };
  email: string;
  isVerified: boolean;
  isOperator: boolean;
  hasTwoFactor: boolean;
  recoveryCodesLeft: number;
  identity: IdentityQuestion;
  passkeys: readonly PasskeyShown[];
  sessions: readonly {
    id: string;
    device: string;
    hosts: readonly string[];
    seen: string;
    isCurrent: boolean;
  }[];
  /** What was just done, as a word of the notices. */
  done: string;
  problem: string;
}

export function Account(page: AccountPage) {
  const { crumb } = page.account;
  return (
    <div className="account">
      <h1>Your account</h1>
      {noticeOf(page.done) && (
        <p className="hint" role="status">
          {noticeOf(page.done)}
        </p>
      )}
      {page.problem && (
        <p className="problem" role="alert">
          {page.problem}
        </p>
      )}
      {page.isOperator && (
        <p className="hint">
          You run this server. <a href={OPERATOR_PAGE}>Open operations</a>
        </p>
      )}
      <Part title="Name" words="Others who work on your sites see it.">
        <CallForm id="name" action={hrefTo(calls.changeName, { crumb })}>
          <Field
            form="name"
            name="name"
            label="Your name"
            autoComplete="name"
            problem="Please enter your name"
            value={page.account.name}
          />
          <Submit isQuiet label="Save name" busy="Saving…" />
        </CallForm>
      </Part>
      <Part
        title="Email"
        words={
          <>
            You log in with <strong>{page.email}</strong>
            {page.isVerified ? '.' : ', which is not confirmed yet. The link is in the mail we sent you.'}
          </>
        }
      >
        <CallForm id="email" action={hrefTo(calls.changeEmail, { crumb })}>
          <Field
            form="email"
            name="email"
            label="New email"
            type="email"
            autoComplete="email"
            problem={EMAIL_FIELD_INVALID}
          />
          <Submit isQuiet label="Change email" busy="Sending…" />
        </CallForm>
      </Part>
      <Part title="Password" words="A new one logs you out everywhere but here.">
        <CallForm id="password" action={hrefTo(calls.changePassword, { crumb })}>
          <Field
            form="password"
            name="password"
            label="New password"
            type="password"
            autoComplete="new-password"
            problem={PASSWORD_TOO_SHORT}
            hint={`At least ${MIN_PASSWORD_LENGTH} characters. A few words are fine.`}
            minLength={MIN_PASSWORD_LENGTH}
          />
          <Submit isQuiet label="Change password" busy="Changing…" />
        </CallForm>
      </Part>
      <Passkeys passkeys={page.passkeys} crumb={crumb} hasRecoveryCodes={page.hasTwoFactor} />
      <TwoStep {...page} />
      <Sessions sessions={page.sessions} crumb={crumb} />
    </div>
  );
}

function wordsOfTwoStep({ hasTwoFactor, recoveryCodesLeft, passkeys }: AccountPage): string {
  if (hasTwoFactor)
    return `On. Logging in asks for a code from your phone. ${recoveryCodesLeft} of your recovery codes are left; turn it off and on again for new ones.`;
  return passkeys.length > 0
    ? 'Off. Logging in with your password asks for a passkey; with this on, a code from your phone does as well, and you get recovery codes.'
    : 'Off. With it on, a stolen password alone opens nothing: logging in also asks for a code from your phone.';
}

function TwoStep(page: AccountPage) {
  const { hasTwoFactor, account } = page;
  return (
    <Part title="Two-step log-in" words={wordsOfTwoStep(page)}>
      <CallForm
        id="two-factor"
        action={hrefTo(hasTwoFactor ? calls.stopTwoFactor : calls.startTwoFactor, { crumb: account.crumb })}
      >
        <Submit isQuiet label={hasTwoFactor ? 'Turn off' : 'Turn on'} busy="One moment…" />
      </CallForm>
    </Part>
  );
}

function Sessions({ sessions, crumb }: { sessions: AccountPage['sessions']; crumb: string }) {
  return (
    <Part
      title="Where you are logged in"
      words="One line for each log-in, with the sites it was taken to. Logging out ends all of it."
    >
      <ul className="session-list">
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              {session.device}
              <span className="address">
                {session.hosts.join(', ')} · {session.isCurrent ? 'this browser, now' : session.seen}
              </span>
            </span>
            {!session.isCurrent && (
              <CallForm id={`end-${session.id}`} action={hrefTo(calls.endSession, { crumb })}>
                <input type="hidden" name="id" value={session.id} />
                <button
                  className="text-button"
                  aria-label={`Log out ${session.device} on ${session.hosts.join(', ')}`}
                >
                  Log out
                </button>
              </CallForm>
            )}
          </li>
        ))}
      </ul>
      <CallForm id="everywhere" action={hrefTo(calls.endSessions, { crumb })}>
        <Submit isQuiet label="Log out everywhere" busy="Logging out…" />
      </CallForm>
    </Part>
  );
}
