import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  why: 'Recibes este correo por tu pedido en {site}.',
  howToPay: 'Cómo pagar',
  to: 'Para',
  notes: 'Notas',
  seeOrder: 'Ver tu pedido',
  payNow: 'Pagar ahora',
  goToCart: 'Ir a tu carrito',
  writeReview: 'Escribir una opinión',
  refundedRow: 'Reembolsado',
  tracking: 'Seguimiento',
  confirmed: 'Tu pedido {number}',
  confirmedWords: 'gracias por tu pedido. Esto es lo que hemos anotado.',
  fulfilled: 'Tu pedido {number} está en camino',
  fulfilledWords: 'tu pedido ya ha salido.',
  refunded: 'Tu reembolso del pedido {number}',
  refundedWords: 'te hemos devuelto dinero.',
  canceled: 'Tu pedido {number} se ha cancelado',
  canceledWords: 'tu pedido se ha cancelado.',
  payLink: 'Tu pedido en {site}',
  payLinkWords: 'esto es lo que hemos preparado para ti. Puedes pagar con el enlace de abajo.',
  left: 'Te has dejado algo en {site}',
  leftWords: 'esto sigue en tu carrito.',
  review: '¿Qué tal tu pedido de {site}?',
  reviewWords:
    'tu pedido {number} llegó hace un tiempo. Cuéntanos a nosotros y a otros clientes qué te parece.',
};
