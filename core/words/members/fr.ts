import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  membersOnly: 'Réservé aux membres',
  forMembers: 'Cette page est réservée aux membres.',
  needsAccount: 'Connectez-vous ou créez un compte pour voir cette page.',
  notIncluded: 'Votre compte ne donne pas accès à cette page.',
  logIn: 'Se connecter',
  logInOrSignUp: 'Se connecter ou s’inscrire',
  joinWith: 'Devenir membre avec {product}',
  goToArea: 'Aller à l’espace membres',
  memberships: 'Adhésions',
  getMails: 'Recevoir par e-mail les nouvelles de cet espace',
  joined: 'Vous avez maintenant accès à {area}.',
  teaser: 'Les membres voient tout le contenu.',
};
