import { QrImage } from '#blocks/kit/qr-image.tsx';
import { hrefTo } from '#contract/href-to.ts';
import { confirmTwoFactor } from '#contract/addresses/accounts.ts';
import { CallForm, Field, Submit } from '../forms.tsx';
import { useVoice } from '../voice.ts';

export interface TwoFactorPage {
  name: 'twoFactor';
  account: { name: string; crumb: string };
  secret: string;
  url: string;
  recoveryCodes: readonly string[];
  problem: string;
}

export function TwoFactor({ account, secret, url, recoveryCodes, problem }: TwoFactorPage) {
  const { say, declared } = useVoice();
  return (
    <div className="account">
      <h1>{say('twoStep')}</h1>
      <ol className="steps">
        <li>
          <h2>{say('keepCodes')}</h2>
          <p>{say('keepCodesWords')}</p>
          <ul className="codes">
            {recoveryCodes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </li>
        <li>
          <h2>{say('addToApp')}</h2>
          <p>
            {say.parts('addToAppWords', {
              link: (
                <a key="link" href={url}>
                  {say('openHere')}
                </a>
              ),
            })}
          </p>
          <QrImage text={url} label={say('qrCode')} className="qr" />
          <p className="key">{secret.match(/.{1,4}/g)?.join(' ')}</p>
        </li>
        <li>
          <h2>{say('enterAppCode')}</h2>
          <CallForm
            id="first-code"
            action={hrefTo(confirmTwoFactor, { crumb: account.crumb })}
            problem={declared(problem)}
          >
            <Field
              form="first-code"
              name="code"
              label={say('code')}
              autoComplete="one-time-code"
              inputMode="numeric"
              problem={say('digitsMissing')}
            />
            <Submit isQuiet label={say('turnOn')} busy={say('turningOn')} />
          </CallForm>
        </li>
      </ol>
    </div>
  );
}
