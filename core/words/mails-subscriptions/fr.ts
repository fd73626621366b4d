import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  yours: 'Votre abonnement : {title}',
  started: 'merci de vous être abonné à {title} chez {site}.',
  youPay: 'Vous payez',
  nextPayment: 'Prochain paiement',
  manage: 'Gérer l’abonnement',
  logInToChange:
    'Connectez-vous avec cet e-mail pour le mettre en pause, le modifier ou le résilier à tout moment.',
  why: 'Vous recevez cet e-mail en raison de votre abonnement chez {site}.',
  declined: 'Paiement refusé pour {title}',
  declinedWords: 'votre paiement de {amount} pour {title} chez {site} a été refusé. {problem}',
  triedAgain:
    'Une nouvelle tentative aura lieu le {day}. Vous pouvez aussi payer maintenant avec une autre carte.',
  notTriedAgain: 'La même carte ne sera plus utilisée. Veuillez payer avec une autre carte.',
  updateCard: 'Changer de carte et payer',
  pausedOn: 'Sans paiement, votre abonnement sera mis en pause le {day}.',
  cancelledOn: 'Sans paiement, votre abonnement sera résilié le {day}.',
  invoiceUnpaid: 'Votre facture de {amount} pour {title} n’est pas encore payée.',
  see: 'Voir votre abonnement',
  notSold: '{title} n’est plus en vente : votre abonnement chez {site} a pris fin.',
  cancelled: 'Votre abonnement à {title} est résilié. Plus rien ne sera prélevé.',
  unpaidPaused: 'Aucun paiement n’a été reçu pour {title} : votre abonnement est en pause.',
  unpaidCancelled: 'Aucun paiement n’a été reçu pour {title} : votre abonnement est résilié.',
  complete: 'Votre abonnement à {title} est terminé. Plus rien ne sera prélevé.',
  endedAsAsked: 'Votre abonnement à {title} a pris fin, comme vous l’avez demandé.',
  newPrice: 'Nouveau prix pour {title}',
  newPriceWords:
    'à partir du {day}, votre abonnement à {title} chez {site} coûtera {after} au lieu de {before}. D’ici là, rien ne change, et vous pouvez résilier à tout moment.',
  delayed: 'Votre prochaine commande de {title} est retardée',
  delayedWords:
    '{title} est en rupture de stock chez {site}. Votre prochaine commande suivra dès son retour, et rien ne sera prélevé d’ici là.',
};
