import { hrefTo } from '#contract/href-to.ts';
import * as calls from '#contract/addresses/passkeys.ts';
import { Submit } from '../forms.tsx';

const ASKED = {
  add: { ask: calls.askToAddPasskey, answer: calls.addPasskey },
  logIn: { ask: calls.askToLogInByPasskey, answer: calls.logInByPasskey },
  identity: { ask: calls.askToConfirmByPasskey, answer: calls.confirmByPasskey },
} as const;

/** A button that asks for a passkey. The script shows it in browsers that know them (`start-passkeys.ts`). */
export function PasskeyForm(props: {
  id: string;
  purpose: keyof typeof ASKED;
  label: string;
  busy: string;
  crumb?: string;
  to?: string;
  isQuiet?: boolean;
}) {
  const { id, purpose, label, busy, crumb, to, isQuiet = false } = props;
  const { ask, answer } = ASKED[purpose];
  return (
    <form
      id={id}
      data-passkey={purpose}
      data-ask={hrefTo(ask, { crumb })}
      method="post"
      action={hrefTo(answer, { crumb })}
      hidden
    >
      <p className="problem" role="alert" data-answer />
      {to !== undefined && <input type="hidden" name="to" value={to} />}
      <Submit isQuiet={isQuiet} label={label} busy={busy} />
    </form>
  );
}
