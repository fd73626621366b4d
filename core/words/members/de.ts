import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  membersOnly: 'Nur für Mitglieder',
  forMembers: 'Diese Seite ist für Mitglieder.',
  needsAccount: 'Melden Sie sich an oder erstellen Sie ein Konto, um diese Seite zu sehen.',
  notIncluded: 'Ihr Konto umfasst diese Seite nicht.',
  logIn: 'Anmelden',
  logInOrSignUp: 'Anmelden oder registrieren',
  joinWith: 'Mitglied werden mit {product}',
  goToArea: 'Zum Mitgliederbereich',
  memberships: 'Mitgliedschaften',
  getMails: 'Neuigkeiten aus diesem Bereich per E-Mail erhalten',
  joined: 'Sie haben jetzt Zugang zu {area}.',
  teaser: 'Mitglieder sehen alles.',
};
