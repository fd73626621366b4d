import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  received: 'Wir haben Ihre Nachricht erhalten',
  why: 'Sie erhalten diese E-Mail, weil Ihre Adresse auf {site} eingegeben wurde.',
  confirm: 'Bestätigen Sie Ihre Anmeldung: {list}',
  confirmWords:
    'Diese Adresse wurde auf {site} für „{list}“ angemeldet. Bitte bestätigen Sie, dass Sie das waren.',
  confirmAction: 'Anmeldung bestätigen',
  confirmNotYou: 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Sie werden nicht angemeldet.',
  notInterested: 'Kein Interesse?',
  unsubscribe: 'Abmelden',
  subscribed: 'Sie sind angemeldet: {list}',
  subscribedWords: 'Sie sind jetzt für „{list}“ von {site} angemeldet.',
  anyTime: 'Sie können sich jederzeit abmelden.',
  letterWhy: 'Sie erhalten diese E-Mail, weil Sie sich auf {site} für „{list}“ angemeldet haben.',
  letterMember: 'Sie erhalten diese E-Mail, weil Sie auf {site} Mitglied von „{area}“ sind.',
};
