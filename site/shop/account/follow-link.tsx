import { useEffect, useState } from 'react';
import { useWords } from '#blocks/kit/words.ts';
import { passwordFault } from '#core/accounts/password.ts';
import { sayPasswordFault } from '#core/accounts/password-words.ts';
import { ACCOUNT_PATH } from '#core/customers/customer.ts';
import * as calls from '#contract/addresses/customers.ts';
import { call } from '#browser/http/call.ts';
import type { AccountDoor } from '../../page-input.ts';
import { Field } from '../checkout/field.tsx';
import { Form } from '../checkout/form.tsx';
import { useRun } from '../checkout/use-run.ts';

/** Behind a mailed link. It is used up by the button, so that programs that open links in mails do no harm. */
export function FollowLink({ token, kind, email }: Extract<AccountDoor, { at: 'link' }>) {
  const say = useWords('account');
  const run = useRun();
  const [password, setPassword] = useState('');
  const [rememberMe, setRememberMe] = useState(false);
  // Not to be left in the history of a shared device.
  useEffect(() => history.replaceState(null, '', ACCOUNT_PATH), []);

  const enter = () =>
    run.run(async () => {
      await (kind === 'login'
        ? call(calls.followLink, { body: { token, rememberMe } })
        : call(calls.choosePassword, { body: { token, password, rememberMe } }));
      location.assign(ACCOUNT_PATH);
    });
  const fault = password === '' ? undefined : passwordFault(password, email);
  return (
    <div className="checkout account-door" data-live="">
      <section>
        <h2>{say(kind === 'login' ? 'logIn' : 'choosePassword')}</h2>
        <p>{say.parts('forWhom', { email: <strong key="email">{email}</strong> })}</p>
        <Form run={run} button={say(kind === 'login' ? 'logIn' : 'savePassword')} onSubmit={enter}>
          {kind === 'password' && (
            <Field
              label={say('newPassword')}
              type="password"
              autoComplete="new-password"
              isWide
              value={password}
              error={run.errors['password'] ?? (fault && sayPasswordFault(say, fault))}
              onChange={setPassword}
            />
          )}
          <label className="account-choice is-wide">
            <input
              type="checkbox"
              checked={rememberMe}
              onChange={(event) => setRememberMe(event.currentTarget.checked)}
            />
            {say('rememberMe')}
          </label>
        </Form>
      </section>
    </div>
  );
}
