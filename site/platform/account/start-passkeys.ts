import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { MINUTE_MS } from '#core/durations.ts';
import { goTo, post, tell, type Answer } from '../start-form.ts';

type Asked = PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON & Answer;

/** The question in the list of emails is asked anew before its challenge has run out. */
const ASK_AGAIN_AFTER = 4 * MINUTE_MS;

/** What to say where the browser brought no passkey, by the name of its error. */
const REFUSALS: Readonly<Record<string, string>> = {
  NotAllowedError: 'No passkey was used: the request was cancelled or took too long. Try again.',
  AbortError: 'No passkey was used: the request was cancelled or took too long. Try again.',
  InvalidStateError: 'This device already has a passkey for your account.',
};
const NOT_POSSIBLE = 'This browser cannot use a passkey here. Use another way.';

/** Asks the server what to ask, then the browser for its passkey; an answer of the server where it refuses. */
export async function askForPasskey(form: HTMLFormElement): Promise<{ credential: object } | Answer> {
  const asked = (await post(form.dataset['ask'] ?? '', {})) as Asked;
  if (!asked.challenge) return asked;
  try {
    const credential =
      form.dataset['passkey'] === 'add'
        ? await startRegistration({ optionsJSON: asked })
        : await startAuthentication({ optionsJSON: asked });
    return { credential };
  } catch (error) {
    return { error: (error instanceof Error && REFUSALS[error.name]) || NOT_POSSIBLE };
  } finally {
    // Asking by button has ended the offer among the emails.
    if (form.dataset['passkey'] === 'logIn') void offerInAutofill(form);
  }
}

/** Offers passkeys where the browser fills in the email, as long as nobody asked for one by the button. */
export async function offerInAutofill(form: HTMLFormElement): Promise<void> {
  const hasField = document.querySelector('input[autocomplete~="webauthn"]') !== null;
  if (!hasField || !(await browserSupportsWebAuthnAutofill())) return;
  const again = setTimeout(() => {
    if (form.ariaBusy !== 'true') void offerInAutofill(form);
  }, ASK_AGAIN_AFTER);
  try {
    const optionsJSON = (await post(form.dataset['ask'] ?? '', {})) as Asked;
    if (!optionsJSON.challenge) return;
    const credential = await startAuthentication({ optionsJSON, useBrowserAutofill: true });
    clearTimeout(again);
    const answer = await post(form.action, { ...Object.fromEntries(new FormData(form)), credential });
    if (answer.redirect !== undefined) return goTo(answer.redirect);
    tell(form, answer.error ?? '');
  } catch {
    // Another question has taken its place, or the browser wants none.
  }
}
