import { hrefTo } from '#contract/href-to.ts';
import * as auth from '#contract/addresses/auth.ts';
import type { ReactNode } from 'react';
import { MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT } from '#core/accounts/password.ts';
import type { SecondStep } from '#core/accounts/passkeys.ts';
import { EMAIL_FIELD_INVALID } from '#core/messages/editing.ts';
import { PasskeyForm } from './account/passkey-form.tsx';
import { CallForm, Field, Submit, type FieldProps } from './forms.tsx';
import { Mark } from './mark.tsx';
import { noticeOf } from './notices.ts';

/** Pages one passes on the way into an account. `to` is where one wanted to go. */
export type EntryPage =
  | {
      name: 'login';
      to: string;
      /** Filled in already; empty when nobody told it. */
      email: string;
      problem: string;
      done: string;
      canSignUp: boolean;
      demo: { email: string; password: string } | null;
    }
  | { name: 'code'; to: string; problem: string; step: SecondStep }
  | { name: 'signup'; to: string; email: string; problem: string }
  | { name: 'signupSent' }
  | { name: 'forgot'; problem: string }
  | { name: 'forgotSent' }
  | { name: 'reset'; token: string; problem: string }
  | { name: 'undo'; token: string; problem: string; crumb: string }
  | { name: 'confirm'; token: string; problem: string; crumb: string };

const emailField = { name: 'email', label: 'Email', type: 'email', problem: EMAIL_FIELD_INVALID } as const;
const newPassword = {
  name: 'password',
  label: 'Password',
  type: 'password',
  autoComplete: 'new-password',
  problem: PASSWORD_TOO_SHORT,
  hint: `At least ${MIN_PASSWORD_LENGTH} characters. A few words are fine.`,
  minLength: MIN_PASSWORD_LENGTH,
} satisfies Omit<FieldProps, 'form'>;

export function Entry(page: EntryPage) {
  return (
    <section className="login">
      <div className="login-form">{view(page)}</div>
      <div className="login-picture" aria-hidden="true">
        <Mark size={320} />
      </div>
    </section>
  );
}

function view(page: EntryPage): ReactNode {
  switch (page.name) {
    case 'login':
      return <Login {...page} />;
    case 'code':
      return <Code {...page} />;
    case 'signup':
      return <SignUp {...page} />;
    case 'signupSent':
      return (
        <Sent>
          We have sent you a mail. Open the link in it to go on; it works within a day. If nothing arrives,
          look among the unwanted mails.
        </Sent>
      );
    case 'forgot':
      return <Forgot {...page} />;
    case 'forgotSent':
      return (
        <Sent>
          We have sent a mail to that address. The link in it works once, within an hour. If nothing arrives,
          look among the unwanted mails.
        </Sent>
      );
    case 'reset':
      return <Reset {...page} />;
    case 'confirm':
      return <Confirm {...page} />;
    case 'undo':
      return <Undo {...page} />;
  }
}

function Login({ to, email, problem, done, canSignUp, demo }: Extract<EntryPage, { name: 'login' }>) {
  return (
    <>
      <h1>Log in</h1>
      {noticeOf(done) && (
        <p className="hint" role="status">
          {noticeOf(done)}
        </p>
      )}
      {demo && (
        <p className="hint">
          This installation has demo sites. Their owner is <code>{demo.email}</code>, the password is{' '}
          <code>{demo.password}</code>.
        </p>
      )}
      <CallForm id="login" action={hrefTo(auth.login)} problem={problem}>
        <input type="hidden" name="to" value={to} />
        <Field form="login" {...emailField} value={email} autoComplete="username webauthn" autoFocus />
        <Field
          form="login"
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          problem="Please enter your password"
        />
        <Submit label="Log in" busy="Logging in…" />
      </CallForm>
      <div className="other-way is-below">
        <PasskeyForm
          id="login-passkey"
          purpose="logIn"
          label="Use a passkey"
          busy="Waiting for your device…"
          to={to}
          isQuiet
        />
      </div>
      <p className="ways">
        <a href="/forgot">Forgot your password?</a>
        {canSignUp && <a href={withTo('/signup', to)}>Sign up</a>}
      </p>
    </>
  );
}

