import { catalogue } from '../words/catalogue.ts';

export const say = catalogue('shell', {
  thisPartOfThe: 'This part of the admin could not be shown. What you saved is safe.',
  newVersion: 'A new version is ready',
  saveThenReload: 'Save your changes, then reload to continue. Drafts are saved already.',
  reload: 'Reload',
  yourOtherTabHas: 'Your other tab continues where you left off. You can close this one.',
  closeThisTab: 'Close this tab',
  youAreLoggedIn: 'You are logged in',
  confirmed: 'Confirmed',
  skipToContent: 'Skip to content',
  yourSite: 'Your site',
  close: 'Close',
});
