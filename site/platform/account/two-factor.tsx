import encodeQr from 'qr';
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
          <QrCode text={url} />
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

function QrCode({ text }: { text: string }) {
  const cells = encodeQr(text, 'raw', { ecc: 'medium', border: 4 });
  const size = cells.length;
  const path = cells
    .flatMap((line, row) => line.flatMap((isDark, column) => (isDark ? [`M${column} ${row}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code for the authenticator app"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
