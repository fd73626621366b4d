import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pt: Translation<typeof en> = {
  received: 'Recebemos a sua mensagem',
  why: 'Recebe este e-mail porque o seu endereço foi introduzido em {site}.',
  confirm: 'Confirme a sua subscrição: {list}',
  confirmWords: 'Este endereço foi inscrito em “{list}” em {site}. Confirme que foi você.',
  confirmAction: 'Confirmar subscrição',
  confirmNotYou: 'Se não foi você, ignore este e-mail. Não será inscrito.',
  notInterested: 'Não tem interesse?',
  unsubscribe: 'Cancelar subscrição',
  subscribed: 'Subscrição confirmada: {list}',
  subscribedWords: 'Está agora inscrito em “{list}” de {site}.',
  anyTime: 'Pode cancelar a subscrição a qualquer momento.',
  letterWhy: 'Recebe este e-mail porque se inscreveu em “{list}” em {site}.',
  letterMember: 'Recebe este e-mail porque é membro de “{area}” em {site}.',
};
