import { useState } from 'react';
import { useWords } from '#blocks/kit/words.ts';
import * as calls from '#contract/addresses/customers.ts';
import type { LinkKind } from '#core/customers/session.ts';
import { call } from '#browser/http/call.ts';
import { trackLater } from '#browser/page/tracking/track-later.ts';
import { Field } from '../checkout/field.tsx';
import { goOn } from './go-on.ts';
import { Form } from '../checkout/form.tsx';
import { useRun } from '../checkout/use-run.ts';

type View = 'logIn' | 'signUp' | 'link' | 'mailed';

const TITLES = {
  logIn: 'logIn',
  signUp: 'createAnAccount',
  link: 'getLink',
  mailed: 'checkEmail',
} as const satisfies Record<View, string>;

/** The ways into an account for somebody who is not logged in. */
export function LogIn({ problem }: { problem: string }) {
  const say = useWords('account');
  const run = useRun(problem);
  const [view, setView] = useState<View>('logIn');
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [rememberMe, setRememberMe] = useState(false);

  const emailField = (
    <Field
      label={say('email')}
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
  function show(next: View) {
    run.forget();
    setView(next);
  }
  const to = (next: View, words: string) => (
    <button type="button" className="cart-link" onClick={() => show(next)}>
      {words}
    </button>
  );
  return (
    <div className="checkout account-door" data-live="">
      <section aria-live="polite">
        <h2>{say(TITLES[view])}</h2>
        {view === 'logIn' && (
          <Form run={run} button={say('logIn')} onSubmit={logIn} more={to('link', say('forgotPassword'))}>
            {emailField}
            <Field
              label={say('password')}
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
              {say('rememberMe')}
            </label>
          </Form>
        )}
        {view === 'signUp' && (
          <Form
            run={run}
            button={say('createAccount')}
            onSubmit={() =>
              mailed(async () => {
                await call(calls.signUp, { body: { email, name } });
                trackLater('createAccount');
              })
            }
          >
            <Field label={say('name')} autoComplete="name" isWide value={name} onChange={setName} />
            {emailField}
            <p className="checkout-quiet">{say('signUpWords')}</p>
          </Form>
        )}
        {view === 'link' && (
          <Form
            run={run}
            button={say('emailLogInLink')}
            onSubmit={() => link('login')}
            more={
              <button type="button" className="cart-link" onClick={() => void link('password')}>
                {say('chooseNewPassword')}
              </button>
            }
          >
            {emailField}
          </Form>
        )}
        {view === 'mailed' && <p>{say('mailed', { email })}</p>}
      </section>
      <p className="account-other">
        {view === 'logIn' ? (
          <>
            {say('newHere')} {to('signUp', say('createAnAccount'))}
          </>
        ) : (
          <>
            {say('haveAccount')} {to('logIn', say('logIn'))}
          </>
        )}
      </p>
    </div>
  );
}
