import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pt: Translation<typeof en> = {
  membersOnly: 'Apenas para membros',
  forMembers: 'Esta página é para membros.',
  needsAccount: 'Inicie sessão ou crie uma conta para ver esta página.',
  notIncluded: 'A sua conta não inclui esta página.',
  logIn: 'Iniciar sessão',
  logInOrSignUp: 'Iniciar sessão ou registar-se',
  joinWith: 'Tornar-se membro com {product}',
  goToArea: 'Ir para a área de membros',
  memberships: 'Adesões',
  getMails: 'Receber por e-mail as novidades desta área',
  joined: 'Já tem acesso a {area}.',
  teaser: 'Os membros podem ver tudo.',
};
