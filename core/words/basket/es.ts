import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  cart: 'Carrito',
  checkout: 'Finalizar compra',
  close: 'Cerrar',
  goToShop: 'Ir a la tienda',
  viewCart: 'Ver el carrito',
  empty: 'No hay nada en tu carrito.',
  goneProduct: 'Un producto que ya no existe',
  quantity: 'Cantidad {count}',
  remove: 'Quitar',
  removeNamed: 'Quitar {title}',
  subtotal: 'Subtotal',
  workingDays: '{to, plural, one {# día laborable} many {# de días laborables} other {# días laborables}}',
  workingDaysBetween:
    '{from}-{to, plural, one {# día laborable} many {# de días laborables} other {# días laborables}}',
  unableToRemoveItem: 'No se puede quitar el artículo',
  tryAgain: 'Inténtalo de nuevo.',
  checkConnection: 'Comprueba tu conexión a internet.',
};
