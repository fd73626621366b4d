import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  cart: 'Winkelwagen',
  checkout: 'Afrekenen',
  close: 'Sluiten',
  goToShop: 'Naar de winkel',
  viewCart: 'Bekijk winkelwagen',
  empty: 'Je winkelwagen is leeg.',
  goneProduct: 'Een product dat er niet meer is',
  quantity: 'Aantal {count}',
  remove: 'Verwijderen',
  removeNamed: '{title} verwijderen',
  subtotal: 'Subtotaal',
  workingDays: '{to, plural, one {# werkdag} other {# werkdagen}}',
  workingDaysBetween: '{from}-{to, plural, one {# werkdag} other {# werkdagen}}',
  unableToRemoveItem: 'Kan het artikel niet verwijderen',
  tryAgain: 'Probeer het opnieuw.',
  checkConnection: 'Controleer je internetverbinding.',
};
