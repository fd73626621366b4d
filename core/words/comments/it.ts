import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  title: 'Commenti',
  write: 'Scrivi un commento',
  answer: 'Rispondi',
  name: 'Nome',
  email: 'Email',
  notShown: '(non mostrata)',
  comment: 'Commento',
  website: 'Sito web',
  send: 'Invia',
  sending: 'Invio in corso…',
  author: 'Autore',
  member: 'Membro',
  asMember: 'Hai effettuato l’accesso. Il commento appare con il nome del tuo account.',
  like: 'Mi piace',
  noneYet: 'Ancora nessun commento.',
  none: 'Nessun commento.',
  closed: 'I commenti sono chiusi.',
  nameMissing: 'Inserisci il tuo nome.',
  emailInvalid: 'Inserisci un indirizzo email valido',
  textMissing: 'Scrivi qualcosa.',
  tooLong: 'Un commento può avere fino a {max} caratteri.',
  twice: 'L’hai già scritto.',
  waiting: 'Grazie. Il tuo commento apparirà dopo essere stato controllato.',
  shown: 'Grazie. Il tuo commento è online.',
};
