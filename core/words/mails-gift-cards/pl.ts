import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pl: Translation<typeof en> = {
  yours: 'Twoja karta podarunkowa do {site}',
  fromSomebody: '{from}: karta podarunkowa do {site} dla Ciebie',
  words: 'mamy coś dla Ciebie.',
  title: 'Karta podarunkowa {site}',
  from: 'Od: {name}',
  goToShop: 'Przejdź do sklepu',
  how: 'Wpisz kod w koszyku lub przy kasie. Możesz go użyć do kilku zamówień, aż do wyczerpania środków.',
  noExpiry: 'Nie ma terminu ważności.',
  validUntil: 'Jest ważna do {day}.',
  howMuchLeft: 'Ile zostało?',
  checkBalance: 'Sprawdź saldo',
  sent: 'Twoja karta podarunkowa została wysłana',
  sentWords: 'Twoja karta podarunkowa na {amount} jest w drodze do: {to}.',
  why: 'Otrzymujesz tę wiadomość, ponieważ kupiono kartę podarunkową w {site}.',
};
