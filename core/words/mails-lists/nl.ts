import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  received: 'We hebben je bericht ontvangen',
  why: 'Je krijgt deze e-mail omdat je adres is ingevuld op {site}.',
  confirm: 'Bevestig je aanmelding: {list}',
  confirmWords: 'Dit adres is aangemeld voor ‘{list}’ op {site}. Bevestig dat jij dit was.',
  confirmAction: 'Aanmelding bevestigen',
  confirmNotYou: 'Als jij dit niet was, negeer dan deze e-mail. Je wordt niet aangemeld.',
  notInterested: 'Geen interesse?',
  unsubscribe: 'Afmelden',
  subscribed: 'Je bent aangemeld: {list}',
  subscribedWords: 'Je bent nu aangemeld voor ‘{list}’ van {site}.',
  anyTime: 'Je kunt je op elk moment afmelden.',
  letterWhy: 'Je krijgt deze e-mail omdat je je hebt aangemeld voor ‘{list}’ op {site}.',
  letterMember: 'Je krijgt deze e-mail omdat je lid bent van ‘{area}’ op {site}.',
};
