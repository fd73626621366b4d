import { hrefTo } from '#contract/href-to.ts';
import * as auth from '#contract/addresses/auth.ts';
import type { ReactNode } from 'react';
import { MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT } from '#core/accounts/password.ts';
import type { SecondStep } from '#core/accounts/passkeys.ts';
import { EMAIL_FIELD_INVALID } from '#core/messages/editing.ts';
import { PasskeyForm } from './account/passkey-form.tsx';
import { CallForm, Field, Submit, type FieldProps } from './forms.tsx';
import { Mark } from './mark.tsx';
import type { PlatformVoice } from '#core/platform-words/words.ts';
import { Notice } from './notice.tsx';
import { useSay, useVoice } from './voice.ts';

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

const emailField = ({ say, declared }: PlatformVoice) =>
  ({
    name: 'email',
    label: say('email'),
    type: 'email',
    problem: declared(EMAIL_FIELD_INVALID),
  }) as const;
const newPassword = ({ say, declared }: PlatformVoice) =>
  ({
    name: 'password',
    label: say('password'),
    type: 'password',
    autoComplete: 'new-password',
    problem: declared(PASSWORD_TOO_SHORT),
    hint: say('passwordHint'),
    minLength: MIN_PASSWORD_LENGTH,
  }) satisfies Omit<FieldProps, 'form'>;

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
      return <Sent words="signupSent" />;
    case 'forgot':
      return <Forgot {...page} />;
    case 'forgotSent':
      return <Sent words="forgotSent" />;
    case 'reset':
      return <Reset {...page} />;
    case 'confirm':
      return <Confirm {...page} />;
    case 'undo':
      return <Undo {...page} />;
  }
}

function Login({ to, email, problem, done, canSignUp, demo }: Extract<EntryPage, { name: 'login' }>) {
  const voice = useVoice();
  const { say, declared } = voice;
  return (
    <>
      <h1>{say('logIn')}</h1>
      <Notice done={done} />
      {demo && (
        <p className="hint">
          {say.parts('demo', {
            email: <code key="email">{demo.email}</code>,
            password: <code key="password">{demo.password}</code>,
          })}
        </p>
      )}
      <CallForm id="login" action={hrefTo(auth.login)} problem={declared(problem)}>
        <input type="hidden" name="to" value={to} />
        <Field form="login" {...emailField(voice)} value={email} autoComplete="username webauthn" autoFocus />
        <Field
          form="login"
          name="password"
          label={say('password')}
          type="password"
          autoComplete="current-password"
          problem={say('passwordMissing')}
        />
        <Submit label={say('logIn')} busy={say('loggingIn')} />
      </CallForm>
      <div className="other-way is-below">
        <PasskeyForm
          id="login-passkey"
          purpose="logIn"
          label={say('usePasskey')}
          busy={say('waitingForDevice')}
          to={to}
          isQuiet
        />
      </div>
      <p className="ways">
        <a href="/forgot">{say('forgot')}</a>
        {canSignUp && <a href={withTo('/signup', to)}>{say('signUp')}</a>}
      </p>
    </>
  );
}

function Code({ to, problem, step }: Extract<EntryPage, { name: 'code' }>) {
  const { say, declared } = useVoice();
  const { hasCode, hasPasskey } = step;
  return (
    <>
      <h1>{say('oneMoreStep')}</h1>
      <p className="hint">{say(hasCode ? CODE_WORDS[hasPasskey ? 'both' : 'code'] : CODE_WORDS.passkey)}</p>
      {hasPasskey && (
        <div className={hasCode ? 'other-way' : undefined}>
          <PasskeyForm
            id="code-passkey"
            purpose="logIn"
            label={say('usePasskey')}
            busy={say('waitingForDevice')}
            to={to}
          />
          <p className="field-hint" data-without-passkeys>
            {say('noPasskeysHere')}
          </p>
        </div>
      )}
      {hasCode && (
        <CallForm id="code" action={hrefTo(auth.loginCode)} problem={declared(problem)}>
          <input type="hidden" name="to" value={to} />
          <Field
            form="code"
            name="code"
            label={say('code')}
            autoComplete="one-time-code"
            problem={say('codeMissing')}
          />
          <Submit label={say('logIn')} busy={say('loggingIn')} />
        </CallForm>
      )}
      {!hasCode && (
        <p className="field-hint part-note">
          {say.parts('lostDevice', {
            link: (
              <a key="link" href="/forgot">
                {say('choosePasswordByEmail')}
              </a>
            ),
          })}
        </p>
      )}
      <p className="ways">
        <a href={withTo('/login', to)}>{say('startAgain')}</a>
      </p>
    </>
  );
}

