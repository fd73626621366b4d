import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  cart: 'Panier',
  checkout: 'Commander',
  close: 'Fermer',
  goToShop: 'Aller à la boutique',
  viewCart: 'Voir le panier',
  empty: 'Votre panier est vide.',
  goneProduct: 'Un produit qui n’existe plus',
  quantity: 'Quantité {count}',
  remove: 'Retirer',
  removeNamed: 'Retirer {title}',
  subtotal: 'Sous-total',
  workingDays: '{to, plural, one {# jour ouvré} many {# de jours ouvrés} other {# jours ouvrés}}',
  workingDaysBetween:
    '{from} à {to, plural, one {# jour ouvré} many {# de jours ouvrés} other {# jours ouvrés}}',
  unableToRemoveItem: 'Impossible de retirer l’article',
  tryAgain: 'Veuillez réessayer.',
  checkConnection: 'Vérifiez votre connexion internet.',
};
