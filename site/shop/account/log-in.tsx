import { useState } from 'react';
import * as calls from '#contract/addresses/customers.ts';
import type { LinkKind } from '#core/customers/session.ts';
import { call } from '#browser/http/call.ts';
import { trackLater } from '#browser/page/track-later.ts';
import { Field } from '../checkout/field.tsx';
import { goOn } from './go-on.ts';
import { Form } from '../checkout/form.tsx';
import { useRun } from '../checkout/use-run.ts';

type View = 'logIn' | 'signUp' | 'link' | 'mailed';

const TITLES: Readonly<Record<View, string>> = {
  logIn: 'Log in',
  signUp: 'Create an account',
  link: 'Get a link by email',
  mailed: 'Check your email',
};

/** The ways into an account for somebody who is not logged in. */
export function LogIn({ problem }: { problem: string }) {
  const run = useRun(problem);
  const [view, setView] = useState<View>('logIn');
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [rememberMe, setRememberMe] = useState(false);

  const emailField = (
    <Field
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="username"
      isWide
      value={email}
      error={run.errors['email']}
      onChange={setEmail}
    />
  );
  const logIn = () =>
    run.run(async () => {
      await call(calls.logIn, { body: { email, password, rememberMe } });
      goOn();
    });
  const mailed = async (work: () => Promise<unknown>) => {
    const isDone = await run.run(work);
    if (isDone) setView('mailed');
    return isDone;
  };
  const link = (kind: LinkKind) => mailed(() => call(calls.askForLink, { body: { email, kind } }));
  const to = (next: View, words: string) => (
    <button type="button" className="cart-link" onClick={() => setView(next)}>
      {words}
    </button>
  );
  return (
    <div className="checkout account-door" data-live="">
      <section aria-live="polite">
        <h2>{TITLES[view]}</h2>
        {view === 'logIn' && (
          <Form run={run} button="Log in" onSubmit={logIn} more={to('link', 'Forgot your password?')}>
            {emailField}
            <Field
              label="Password"
              type="password"
              autoComplete="current-password"
              isWide
              value={password}
              error={run.errors['password']}
              onChange={setPassword}
            />
            <label className="account-choice is-wide">
              <input
                type="checkbox"
                checked={rememberMe}
                onChange={(event) => setRememberMe(event.currentTarget.checked)}
              />
              Remember me
            </label>
          </Form>
        )}
        {view === 'signUp' && (
          <Form
            run={run}
            button="Create account"
            onSubmit={() =>
              mailed(async () => {
                await call(calls.signUp, { body: { email, name } });
                trackLater('createAccount');
              })
            }
          >
            <Field label="Name" autoComplete="name" isWide value={name} onChange={setName} />
            {emailField}
            <p className="checkout-quiet">
              You get an email with a link to confirm it and choose a password.
            </p>
          </Form>
        )}
        {view === 'link' && (
          <Form
            run={run}
            button="Email me a log-in link"
            onSubmit={() => link('login')}
            more={
              <button type="button" className="cart-link" onClick={() => void link('password')}>
                Choose a new password
              </button>
            }
          >
            {emailField}
          </Form>
        )}
        {view === 'mailed' && (
          <p>If {email} can be reached, an email with a link is on its way. Look in your spam folder too.</p>
        )}
      </section>
      <p className="account-other">
        {view === 'logIn' ? (
          <>New here? {to('signUp', 'Create an account')}</>
        ) : (
          <>Already have an account? {to('logIn', 'Log in')}</>
        )}
      </p>
    </div>
  );
}
