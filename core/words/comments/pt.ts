import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pt: Translation<typeof en> = {
  title: 'Comentários',
  write: 'Escrever um comentário',
  answer: 'Responder',
  name: 'Nome',
  email: 'E-mail',
  notShown: '(não é mostrado)',
  comment: 'Comentário',
  website: 'Site',
  send: 'Enviar',
  sending: 'A enviar…',
  author: 'Autor',
  member: 'Membro',
  asMember: 'Tem sessão iniciada. O seu comentário aparece com o nome da sua conta.',
  like: 'Gosto',
  noneYet: 'Ainda não há comentários.',
  none: 'Sem comentários.',
  closed: 'Os comentários estão fechados.',
  nameMissing: 'Introduza o seu nome.',
  emailInvalid: 'Introduza um e-mail válido',
  textMissing: 'Escreva alguma coisa.',
  tooLong: 'Um comentário pode ter até {max} caracteres.',
  twice: 'Já escreveu isto.',
  waiting: 'Obrigado. O seu comentário aparece depois de revisto.',
  shown: 'Obrigado. O seu comentário já está publicado.',
};
