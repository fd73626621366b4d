import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  title: 'Comentarios',
  write: 'Escribir un comentario',
  answer: 'Responder',
  name: 'Nombre',
  email: 'Correo electrónico',
  notShown: '(no se muestra)',
  comment: 'Comentario',
  website: 'Sitio web',
  send: 'Enviar',
  sending: 'Enviando…',
  author: 'Autor',
  member: 'Miembro',
  asMember: 'Has iniciado sesión. Tu comentario aparece con el nombre de tu cuenta.',
  like: 'Me gusta',
  noneYet: 'Aún no hay comentarios.',
  none: 'No hay comentarios.',
  closed: 'Los comentarios están cerrados.',
  nameMissing: 'Introduce tu nombre.',
  emailInvalid: 'Introduce un correo electrónico válido',
  textMissing: 'Escribe algo.',
  tooLong: 'Un comentario puede tener hasta {max} caracteres.',
  twice: 'Ya has escrito esto.',
  waiting: 'Gracias. Tu comentario aparecerá cuando se haya revisado.',
  shown: 'Gracias. Tu comentario ya está publicado.',
};
