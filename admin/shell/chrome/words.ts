import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('shell/chrome', {
  confirmItsYou: 'Confirm it’s you',
  confirm: 'Confirm',
  thisChangeAffectsWho:
    'This change affects who can access your site or money. You won’t be asked again for 10 minutes.',
  password: 'Password',
  codeFromYourAuthenticator: 'Code from your authenticator app, or a recovery code',
  useAPasskey: 'Use a passkey',
  or: 'or',
  yourChangesAreNot: 'Your changes are not saved',
  ifYouLeaveNow: 'If you leave now, what you changed here is lost.',
  leaveWithoutSaving: 'Leave without saving',
  saveAndLeave: 'Save and leave',
  stay: 'Stay',
  pleaseLogInAgain: 'Please log in again',
  yourSessionHasEnded:
    'Your session has ended. Log in in the tab that opens; what you were doing here goes on afterwards.',
  iHaveLoggedIn: 'I have logged in',
  logIn: 'Log in',
  saving: 'Saving…',
  notSaved: 'Not saved',
  saved: 'Saved',
});
