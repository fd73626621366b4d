import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  yourOrder: 'Votre commande',
  received: 'Commande reçue',
  canceled: 'Commande annulée',
  thankYou: 'Merci',
  waitingForBank: 'Nous attendons votre banque. Vous recevrez un e-mail dès qu’elle aura répondu.',
  wasCanceled: 'Votre commande {number} a été annulée.',
  isComplete: 'Votre commande {number} est terminée.',
  hasNumber:
    'Votre numéro de commande : {number}. Un e-mail de confirmation vous est envoyé à l’adresse {email}.',
  onItsWay: 'En route : {parcel}',
  followParcel: 'suivre le colis',
  refunded: '{amount} ont été remboursés.',
  included: '{name} (inclus)',
  subtotal: 'Sous-total',
  total: 'Total',
  yourFiles: 'Vos fichiers',
  download: 'Télécharger {title}',
  linksWork: 'Ces liens sont valables un jour. Rouvrez cette page pour en obtenir de nouveaux.',
  backToShop: 'Retour à la boutique',
  invoice: 'Facture {number}',
  packingSlip: 'Bon de livraison {number}',
  item: 'Article',
  sku: 'Réf.',
  quantity: 'Quantité',
  price: 'Prix',
  notes: 'Remarques : {notes}',
  giftCard: 'Carte cadeau {code}',
  giftFor: 'Pour {name}, {email}',
};
