import { QrImage } from '#blocks/kit/qr-image.tsx';
import { hrefTo } from '#contract/href-to.ts';
import { confirmTwoFactor } from '#contract/addresses/accounts.ts';
import { CallForm, Field, Submit } from '../forms.tsx';

export interface TwoFactorPage {
  name: 'twoFactor';
  account: { name: string; crumb: string };
  secret: string;
  url: string;
  recoveryCodes: readonly string[];
  problem: string;
}

export function TwoFactor({ account, secret, url, recoveryCodes, problem }: TwoFactorPage) {
  return (
    <div className="account">
      <h1>Two-step log-in</h1>
      <ol className="steps">
        <li>
          <h2>Keep the recovery codes</h2>
          <p>Without your phone each of them opens your account once. You will not see them again.</p>
          <ul className="codes">
            {recoveryCodes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </li>
        <li>
          <h2>Add Plinth to your authenticator app</h2>
          <p>
            Read this with the app, <a href={url}>open it on this device</a>, or type the key by hand.
          </p>
          <QrImage text={url} label="QR code for the authenticator app" className="qr" />
          <p className="key">{secret.match(/.{1,4}/g)?.join(' ')}</p>
        </li>
        <li>
          <h2>Enter the code the app shows</h2>
          <CallForm
            id="first-code"
            action={hrefTo(confirmTwoFactor, { crumb: account.crumb })}
            problem={problem}
          >
            <Field
              form="first-code"
              name="code"
              label="Code"
              autoComplete="one-time-code"
              inputMode="numeric"
              problem="Please enter the six digits"
            />
            <Submit isQuiet label="Turn on" busy="Turning on…" />
          </CallForm>
        </li>
      </ol>
    </div>
  );
}
