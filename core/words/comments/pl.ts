import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pl: Translation<typeof en> = {
  title: 'Komentarze',
  write: 'Napisz komentarz',
  answer: 'Odpowiedz',
  name: 'Imię',
  email: 'E-mail',
  notShown: '(niewidoczny)',
  comment: 'Komentarz',
  website: 'Strona internetowa',
  send: 'Wyślij',
  sending: 'Wysyłanie…',
  author: 'Autor',
  member: 'Członek',
  asMember: 'Jesteś zalogowany. Komentarz pojawi się pod nazwą Twojego konta.',
  like: 'Lubię to',
  noneYet: 'Nie ma jeszcze komentarzy.',
  none: 'Brak komentarzy.',
  closed: 'Komentarze są zamknięte.',
  nameMissing: 'Podaj imię.',
  emailInvalid: 'Podaj prawidłowy adres e-mail',
  textMissing: 'Napisz coś.',
  tooLong: 'Komentarz może mieć najwyżej {max} znaków.',
  twice: 'To już napisano.',
  waiting: 'Dziękujemy. Komentarz pojawi się po sprawdzeniu.',
  shown: 'Dziękujemy. Komentarz jest już widoczny.',
};
