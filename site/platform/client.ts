import './platform.css';
import './front.css';
import './forms.css';
import './account/account.css';
import './preview.css';
import { askIdentity } from './account/ask-identity.ts';
import { startNewSite } from './start-new-site.ts';
import { startForm } from './start-form.ts';

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-call]'))
  startForm(form, { askIdentity });
startNewSite();
