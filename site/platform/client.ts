import './platform.css';
import './front.css';
import './forms.css';
import './account/account.css';
import './operator/operator.css';
import './new-site/preview.css';
import { askIdentity } from './account/ask-identity.ts';
import { collectPasskey } from './account/collect-passkey.ts';
import { startNewSite } from './new-site/start-new-site.ts';
import { startForm } from './start-form.ts';
import { trackLanding } from './track-landing.ts';

const forms = (selector: string) => document.querySelectorAll<HTMLFormElement>(selector);

for (const form of forms('form[data-call]')) startForm(form, { askIdentity });

if ('PublicKeyCredential' in window) {
  for (const form of forms('form[data-passkey]')) form.hidden = false;
  for (const words of document.querySelectorAll<HTMLElement>('[data-without-passkeys]')) words.hidden = true;
  for (const form of forms('main > :not(dialog) form[data-passkey]'))
    startForm(form, { askIdentity, ...collectPasskey(form) });
  for (const form of forms('form[data-passkey=logIn]'))
    void import('./account/start-passkeys.ts').then(({ offerInAutofill }) => offerInAutofill(form));
}

startNewSite();
trackLanding();
