import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pt: Translation<typeof en> = {
  dayLink: 'A ligação funciona uma vez, durante um dia.',
  welcome: 'Confirme o seu e-mail para {site}',
  welcomeWords:
    'obrigado por se registar em {site}. Confirme o seu e-mail e escolha uma palavra-passe para abrir a sua conta.',
  confirmEmail: 'Confirmar e-mail',
  known: 'Já tem uma conta em {site}',
  knownWords:
    'alguém, talvez você, tentou registar-se em {site} com este e-mail. Já existe uma conta e nada mudou.',
  logIn: 'Iniciar sessão',
  forgotThere: 'Se se esqueceu da palavra-passe, pode escolher lá uma nova.',
  unknown: 'Ainda sem conta em {site}',
  unknownWords:
    'alguém, talvez você, tentou iniciar sessão em {site} com este e-mail. Ainda não há conta; talvez tenha usado outro.',
  signUp: 'Registar-se',
  reset: 'Escolha uma nova palavra-passe para {site}',
  resetWords: 'alguém, talvez você, pediu uma nova palavra-passe para a sua conta em {site}.',
  choosePassword: 'Escolher nova palavra-passe',
  hourLinkPassword: 'A ligação funciona uma vez, durante uma hora. Até lá, a sua palavra-passe mantém-se.',
  login: 'Iniciar sessão em {site}',
  loginWords: 'use esta ligação para iniciar sessão em {site}.',
  hourLinkSecret: 'A ligação funciona uma vez, durante uma hora. Não a reencaminhe: abre a sua conta.',
  password: 'A sua palavra-passe em {site} foi alterada',
  passwordWords:
    'a palavra-passe da sua conta em {site} acabou de ser alterada e a sessão foi terminada nos outros dispositivos.',
  passwordNotYou: 'Se não foi você, peça já uma nova palavra-passe na página de início de sessão.',
};
