import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  dayLink: 'Il link funziona una volta, entro un giorno.',
  welcome: 'Conferma la tua email per {site}',
  welcomeWords:
    'grazie per la registrazione su {site}. Conferma la tua email e scegli una password per aprire il tuo account.',
  confirmEmail: 'Conferma email',
  known: 'Hai già un account su {site}',
  knownWords:
    'qualcuno, forse tu, ha provato a registrarsi su {site} con questa email. Ha già un account e nulla è cambiato.',
  logIn: 'Accedi',
  forgotThere: 'Se hai dimenticato la password, lì puoi sceglierne una nuova.',
  unknown: 'Ancora nessun account su {site}',
  unknownWords:
    'qualcuno, forse tu, ha provato ad accedere a {site} con questa email. Non ha ancora un account; forse ne hai usata un’altra.',
  signUp: 'Registrati',
  reset: 'Scegli una nuova password per {site}',
  resetWords: 'qualcuno, forse tu, ha chiesto una nuova password per il tuo account su {site}.',
  choosePassword: 'Scegli una nuova password',
  hourLinkPassword: 'Il link funziona una volta, entro un’ora. Fino ad allora la tua password resta com’è.',
  login: 'Accedi a {site}',
  loginWords: 'usa questo link per accedere a {site}.',
  hourLinkSecret: 'Il link funziona una volta, entro un’ora. Non inoltrarlo a nessuno: apre il tuo account.',
  password: 'La tua password su {site} è stata cambiata',
  passwordWords:
    'la password del tuo account su {site} è stata appena cambiata e tutti gli altri dispositivi sono stati disconnessi.',
  passwordNotYou: 'Se non sei stato tu, chiedi subito una nuova password nella pagina di accesso.',
};
