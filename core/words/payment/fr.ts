import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  declined: 'Votre banque a refusé le paiement. Essayez une autre carte ou contactez votre banque.',
  noFunds: 'Les fonds de cette carte sont insuffisants. Essayez-en une autre.',
  expiredCard: 'Cette carte a expiré. Utilisez-en une autre.',
  needsOwner: 'Votre banque vous demande de confirmer ce paiement vous-même. Veuillez payer ici.',
  notConfirmed: 'Le paiement n’a pas été confirmé, rien n’a donc été débité.',
  unavailable:
    'Les cartes ne peuvent pas être débitées pour le moment. Réessayez plus tard ou payez autrement.',
  unknownMethod: 'Cette carte n’est plus connue. Veuillez saisir à nouveau une carte.',
  cardMissing: 'Veuillez saisir votre numéro de carte.',
  cardNotKept:
    'Votre banque ne permet pas de conserver cette carte pour les renouvellements. Veuillez en utiliser une autre.',
  notATestCard: 'Seules les cartes de test sont acceptées ici. Utilisez l’un des numéros ci-dessous.',
  cardExpiryUnclear: 'Veuillez saisir le mois et l’année, par exemple 04/31.',
  cardExpired: 'Cette carte a expiré.',
  cardCodeMissing: 'Veuillez saisir les trois ou quatre chiffres.',
  testCardWorks: 'est acceptée',
  testCardDeclined: 'est refusée',
  testCardNoFunds: 'n’a pas assez de fonds',
  testCardConfirms: 'demande une confirmation',
  testCardSlow: 'est acceptée au bout de quelques secondes',
  testCardTimesOut: 'est acceptée, mais la réponse se perd',
  testCardAnswersTwice: 'est acceptée, et le prestataire l’annonce deux fois',
  testCardDeclinedLater: 'est acceptée une fois, puis refusée au renouvellement',
};
