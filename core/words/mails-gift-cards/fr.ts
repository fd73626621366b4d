import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  yours: 'Votre carte cadeau pour {site}',
  fromSomebody: '{from} vous a envoyé une carte cadeau pour {site}',
  words: 'voici quelque chose pour vous.',
  title: 'Carte cadeau {site}',
  from: 'De la part de {name}',
  goToShop: 'Aller à la boutique',
  how: 'Saisissez le code dans le panier ou au moment du paiement. Il sert pour plusieurs commandes, jusqu’à épuisement.',
  noExpiry: 'Elle n’expire pas.',
  validUntil: 'Elle est valable jusqu’au {day}.',
  howMuchLeft: 'Combien reste-t-il ?',
  checkBalance: 'Consulter le solde',
  sent: 'Votre carte cadeau a été envoyée',
  sentWords: 'Votre carte cadeau de {amount} est en route vers {to}.',
  why: 'Vous recevez cet e-mail car vous avez acheté une carte cadeau chez {site}.',
};
