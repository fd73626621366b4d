import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  dayLink: 'Der Link funktioniert einmal, innerhalb eines Tages.',
  welcome: 'Bestätigen Sie Ihre E-Mail für {site}',
  welcomeWords:
    'vielen Dank für Ihre Anmeldung bei {site}. Bestätigen Sie Ihre E-Mail und wählen Sie ein Passwort, um Ihr Konto zu eröffnen.',
  confirmEmail: 'E-Mail bestätigen',
  known: 'Sie haben bereits ein Konto bei {site}',
  knownWords:
    'jemand, vielleicht Sie, wollte sich mit dieser E-Mail bei {site} anmelden. Dazu gibt es bereits ein Konto; es hat sich nichts geändert.',
  logIn: 'Anmelden',
  forgotThere: 'Wenn Sie Ihr Passwort vergessen haben, können Sie dort ein neues wählen.',
  unknown: 'Noch kein Konto bei {site}',
  unknownWords:
    'jemand, vielleicht Sie, wollte sich mit dieser E-Mail bei {site} anmelden. Dazu gibt es noch kein Konto; vielleicht haben Sie eine andere verwendet.',
  signUp: 'Registrieren',
  reset: 'Wählen Sie ein neues Passwort für {site}',
  resetWords: 'jemand, vielleicht Sie, hat ein neues Passwort für Ihr Konto bei {site} angefordert.',
  choosePassword: 'Neues Passwort wählen',
  hourLinkPassword:
    'Der Link funktioniert einmal, innerhalb einer Stunde. Bis dahin bleibt Ihr Passwort, wie es ist.',
  login: 'Anmelden bei {site}',
  loginWords: 'mit diesem Link melden Sie sich bei {site} an.',
  hourLinkSecret:
    'Der Link funktioniert einmal, innerhalb einer Stunde. Leiten Sie ihn nicht weiter: Er öffnet Ihr Konto.',
  password: 'Ihr Passwort bei {site} wurde geändert',
  passwordWords:
    'das Passwort Ihres Kontos bei {site} wurde soeben geändert, und alle anderen Geräte wurden abgemeldet.',
  passwordNotYou: 'Wenn Sie das nicht waren, fordern Sie auf der Anmeldeseite sofort ein neues Passwort an.',
};
