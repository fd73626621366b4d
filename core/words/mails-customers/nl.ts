import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  dayLink: 'De link werkt één keer, binnen een dag.',
  welcome: 'Bevestig je e-mailadres voor {site}',
  welcomeWords:
    'bedankt voor je aanmelding bij {site}. Bevestig je e-mailadres en kies een wachtwoord om je account te openen.',
  confirmEmail: 'E-mailadres bevestigen',
  known: 'Je hebt al een account bij {site}',
  knownWords:
    'iemand, misschien jij, heeft geprobeerd zich met dit e-mailadres aan te melden bij {site}. Er is al een account en er is niets veranderd.',
  logIn: 'Inloggen',
  forgotThere: 'Als je je wachtwoord bent vergeten, kun je daar een nieuw kiezen.',
  unknown: 'Nog geen account bij {site}',
  unknownWords:
    'iemand, misschien jij, heeft geprobeerd met dit e-mailadres in te loggen bij {site}. Er is nog geen account voor; misschien heb je een ander gebruikt.',
  signUp: 'Aanmelden',
  reset: 'Kies een nieuw wachtwoord voor {site}',
  resetWords: 'iemand, misschien jij, heeft een nieuw wachtwoord gevraagd voor je account bij {site}.',
  choosePassword: 'Nieuw wachtwoord kiezen',
  hourLinkPassword: 'De link werkt één keer, binnen een uur. Tot dan blijft je wachtwoord zoals het is.',
  login: 'Inloggen bij {site}',
  loginWords: 'gebruik deze link om in te loggen bij {site}.',
  hourLinkSecret: 'De link werkt één keer, binnen een uur. Stuur hem niet door: hij opent je account.',
  password: 'Je wachtwoord bij {site} is gewijzigd',
  passwordWords:
    'het wachtwoord van je account bij {site} is zojuist gewijzigd, en al je andere apparaten zijn uitgelogd.',
  passwordNotYou: 'Als jij dit niet was, vraag dan meteen een nieuw wachtwoord aan op de inlogpagina.',
};
