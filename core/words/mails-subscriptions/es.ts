import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  yours: 'Tu suscripción a {title}',
  started: 'gracias por suscribirte a {title} en {site}.',
  youPay: 'Pagas',
  nextPayment: 'Próximo pago',
  manage: 'Gestionar suscripción',
  logInToChange: 'Inicia sesión con este correo para pausarla, cambiarla o cancelarla cuando quieras.',
  why: 'Recibes este correo por tu suscripción en {site}.',
  declined: 'Pago rechazado de {title}',
  declinedWords: 'tu pago de {amount} por {title} en {site} se ha rechazado. {problem}',
  triedAgain: 'Se intentará de nuevo el {day}. También puedes pagar ahora con otra tarjeta.',
  notTriedAgain: 'No se volverá a intentar con la misma tarjeta. Paga con otra tarjeta.',
  updateCard: 'Actualizar tarjeta y pagar',
  pausedOn: 'Sin un pago, tu suscripción se pausará el {day}.',
  cancelledOn: 'Sin un pago, tu suscripción se cancelará el {day}.',
  invoiceUnpaid: 'Tu factura de {amount} por {title} aún no está pagada.',
  see: 'Ver tu suscripción',
  notSold: '{title} ya no se vende, así que tu suscripción en {site} ha terminado.',
  cancelled: 'Tu suscripción a {title} está cancelada. No se cobrará nada más.',
  unpaidPaused: 'No se ha recibido ningún pago por {title}, así que tu suscripción está en pausa.',
  unpaidCancelled: 'No se ha recibido ningún pago por {title}, así que tu suscripción está cancelada.',
  complete: 'Tu suscripción a {title} se ha completado. No se cobrará nada más.',
  endedAsAsked: 'Tu suscripción a {title} ha terminado, como pediste.',
  newPrice: 'Nuevo precio de {title}',
  newPriceWords:
    'a partir del {day}, tu suscripción a {title} en {site} costará {after} en lugar de {before}. Hasta entonces nada cambia y puedes cancelar cuando quieras.',
  delayed: 'Tu próximo pedido de {title} se retrasa',
  delayedWords:
    '{title} está agotado en {site}. Tu próximo pedido saldrá en cuanto vuelva a estar disponible, y hasta entonces no se cobra nada.',
};
