import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  why: 'Vous recevez cet e-mail en raison de votre commande chez {site}.',
  howToPay: 'Comment payer',
  to: 'À',
  notes: 'Notes',
  seeOrder: 'Voir votre commande',
  payNow: 'Payer maintenant',
  goToCart: 'Aller au panier',
  writeReview: 'Donner votre avis',
  refundedRow: 'Remboursé',
  tracking: 'Suivi',
  confirmed: 'Votre commande {number}',
  confirmedWords: 'merci pour votre commande. Voici ce que nous avons noté.',
  fulfilled: 'Votre commande {number} est en route',
  fulfilledWords: 'votre commande est partie.',
  refunded: 'Votre remboursement pour la commande {number}',
  refundedWords: 'nous vous avons remboursé.',
  canceled: 'Votre commande {number} a été annulée',
  canceledWords: 'votre commande a été annulée.',
  payLink: 'Votre commande chez {site}',
  payLinkWords: 'voici ce que nous avons préparé pour vous. Vous pouvez payer avec le lien ci-dessous.',
  left: 'Vous avez oublié quelque chose chez {site}',
  leftWords: 'ceci est encore dans votre panier.',
  review: 'Que pensez-vous de votre commande chez {site} ?',
  reviewWords:
    'votre commande {number} est arrivée il y a quelque temps. Dites-nous, ainsi qu’aux autres clients, ce que vous en pensez.',
};
