import { useState } from 'react';
import { useWords } from '#blocks/kit/words.ts';
import * as calls from '#contract/addresses/customers.ts';
import { Field } from '../checkout/field.tsx';
import type { AccountPart } from './account-home.tsx';
import { Form } from '../checkout/form.tsx';
import { useRun } from '../checkout/use-run.ts';

export function Profile({ call, profile, onChange }: AccountPart) {
  const say = useWords('account');
  const details = useRun();
  const secret = useRun();
  const [name, setName] = useState(profile.name);
  const [acceptsMarketing, setMarketing] = useState(profile.acceptsMarketing);
  const [present, setPresent] = useState('');
  const [password, setPassword] = useState('');

  const save = () =>
    details.run(
      async () => onChange(await call(calls.save, { body: { name, acceptsMarketing } })),
      say('profileSaved'),
    );
  const changePassword = () =>
    secret.run(async () => {
      await call(calls.changePassword, { body: { present, password } });
      setPresent('');
      setPassword('');
      onChange({ ...profile, hasPassword: true });
    }, say('passwordChanged'));
  return (
    <section className="checkout-step" id="profile">
      <h2>{say('profileAndPassword')}</h2>
      <Form run={details} button={say('saveProfile')} onSubmit={save}>
        <Field label={say('name')} autoComplete="name" isWide value={name} onChange={setName} />
        <label className="account-choice is-wide">
          <input
            type="checkbox"
            checked={acceptsMarketing}
            onChange={(event) => setMarketing(event.currentTarget.checked)}
          />
          {say('acceptMarketing')}
        </label>
      </Form>
      <Form run={secret} button={say('changePassword')} onSubmit={changePassword}>
        {profile.hasPassword && (
          <Field
            label={say('currentPassword')}
            type="password"
            autoComplete="current-password"
            value={present}
            onChange={setPresent}
          />
        )}
        <Field
          label={say('newPassword')}
          type="password"
          autoComplete="new-password"
          value={password}
          error={secret.errors['password']}
          onChange={setPassword}
        />
      </Form>
    </section>
  );
}