function Code({ to, problem, step }: Extract<EntryPage, { name: 'code' }>) {
  const { hasCode, hasPasskey } = step;
  return (
    <>
      <h1>One more step</h1>
      <p className="hint">{hasCode ? CODE_WORDS[hasPasskey ? 'both' : 'code'] : CODE_WORDS.passkey}</p>
      {hasPasskey && (
        <div className={hasCode ? 'other-way' : undefined}>
          <PasskeyForm
            id="code-passkey"
            purpose="logIn"
            label="Use a passkey"
            busy="Waiting for your device…"
            to={to}
          />
          <p className="field-hint" data-without-passkeys>
            This browser cannot use passkeys.
          </p>
        </div>
      )}
      {hasCode && (
        <CallForm id="code" action={hrefTo(auth.loginCode)} problem={problem}>
          <input type="hidden" name="to" value={to} />
          <Field
            form="code"
            name="code"
            label="Code"
            autoComplete="one-time-code"
            problem="Please enter a code"
          />
          <Submit label="Log in" busy="Logging in…" />
        </CallForm>
      )}
      {!hasCode && (
        <p className="field-hint part-note">
          Lost your device? <a href="/forgot">Choose a new password by email</a> and log in with it in this
          browser. Then remove the passkey from your account.
        </p>
      )}
      <p className="ways">
        <a href={withTo('/login', to)}>Start again</a>
      </p>
    </>
  );
}

const CODE_WORDS = {
  code: 'Enter the six digits that your authenticator app shows, or one of your recovery codes.',
  passkey: 'Your password is right. Confirm with your passkey that it’s you.',
  both: 'Use a passkey, or enter the six digits that your authenticator app shows or one of your recovery codes.',
};

function SignUp({ to, email, problem }: Extract<EntryPage, { name: 'signup' }>) {
  return (
    <>
      <h1>Sign up</h1>
      <CallForm id="signup" action={hrefTo(auth.signup)} problem={problem}>
        <input type="hidden" name="to" value={to} />
        <Field
          form="signup"
          name="name"
          label="Your name"
          autoComplete="name"
          problem="Please enter your name"
          autoFocus
        />
        <Field form="signup" {...emailField} value={email} autoComplete="username" />
        <Field form="signup" {...newPassword} />
        <Submit label="Sign up" busy="Signing up…" />
      </CallForm>
      <p className="ways">
        <a href={withTo('/login', to)}>Log in instead</a>
      </p>
    </>
  );
}

function Sent({ children }: { children: ReactNode }) {
  return (
    <>
      <h1>Look into your mail</h1>
      <p className="entry-words">{children}</p>
      <p className="ways">
        <a href="/login">Log in</a>
      </p>
    </>
  );
}

function Forgot({ problem }: Extract<EntryPage, { name: 'forgot' }>) {
  return (
    <>
      <h1>New password</h1>
      <p className="entry-words">Tell us your email, and we send you a link to choose another password.</p>
      <CallForm id="forgot" action={hrefTo(auth.requestReset)} problem={problem}>
        <Field form="forgot" {...emailField} autoComplete="username" autoFocus />
        <Submit label="Send the link" busy="Sending…" />
      </CallForm>
      <p className="ways">
        <a href="/login">Log in instead</a>
      </p>
    </>
  );
}

function Reset({ token, problem }: Extract<EntryPage, { name: 'reset' }>) {
  return (
    <>
      <h1>New password</h1>
      <p className="entry-words">You will be logged out everywhere and log in with the new one.</p>
      <CallForm id="reset" action={hrefTo(auth.reset)} problem={problem}>
        <input type="hidden" name="token" value={token} />
        <Field form="reset" {...newPassword} label="New password" />
        <Submit label="Change password" busy="Changing…" />
      </CallForm>
      <p className="ways">
        <a href="/forgot">Ask for a new link</a>
      </p>
    </>
  );
}

function Confirm({ token, problem, crumb }: Extract<EntryPage, { name: 'confirm' }>) {
  return (
    <>
      <h1>Confirm your email</h1>
      <p className="entry-words">One click, and the address counts as yours.</p>
      <CallForm id="confirm" action={hrefTo(auth.confirm, { crumb })} problem={problem}>
        <input type="hidden" name="token" value={token} />
        <Submit label="Confirm" busy="Confirming…" />
      </CallForm>
    </>
  );
}

function Undo({ token, problem, crumb }: Extract<EntryPage, { name: 'undo' }>) {
  return (
    <>
      <h1>Undo the change</h1>
      <p className="entry-words">
        Your email and two-step log-in go back to what they were before the change in that mail, and passkeys
        added since are removed. Everybody is logged out, and you choose a new password.
      </p>
      <CallForm id="undo" action={hrefTo(auth.undoChange, { crumb })} problem={problem}>
        <input type="hidden" name="token" value={token} />
        <Submit label="Undo and choose a new password" busy="Undoing…" />
      </CallForm>
    </>
  );
}

function withTo(path: string, to: string): string {
  return to === '' ? path : `${path}?to=${encodeURIComponent(to)}`;
}
