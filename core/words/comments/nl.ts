import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  title: 'Reacties',
  write: 'Schrijf een reactie',
  answer: 'Beantwoorden',
  name: 'Naam',
  email: 'E-mail',
  notShown: '(niet zichtbaar)',
  comment: 'Reactie',
  website: 'Website',
  send: 'Versturen',
  sending: 'Bezig met versturen…',
  author: 'Auteur',
  member: 'Lid',
  asMember: 'Je bent ingelogd. Je reactie verschijnt onder de naam van je account.',
  like: 'Leuk',
  noneYet: 'Nog geen reacties.',
  none: 'Geen reacties.',
  closed: 'Reageren is gesloten.',
  nameMissing: 'Vul je naam in.',
  emailInvalid: 'Vul een geldig e-mailadres in',
  textMissing: 'Schrijf iets.',
  tooLong: 'Een reactie mag maximaal {max} tekens hebben.',
  twice: 'Dit heb je al geschreven.',
  waiting: 'Bedankt. Je reactie verschijnt nadat die is bekeken.',
  shown: 'Bedankt. Je reactie staat erop.',
};
