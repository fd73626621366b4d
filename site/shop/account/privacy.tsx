import { useState } from 'react';
import { ACCOUNT_PATH } from '#core/customers/customer.ts';
import * as calls from '#contract/addresses/customers.ts';
import { Field } from '../checkout/field.tsx';
import type { AccountPart } from './account-home.tsx';
import { Form } from '../checkout/form.tsx';
import { useRun } from '../checkout/use-run.ts';

const FILE_NAME = 'my-data.json';

/** Handed over by a link of the page itself: the call needs a header, which no link can send. */
function download(data: unknown): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' }),
  );
  const link = Object.assign(document.createElement('a'), { href: url, download: FILE_NAME });
  link.click();
  URL.revokeObjectURL(url);
}

export function Privacy({ call, profile }: AccountPart) {
  const exporting = useRun();
  const removing = useRun();
  const [isAsked, setAsked] = useState(false);
  const [proof, setProof] = useState('');

  const remove = () =>
    removing.run(async () => {
      await call(calls.remove, { body: { proof } });
      location.assign(ACCOUNT_PATH);
    });
  return (
    <section className="checkout-step" id="privacy">
      <h2>Your data</h2>
      <div className="account-actions">
        <button
          type="button"
          className="button is-outline"
          disabled={exporting.isBusy}
          onClick={() =>
            void exporting.run(async () => download(await call(calls.exportData)), 'Downloaded.')
          }
        >
          Download my data
        </button>
        {!isAsked && (
          <button type="button" className="cart-link" onClick={() => setAsked(true)}>
            Delete my account
          </button>
        )}
        <span role="status">{exporting.notice}</span>
      </div>
      <p className="cart-problem" role="alert">
        {exporting.problem}
      </p>
      {isAsked && (
        <Form
          run={removing}
          button="Delete account"
          onSubmit={remove}
          more={
            <button type="button" className="cart-link" onClick={() => setAsked(false)}>
              Cancel
            </button>
          }
        >
          <p>
            Your profile, addresses and password are deleted at once. The shop keeps your orders in its books.
          </p>
          {profile.hasPassword ? (
            <Field
              label="Current password"
              type="password"
              autoComplete="current-password"
              isWide
              value={proof}
              onChange={setProof}
            />
          ) : (
            <Field
              label="Type your email to confirm"
              type="email"
              autoComplete="off"
              isWide
              value={proof}
              onChange={setProof}
            />
          )}
        </Form>
      )}
    </section>
  );
}
