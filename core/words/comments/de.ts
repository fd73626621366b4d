import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  title: 'Kommentare',
  write: 'Kommentar schreiben',
  answer: 'Antworten',
  name: 'Name',
  email: 'E-Mail',
  notShown: '(wird nicht gezeigt)',
  comment: 'Kommentar',
  website: 'Website',
  send: 'Senden',
  sending: 'Wird gesendet…',
  author: 'Autor',
  member: 'Mitglied',
  asMember: 'Sie sind angemeldet. Ihr Kommentar erscheint unter dem Namen Ihres Kontos.',
  like: 'Gefällt mir',
  noneYet: 'Noch keine Kommentare.',
  none: 'Keine Kommentare.',
  closed: 'Kommentare sind hier geschlossen.',
  nameMissing: 'Bitte geben Sie Ihren Namen ein.',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  textMissing: 'Bitte schreiben Sie etwas.',
  tooLong: 'Ein Kommentar darf bis zu {max} Zeichen haben.',
  twice: 'Das haben Sie schon geschrieben.',
  waiting: 'Vielen Dank. Ihr Kommentar erscheint, sobald er geprüft wurde.',
  shown: 'Vielen Dank. Ihr Kommentar ist da.',
};
