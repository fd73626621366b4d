import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  declined: 'Tu banco ha rechazado el pago. Prueba con otra tarjeta o consulta a tu banco.',
  noFunds: 'Esta tarjeta no tiene saldo suficiente. Prueba con otra.',
  expiredCard: 'Esta tarjeta ha caducado. Usa otra.',
  needsOwner: 'Tu banco quiere que confirmes este pago. Págalo aquí.',
  notConfirmed: 'El pago no se ha confirmado, así que no se ha cobrado nada.',
  unavailable: 'Ahora mismo no se puede cobrar con tarjeta. Inténtalo más tarde o paga de otra forma.',
  unknownMethod: 'Esta tarjeta ya no se reconoce. Vuelve a introducir una tarjeta.',
  cardMissing: 'Introduce el número de tu tarjeta.',
  cardNotKept: 'Tu banco no permite guardar esta tarjeta para las renovaciones. Usa otra.',
  notATestCard: 'Aquí solo se aceptan tarjetas de prueba. Usa uno de los números de abajo.',
  cardExpiryUnclear: 'Introduce el mes y el año, por ejemplo 04/31.',
  cardExpired: 'Esta tarjeta ha caducado.',
  cardCodeMissing: 'Introduce las tres o cuatro cifras.',
  testCardWorks: 'se acepta',
  testCardDeclined: 'se rechaza',
  testCardNoFunds: 'no tiene fondos',
  testCardConfirms: 'pide una confirmación',
  testCardSlow: 'se acepta al cabo de unos segundos',
  testCardTimesOut: 'se acepta, pero la respuesta se pierde',
  testCardAnswersTwice: 'se acepta, y el proveedor lo comunica dos veces',
  testCardDeclinedLater: 'se acepta una vez y se rechaza en la renovación',
};