const CODE_WORDS = { code: 'enterCode', passkey: 'confirmByPasskey', both: 'passkeyOrCode' } as const;

function SignUp({ to, email, problem }: Extract<EntryPage, { name: 'signup' }>) {
  const voice = useVoice();
  const { say, declared } = voice;
  return (
    <>
      <h1>{say('signUp')}</h1>
      <CallForm id="signup" action={hrefTo(auth.signup)} problem={declared(problem)}>
        <input type="hidden" name="to" value={to} />
        <Field
          form="signup"
          name="name"
          label={say('yourName')}
          autoComplete="name"
          problem={say('nameMissing')}
          autoFocus
        />
        <Field form="signup" {...emailField(voice)} value={email} autoComplete="username" />
        <Field form="signup" {...newPassword(voice)} />
        <Submit label={say('signUp')} busy={say('signingUp')} />
      </CallForm>
      <p className="ways">
        <a href={withTo('/login', to)}>{say('logInInstead')}</a>
      </p>
    </>
  );
}

function Sent({ words }: { words: 'signupSent' | 'forgotSent' }) {
  const say = useSay();
  return (
    <>
      <h1>{say('lookIntoMail')}</h1>
      <p className="entry-words">{say(words)}</p>
      <p className="ways">
        <a href="/login">{say('logIn')}</a>
      </p>
    </>
  );
}

function Forgot({ problem }: Extract<EntryPage, { name: 'forgot' }>) {
  const voice = useVoice();
  const { say, declared } = voice;
  return (
    <>
      <h1>{say('newPassword')}</h1>
      <p className="entry-words">{say('tellEmail')}</p>
      <CallForm id="forgot" action={hrefTo(auth.requestReset)} problem={declared(problem)}>
        <Field form="forgot" {...emailField(voice)} autoComplete="username" autoFocus />
        <Submit label={say('sendLink')} busy={say('sending')} />
      </CallForm>
      <p className="ways">
        <a href="/login">{say('logInInstead')}</a>
      </p>
    </>
  );
}

function Reset({ token, problem }: Extract<EntryPage, { name: 'reset' }>) {
  const voice = useVoice();
  const { say, declared } = voice;
  return (
    <>
      <h1>{say('newPassword')}</h1>
      <p className="entry-words">{say('resetWords')}</p>
      <CallForm id="reset" action={hrefTo(auth.reset)} problem={declared(problem)}>
        <input type="hidden" name="token" value={token} />
        <Field form="reset" {...newPassword(voice)} label={say('newPassword')} />
        <Submit label={say('changePassword')} busy={say('changing')} />
      </CallForm>
      <p className="ways">
        <a href="/forgot">{say('askForLink')}</a>
      </p>
    </>
  );
}

function Confirm({ token, problem, crumb }: Extract<EntryPage, { name: 'confirm' }>) {
  const { say, declared } = useVoice();
  return (
    <>
      <h1>{say('confirmEmail')}</h1>
      <p className="entry-words">{say('confirmEmailWords')}</p>
      <CallForm id="confirm" action={hrefTo(auth.confirm, { crumb })} problem={declared(problem)}>
        <input type="hidden" name="token" value={token} />
        <Submit label={say('confirm')} busy={say('confirming')} />
      </CallForm>
    </>
  );
}

function Undo({ token, problem, crumb }: Extract<EntryPage, { name: 'undo' }>) {
  const { say, declared } = useVoice();
  return (
    <>
      <h1>{say('undoChange')}</h1>
      <p className="entry-words">{say('undoWords')}</p>
      <CallForm id="undo" action={hrefTo(auth.undoChange, { crumb })} problem={declared(problem)}>
        <input type="hidden" name="token" value={token} />
        <Submit label={say('undoAction')} busy={say('undoing')} />
      </CallForm>
    </>
  );
}

function withTo(path: string, to: string): string {
  return to === '' ? path : `${path}?to=${encodeURIComponent(to)}`;
}
