import { hrefTo } from '#contract/href-to.ts';
import * as calls from '#contract/addresses/passkeys.ts';
import { MAX_PASSKEY_NAME_LENGTH, MAX_PASSKEYS, PASSKEY_NAME_MISSING } from '#core/accounts/passkeys.ts';
import { CallForm, Field, Submit } from '../forms.tsx';
import { Part } from './part.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import { useVoice } from '../voice.ts';

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
  const { say } = useVoice();
  const { passkeys, crumb, hasRecoveryCodes } = props;
  return (
    <Part title={say('passkeys')} words={say('passkeysWords')}>
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
            label={say('addPasskey')}
            busy={say('waitingForDevice')}
            crumb={crumb}
            isQuiet
          />
          <p className="field-hint" data-without-passkeys>
            {say('cannotAddPasskeys')}
          </p>
        </>
      ) : (
        <p className="field-hint">{say('passkeysFull', { count: MAX_PASSKEYS })}</p>
      )}
      {passkeys.length > 0 && (
        <p className="field-hint part-note">
          {say.parts('lostPasskey', {
            way: hasRecoveryCodes ? (
              say('lostPasskeyCode')
            ) : (
              <a key="way" href="/forgot">
                {say('lostPasskeyEmail')}
              </a>
            ),
          })}
        </p>
      )}
    </Part>
  );
}

function Row({ passkey, crumb }: { passkey: PasskeyShown; crumb: string }) {
  const { say, declared } = useVoice();
  const { id, name, isSynced, added, used } = passkey;
  return (
    <li className="passkey">
      <span>
        {name}
        <span className="address">
          {say(isSynced ? 'synced' : 'onOneDevice')} · {say('added', { age: added })} ·{' '}
          {used === '' ? say('neverUsed') : say('lastUsed', { age: used })}
        </span>
      </span>
      <details>
        <summary className="text-button" aria-label={say('renameNamed', { name })}>
          {say('rename')}
        </summary>
        <CallForm id={`rename-${id}`} action={hrefTo(calls.renamePasskey, { crumb })}>
          <input type="hidden" name="id" value={id} />
          <Field
            form={`rename-${id}`}
            name="name"
            label={say('name')}
            autoComplete="off"
            problem={declared(PASSKEY_NAME_MISSING)}
            maxLength={MAX_PASSKEY_NAME_LENGTH}
            value={name}
          />
          <Submit isQuiet label={say('saveName')} busy={say('saving')} />
        </CallForm>
      </details>
      <CallForm id={`remove-${id}`} action={hrefTo(calls.removePasskey, { crumb })}>
        <input type="hidden" name="id" value={id} />
        <button className="text-button" aria-label={say('removeNamed', { name })}>
          {say('remove')}
        </button>
      </CallForm>
    </li>
  );
}
