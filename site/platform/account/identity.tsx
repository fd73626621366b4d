import { hrefTo } from '#contract/href-to.ts';
import { confirmIdentity } from '#contract/addresses/auth.ts';
import type { IdentityQuestion } from '#contract/people/auth.ts';
import { CallForm, Field, Submit } from '../forms.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import { useVoice } from '../voice.ts';

export interface IdentityPage {
  name: 'identity';
  account: { name: string; crumb: string };
  to: string;
  identity: IdentityQuestion;
  problem: string;
}

/** Asked before what a session left open must not do. With script the same question is a dialog. */
export function Identity({ account, to, identity, problem }: IdentityPage) {
  const { say, declared } = useVoice();
  return (
    <section className="login">
      <div className="login-form">
        <h1>{say('identity')}</h1>
        <p className="entry-words">{say('identityWords')}</p>

        {identity.hasPasskey && <UsePasskey id="identity-passkey" crumb={account.crumb} to={to} />}
        <CallForm
          id="identity"
          action={hrefTo(confirmIdentity, { crumb: account.crumb })}
          problem={declared(problem)}
        >
          <input type="hidden" name="to" value={to} />
          <IdentityFields form="identity" needsCode={identity.needsCode} />
          <Submit label={say('confirm')} busy={say('confirming')} />
        </CallForm>
      </div>
    </section>
  );
}

function UsePasskey({ id, crumb, to }: { id: string; crumb: string; to?: string }) {
  const { say } = useVoice();
  return (
    <div className="other-way">
      <PasskeyForm
        id={id}
        purpose="identity"
        label={say('usePasskey')}
        busy={say('waitingForDevice')}
        crumb={crumb}
        {...(to !== undefined && { to })}
      />
    </div>
  );
}

function IdentityFields({ form, needsCode }: { form: string; needsCode: boolean }) {
  const { say } = useVoice();
  return (
    <>
      <Field
        form={form}
        name="password"
        label={say('password')}
        type="password"
        autoComplete="current-password"
        problem={say('passwordMissing')}
      />
      {needsCode && (
        <Field
          form={form}
          name="code"
          label={say('code')}
          hint={say('codeHint')}
          autoComplete="one-time-code"
          problem={say('codeMissing')}
        />
      )}
    </>
  );
}

/** The dialog of the pages whose forms may be asked this; opened by `ask-identity.ts`. */
export function IdentityDialog({ crumb, identity }: { crumb: string; identity: IdentityQuestion }) {
  const { say } = useVoice();
  return (
    <dialog id="confirm-identity" aria-labelledby="confirm-identity-title">
      <h2 id="confirm-identity-title">{say('identity')}</h2>
      <p className="entry-words">{say('identityDialogWords')}</p>

      {identity.hasPasskey && <UsePasskey id="ask-identity-passkey" crumb={crumb} />}
      <form id="ask-identity" method="post" action={hrefTo(confirmIdentity, { crumb })}>
        <p className="problem" role="alert" data-answer />
        <IdentityFields form="ask-identity" needsCode={identity.needsCode} />
        <div className="actions">
          <Submit isQuiet label={say('confirm')} busy={say('confirming')} />
          <button type="button" className="text-button" data-close>
            {say('cancel')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
