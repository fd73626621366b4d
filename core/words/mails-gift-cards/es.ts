import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  yours: 'Tu tarjeta regalo para {site}',
  fromSomebody: '{from} te ha enviado una tarjeta regalo para {site}',
  words: 'aquí tienes algo para ti.',
  title: 'Tarjeta regalo {site}',
  from: 'De {name}',
  goToShop: 'Ir a la tienda',
  how: 'Introduce el código en el carrito o al pagar. Puedes usarlo en varios pedidos hasta que se agote.',
  noExpiry: 'No caduca.',
  validUntil: 'Es válida hasta el {day}.',
  howMuchLeft: '¿Cuánto queda?',
  checkBalance: 'Consultar el saldo',
  sent: 'Tu tarjeta regalo se ha enviado',
  sentWords: 'Tu tarjeta regalo de {amount} va de camino a {to}.',
  why: 'Recibes este correo porque compraste una tarjeta regalo en {site}.',
};
