import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pl: Translation<typeof en> = {
  received: 'Otrzymaliśmy Twoją wiadomość',
  why: 'Otrzymujesz tę wiadomość, ponieważ Twój adres podano w {site}.',
  confirm: 'Potwierdź zapis na listę: {list}',
  confirmWords: 'Ten adres zapisano na listę „{list}” w {site}. Potwierdź, że to Ty.',
  confirmAction: 'Potwierdź zapis',
  confirmNotYou: 'Jeśli to nie Ty, zignoruj tę wiadomość. Adres nie zostanie zapisany.',
  notInterested: 'Nie chcesz otrzymywać wiadomości?',
  unsubscribe: 'Wypisz się',
  subscribed: 'Zapisano na listę: {list}',
  subscribedWords: 'Od teraz otrzymujesz „{list}” od {site}.',
  anyTime: 'Możesz wypisać się w każdej chwili.',
  letterWhy: 'Otrzymujesz tę wiadomość, ponieważ Twój adres zapisano na listę „{list}” w {site}.',
  letterMember: 'Otrzymujesz tę wiadomość, ponieważ należysz do „{area}” w {site}.',
};
