import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  received: 'Nous avons bien reçu votre message',
  why: 'Vous recevez cet e-mail car votre adresse a été saisie sur {site}.',
  confirm: 'Confirmez votre inscription : {list}',
  confirmWords:
    'Cette adresse a été inscrite à « {list} » sur {site}. Veuillez confirmer que c’était bien vous.',
  confirmAction: 'Confirmer l’inscription',
  confirmNotYou: 'Si ce n’était pas vous, ignorez cet e-mail. Vous ne serez pas inscrit.',
  notInterested: 'Pas intéressé ?',
  unsubscribe: 'Se désinscrire',
  subscribed: 'Vous êtes inscrit : {list}',
  subscribedWords: 'Vous êtes maintenant inscrit à « {list} » de {site}.',
  anyTime: 'Vous pouvez vous désinscrire à tout moment.',
  letterWhy: 'Vous recevez cet e-mail car vous vous êtes inscrit à « {list} » sur {site}.',
  letterMember: 'Vous recevez cet e-mail car vous êtes membre de « {area} » sur {site}.',
};
