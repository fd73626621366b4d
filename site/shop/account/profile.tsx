import { useState } from 'react';
import * as calls from '#contract/addresses/customers.ts';
import { Field } from '../checkout/field.tsx';
import type { AccountPart } from './account-home.tsx';
import { Form } from '../checkout/form.tsx';
import { useRun } from '../checkout/use-run.ts';

export function Profile({ call, profile, onChange }: AccountPart) {
  const details = useRun();
  const secret = useRun();
  const [name, setName] = useState(profile.name);
  const [acceptsMarketing, setMarketing] = useState(profile.acceptsMarketing);
  const [present, setPresent] = useState('');
  const [password, setPassword] = useState('');

  const save = () =>
    details.run(
      async () => onChange(await call(calls.save, { body: { name, acceptsMarketing } })),
      'Profile saved.',
    );
  const changePassword = () =>
    secret.run(async () => {
      await call(calls.changePassword, { body: { present, password } });
      setPresent('');
      setPassword('');
      onChange({ ...profile, hasPassword: true });
    }, 'Password changed. All other devices are logged out.');
  return (
    <section className="checkout-step" id="profile">
      <h2>Profile and password</h2>
      <Form run={details} button="Save profile" onSubmit={save}>
        <Field label="Name" autoComplete="name" isWide value={name} onChange={setName} />
        <label className="account-choice is-wide">
          <input
            type="checkbox"
            checked={acceptsMarketing}
            onChange={(event) => setMarketing(event.currentTarget.checked)}
          />
          Email me news and offers
        </label>
      </Form>
      <Form run={secret} button="Change password" onSubmit={changePassword}>
        {profile.hasPassword && (
          <Field
            label="Current password"
            type="password"
            autoComplete="current-password"
            value={present}
            onChange={setPresent}
          />
        )}
        <Field
          label="New password"
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
