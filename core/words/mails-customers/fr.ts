import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  dayLink: 'Le lien fonctionne une seule fois, pendant un jour.',
  welcome: 'Confirmez votre adresse e-mail pour {site}',
  welcomeWords:
    'merci de votre inscription chez {site}. Confirmez votre adresse e-mail et choisissez un mot de passe pour ouvrir votre compte.',
  confirmEmail: 'Confirmer l’adresse e-mail',
  known: 'Vous avez déjà un compte chez {site}',
  knownWords:
    'quelqu’un, peut-être vous, a essayé de s’inscrire chez {site} avec cette adresse e-mail. Un compte existe déjà, et rien n’a changé.',
  logIn: 'Se connecter',
  forgotThere: 'Si vous avez oublié votre mot de passe, vous pourrez en choisir un nouveau.',
  unknown: 'Pas encore de compte chez {site}',
  unknownWords:
    'quelqu’un, peut-être vous, a essayé de se connecter à {site} avec cette adresse e-mail. Il n’y a pas encore de compte ; vous en avez peut-être utilisé une autre.',
  signUp: 'S’inscrire',
  reset: 'Choisissez un nouveau mot de passe pour {site}',
  resetWords: 'quelqu’un, peut-être vous, a demandé un nouveau mot de passe pour votre compte chez {site}.',
  choosePassword: 'Choisir un nouveau mot de passe',
  hourLinkPassword:
    'Le lien fonctionne une seule fois, pendant une heure. D’ici là, votre mot de passe ne change pas.',
  login: 'Connexion à {site}',
  loginWords: 'utilisez ce lien pour vous connecter à {site}.',
  hourLinkSecret:
    'Le lien fonctionne une seule fois, pendant une heure. Ne le transférez à personne : il ouvre votre compte.',
  password: 'Votre mot de passe chez {site} a été modifié',
  passwordWords:
    'le mot de passe de votre compte chez {site} vient d’être modifié, et tous vos autres appareils ont été déconnectés.',
  passwordNotYou:
    'Si ce n’était pas vous, demandez tout de suite un nouveau mot de passe sur la page de connexion.',
};
