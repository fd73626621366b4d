import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pl: Translation<typeof en> = {
  cart: 'Koszyk',
  checkout: 'Do kasy',
  close: 'Zamknij',
  goToShop: 'Przejdź do sklepu',
  viewCart: 'Zobacz koszyk',
  empty: 'Twój koszyk jest pusty.',
  goneProduct: 'Produkt, którego już nie ma',
  quantity: 'Ilość: {count}',
  remove: 'Usuń',
  removeNamed: 'Usuń {title}',
  subtotal: 'Suma częściowa',
  workingDays:
    '{to, plural, one {# dzień roboczy} few {# dni robocze} many {# dni roboczych} other {# dnia roboczego}}',
  workingDaysBetween:
    '{from}–{to, plural, one {# dzień roboczy} few {# dni robocze} many {# dni roboczych} other {# dnia roboczego}}',
  unableToRemoveItem: 'Nie można usunąć produktu',
  tryAgain: 'Spróbuj ponownie.',
  checkConnection: 'Sprawdź połączenie z internetem.',
};
