import { hrefTo } from '#contract/href-to.ts';
import * as calls from '#contract/addresses/accounts.ts';
import { OPERATOR_PAGE } from '#core/access/places.ts';
import { MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT } from '#core/accounts/password.ts';
import { EMAIL_FIELD_INVALID } from '#core/messages/editing.ts';
import { CallForm, Field, Submit } from '../forms.tsx';
import type { PlatformVoice } from '#core/platform-words/words.ts';
import type { IdentityQuestion } from '#contract/people/auth.ts';
import { Notice } from '../notice.tsx';
import { Part } from './part.tsx';
import { Passkeys, type PasskeyShown } from './passkeys.tsx';
import { useVoice } from '../voice.ts';

export interface AccountPage {
  name: 'account';
  account: { name: string; crumb: string };
  email: string;
  isVerified: boolean;
  isOperator: boolean;
  hasTwoFactor: boolean;
  recoveryCodesLeft: number;
  identity: IdentityQuestion;
  passkeys: readonly PasskeyShown[];
  sessions: readonly {
    id: string;
    device: string;
    hosts: readonly string[];
    seen: string;
    isCurrent: boolean;
  }[];
  /** What was just done, as a word of the notices. */
  done: string;
  problem: string;
}

export function Account(page: AccountPage) {
  const { say, declared } = useVoice();
  const { crumb } = page.account;
  return (
    <div className="account">
      <h1>{say('yourAccount')}</h1>
      <Notice done={page.done} />
      {page.problem && (
        <p className="problem" role="alert">
          {declared(page.problem)}
        </p>
      )}
      {page.isOperator && (
        <p className="hint">
          {say.parts('youRunThis', {
            link: (
              <a key="link" href={OPERATOR_PAGE}>
                {say('openOperations')}
              </a>
            ),
          })}
        </p>
      )}
      <Part title={say('name')} words={say('nameWords')}>
        <CallForm id="name" action={hrefTo(calls.changeName, { crumb })}>
          <Field
            form="name"
            name="name"
            label={say('yourName')}
            autoComplete="name"
            problem={say('nameMissing')}
            value={page.account.name}
          />
          <Submit isQuiet label={say('saveName')} busy={say('saving')} />
        </CallForm>
      </Part>
      <Part
        title={say('email')}
        words={say.parts(page.isVerified ? 'logInWith' : 'logInWithUnconfirmed', {
          email: <strong key="email">{page.email}</strong>,
        })}
      >
        <CallForm id="email" action={hrefTo(calls.changeEmail, { crumb })}>
          <Field
            form="email"
            name="email"
            label={say('newEmail')}
            type="email"
            autoComplete="email"
            problem={declared(EMAIL_FIELD_INVALID)}
          />
          <Submit isQuiet label={say('changeEmail')} busy={say('sending')} />
        </CallForm>
      </Part>
      <Part title={say('password')} words={say('passwordWords')}>
        <CallForm id="password" action={hrefTo(calls.changePassword, { crumb })}>
          <Field
            form="password"
            name="password"
            label={say('newPassword')}
            type="password"
            autoComplete="new-password"
            problem={declared(PASSWORD_TOO_SHORT)}
            hint={say('passwordHint')}
            minLength={MIN_PASSWORD_LENGTH}
          />
          <Submit isQuiet label={say('changePassword')} busy={say('changing')} />
        </CallForm>
      </Part>
      <Passkeys passkeys={page.passkeys} crumb={crumb} hasRecoveryCodes={page.hasTwoFactor} />
      <TwoStep {...page} />
      <Sessions sessions={page.sessions} crumb={crumb} />
    </div>
  );
}

function wordsOfTwoStep(
  { hasTwoFactor, recoveryCodesLeft, passkeys }: AccountPage,
  say: PlatformVoice['say'],
): string {
  if (hasTwoFactor) return say('twoStepOn', { count: recoveryCodesLeft });
  return say(passkeys.length > 0 ? 'twoStepPasskey' : 'twoStepOff');
}

function TwoStep(page: AccountPage) {
  const { say } = useVoice();
  const { hasTwoFactor, account } = page;
  return (
    <Part title={say('twoStep')} words={wordsOfTwoStep(page, say)}>
      <CallForm
        id="two-factor"
        action={hrefTo(hasTwoFactor ? calls.stopTwoFactor : calls.startTwoFactor, { crumb: account.crumb })}
      >
        <Submit isQuiet label={say(hasTwoFactor ? 'turnOff' : 'turnOn')} busy={say('oneMoment')} />
      </CallForm>
    </Part>
  );
}

function Sessions({ sessions, crumb }: { sessions: AccountPage['sessions']; crumb: string }) {
  const { say, declared } = useVoice();
  return (
    <Part title={say('sessions')} words={say('sessionsWords')}>
      <ul className="session-list">
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              {declared(session.device)}
              <span className="address">
                {session.hosts.join(', ')} · {session.isCurrent ? say('thisBrowser') : session.seen}
              </span>
            </span>
            {!session.isCurrent && (
              <CallForm id={`end-${session.id}`} action={hrefTo(calls.endSession, { crumb })}>
                <input type="hidden" name="id" value={session.id} />
                <button
                  className="text-button"
                  aria-label={say('logOutDevice', {
                    device: declared(session.device),
                    hosts: session.hosts.join(', '),
                  })}
                >
                  {say('logOut')}
                </button>
              </CallForm>
            )}
          </li>
        ))}
      </ul>
      <CallForm id="everywhere" action={hrefTo(calls.endSessions, { crumb })}>
        <Submit isQuiet label={say('logOutEverywhere')} busy={say('loggingOut')} />
      </CallForm>
    </Part>
  );
}
