import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  title: 'Commentaires',
  write: 'Écrire un commentaire',
  answer: 'Répondre',
  name: 'Nom',
  email: 'E-mail',
  notShown: '(non affiché)',
  comment: 'Commentaire',
  website: 'Site web',
  send: 'Envoyer',
  sending: 'Envoi…',
  author: 'Auteur',
  member: 'Membre',
  asMember: 'Vous êtes connecté. Votre commentaire paraît sous le nom de votre compte.',
  like: 'J’aime',
  noneYet: 'Pas encore de commentaires.',
  none: 'Aucun commentaire.',
  closed: 'Les commentaires sont fermés.',
  nameMissing: 'Saisissez votre nom.',
  emailInvalid: 'Saisissez une adresse e-mail valide',
  textMissing: 'Écrivez quelque chose.',
  tooLong: 'Un commentaire peut compter jusqu’à {max} caractères.',
  twice: 'Vous avez déjà écrit cela.',
  waiting: 'Merci. Votre commentaire apparaîtra une fois relu.',
  shown: 'Merci. Votre commentaire est en ligne.',
};
