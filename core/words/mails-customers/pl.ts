import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pl: Translation<typeof en> = {
  dayLink: 'Link działa raz, przez jeden dzień.',
  welcome: 'Potwierdź swój adres e-mail w {site}',
  welcomeWords:
    'dziękujemy za rejestrację w {site}. Potwierdź adres e-mail i wybierz hasło, aby otworzyć konto.',
  confirmEmail: 'Potwierdź adres e-mail',
  known: 'Masz już konto w {site}',
  knownWords:
    'ktoś, być może Ty, próbował zarejestrować się w {site} z tym adresem. Konto już istnieje i nic się nie zmieniło.',
  logIn: 'Zaloguj się',
  forgotThere: 'Jeśli nie pamiętasz hasła, możesz tam wybrać nowe.',
  unknown: 'Brak konta w {site}',
  unknownWords:
    'ktoś, być może Ty, próbował zalogować się w {site} z tym adresem. Nie ma dla niego konta; być może chodzi o inny adres.',
  signUp: 'Zarejestruj się',
  reset: 'Wybierz nowe hasło do {site}',
  resetWords: 'ktoś, być może Ty, poprosił o nowe hasło do Twojego konta w {site}.',
  choosePassword: 'Wybierz nowe hasło',
  hourLinkPassword: 'Link działa raz, przez godzinę. Do tego czasu hasło się nie zmienia.',
  login: 'Logowanie do {site}',
  loginWords: 'użyj tego linku, aby zalogować się w {site}.',
  hourLinkSecret: 'Link działa raz, przez godzinę. Nie przekazuj go nikomu: otwiera Twoje konto.',
  password: 'Twoje hasło w {site} zostało zmienione',
  passwordWords:
    'hasło do Twojego konta w {site} właśnie zostało zmienione, a pozostałe urządzenia wylogowano.',
  passwordNotYou: 'Jeśli to nie Ty, natychmiast poproś o nowe hasło na stronie logowania.',
};
