import { hrefTo } from '#contract/href-to.ts';
import { confirmIdentity } from '#contract/addresses/auth.ts';
import type { IdentityQuestion } from '#contract/people/auth.ts';
import { CallForm, Field, Submit } from '../forms.tsx';
import { PasskeyForm } from './passkey-form.tsx';

export interface IdentityPage {
  name: 'identity';
  account: { name: string; crumb: string };
  to: string;
  identity: IdentityQuestion;
  problem: string;
}

/** Asked before what a session left open must not do. With script the same question is a dialog. */
export function Identity({ account, to, identity, problem }: IdentityPage) {
  return (
    <section className="login">
      <div className="login-form">
        <h1>Confirm it’s you</h1>
        <p className="entry-words">
          You won’t be asked again for 10 minutes. Afterwards you are back where you were; make your change
          once more.
        </p>

        {identity.hasPasskey && <UsePasskey id="identity-passkey" crumb={account.crumb} to={to} />}
        <CallForm id="identity" action={hrefTo(confirmIdentity, { crumb: account.crumb })} problem={problem}>
          <input type="hidden" name="to" value={to} />
          <IdentityFields form="identity" needsCode={identity.needsCode} />
          <Submit label="Confirm" busy="Confirming…" />
        </CallForm>
      </div>
    </section>
  );
}

function UsePasskey({ id, crumb, to }: { id: string; crumb: string; to?: string }) {
  return (
    <div className="other-way">
      <PasskeyForm
        id={id}
        purpose="identity"
        label="Use a passkey"
        busy="Waiting for your device…"
        crumb={crumb}
        {...(to !== undefined && { to })}
      />
    </div>
  );
}

function IdentityFields({ form, needsCode }: { form: string; needsCode: boolean }) {
  return (
    <>
      <Field
        form={form}
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        problem="Please enter your password"
      />
      {needsCode && (
        <Field
          form={form}
          name="code"
          label="Code"
          hint="From your authenticator app, or one of your recovery codes."
          autoComplete="one-time-code"
          problem="Please enter a code"
        />
      )}
    </>
  );
}

/** The dialog of the pages whose forms may be asked this; opened by `ask-identity.ts`. */
export function IdentityDialog({ crumb, identity }: { crumb: string; identity: IdentityQuestion }) {
  return (
    <dialog id="confirm-identity" aria-labelledby="confirm-identity-title">
      <h2 id="confirm-identity-title">Confirm it’s you</h2>
      <p className="entry-words">You won’t be asked again for 10 minutes.</p>

      {identity.hasPasskey && <UsePasskey id="ask-identity-passkey" crumb={crumb} />}
      <form id="ask-identity" method="post" action={hrefTo(confirmIdentity, { crumb })}>
        <p className="problem" role="alert" data-answer />
        <IdentityFields form="ask-identity" needsCode={identity.needsCode} />
        <div className="actions">
          <Submit isQuiet label="Confirm" busy="Confirming…" />
          <button type="button" className="text-button" data-close>
            Cancel
          </button>
        </div>
      </form>
    </dialog>
  );
}
