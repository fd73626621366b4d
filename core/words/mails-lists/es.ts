import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  received: 'Hemos recibido tu mensaje',
  why: 'Recibes este correo porque tu dirección se introdujo en {site}.',
  confirm: 'Confirma tu suscripción: {list}',
  confirmWords: 'Esta dirección se ha inscrito en «{list}» en {site}. Confirma que has sido tú.',
  confirmAction: 'Confirmar suscripción',
  confirmNotYou: 'Si no has sido tú, ignora este correo. No se te suscribirá.',
  notInterested: '¿No te interesa?',
  unsubscribe: 'Darse de baja',
  subscribed: 'Te has suscrito: {list}',
  subscribedWords: 'Ya estás suscrito a «{list}» de {site}.',
  anyTime: 'Puedes darte de baja en cualquier momento.',
  letterWhy: 'Recibes este correo porque te suscribiste a «{list}» en {site}.',
  letterMember: 'Recibes este correo porque formas parte de «{area}» en {site}.',
};
