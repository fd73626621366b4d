import { hrefTo } from '#contract/href-to.ts';
import * as calls from '#contract/addresses/passkeys.ts';
import { MAX_PASSKEY_NAME_LENGTH, MAX_PASSKEYS, PASSKEY_NAME_MISSING } from '#core/accounts/passkeys.ts';
import { CallForm, Field, Submit } from '../forms.tsx';
import { Part } from './part.tsx';
import { PasskeyForm } from './passkey-form.tsx';

export interface PasskeyShown {
  id: string;
  name: string;
  isSynced: boolean;
  added: string;
  /** Empty for one that was never used. */
  used: string;
}

export function Passkeys(props: {
  passkeys: readonly PasskeyShown[];
  crumb: string;
  hasRecoveryCodes: boolean;
}) {
  const { passkeys, crumb, hasRecoveryCodes } = props;
  return (
    <Part
      title="Passkeys"
      words="Log in with your fingerprint, face or screen lock in place of password and code. With a passkey, your password alone no longer logs in."
    >
      {passkeys.length > 0 && (
        <ul className="session-list">
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} crumb={crumb} />
          ))}
        </ul>
      )}
      {passkeys.length < MAX_PASSKEYS ? (
        <>
          <PasskeyForm
            id="add-passkey"
            purpose="add"
            label="Add passkey"
            busy="Waiting for your device…"
            crumb={crumb}
            isQuiet
          />
          <p className="field-hint" data-without-passkeys>
            This browser cannot add passkeys.
          </p>
        </>
      ) : (
        <p className="field-hint">You have {MAX_PASSKEYS} passkeys. Remove one to add another.</p>
      )}
      {passkeys.length > 0 && (
        <p className="field-hint part-note">
          Lost a device? Remove its passkey here; it stops working at once. If you cannot log in without it,{' '}
          {hasRecoveryCodes ? (
            'use your password and a recovery code.'
          ) : (
            <>
              <a href="/forgot">choose a new password by email</a>.
            </>
          )}
        </p>
      )}
    </Part>
  );
}

function Row({ passkey, crumb }: { passkey: PasskeyShown; crumb: string }) {
  const { id, name, isSynced, added, used } = passkey;
  return (
    <li className="passkey">
      <span>
        {name}
        <span className="address">
          {isSynced ? 'Synced between your devices' : 'On one device only'} · added {added} ·{' '}
          {used === '' ? 'never used' : `last used ${used}`}
        </span>
      </span>
      <details>
        <summary className="text-button" aria-label={`Rename ${name}`}>
          Rename
        </summary>
        <CallForm id={`rename-${id}`} action={hrefTo(calls.renamePasskey, { crumb })}>
          <input type="hidden" name="id" value={id} />
          <Field
            form={`rename-${id}`}
            name="name"
            label="Name"
            autoComplete="off"
            problem={PASSKEY_NAME_MISSING}
            maxLength={MAX_PASSKEY_NAME_LENGTH}
            value={name}
          />
          <Submit isQuiet label="Save name" busy="Saving…" />
        </CallForm>
      </details>
      <CallForm id={`remove-${id}`} action={hrefTo(calls.removePasskey, { crumb })}>
        <input type="hidden" name="id" value={id} />
        <button className="text-button" aria-label={`Remove ${name}`}>
          Remove
        </button>
      </CallForm>
    </li>
  );
}
