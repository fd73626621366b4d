import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  membersOnly: 'Alleen voor leden',
  forMembers: 'Deze pagina is voor leden.',
  needsAccount: 'Log in of maak een account aan om deze pagina te zien.',
  notIncluded: 'Deze pagina hoort niet bij je account.',
  logIn: 'Inloggen',
  logInOrSignUp: 'Inloggen of registreren',
  joinWith: 'Word lid met {product}',
  goToArea: 'Naar het ledengedeelte',
  memberships: 'Lidmaatschappen',
  getMails: 'Nieuws uit dit gedeelte per e-mail ontvangen',
  joined: 'Je hebt nu toegang tot {area}.',
  teaser: 'Leden kunnen alles zien.',
};
