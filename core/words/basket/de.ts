import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  cart: 'Warenkorb',
  checkout: 'Kasse',
  close: 'Schließen',
  goToShop: 'Zum Shop',
  viewCart: 'Warenkorb ansehen',
  empty: 'Ihr Warenkorb ist leer.',
  goneProduct: 'Ein Produkt, das es nicht mehr gibt',
  quantity: 'Menge {count}',
  remove: 'Entfernen',
  removeNamed: '{title} entfernen',
  subtotal: 'Zwischensumme',
  workingDays: '{to, plural, one {# Werktag} other {# Werktage}}',
  workingDaysBetween: '{from}–{to, plural, one {# Werktag} other {# Werktage}}',
  unableToRemoveItem: 'Artikel kann nicht entfernt werden',
  tryAgain: 'Bitte versuchen Sie es noch einmal.',
  checkConnection: 'Bitte prüfen Sie Ihre Internetverbindung.',
};
