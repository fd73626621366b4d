import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  cart: 'Carrello',
  checkout: 'Cassa',
  close: 'Chiudi',
  goToShop: 'Vai al negozio',
  viewCart: 'Vedi il carrello',
  empty: 'Il tuo carrello è vuoto.',
  goneProduct: 'Un prodotto che non c’è più',
  quantity: 'Quantità {count}',
  remove: 'Rimuovi',
  removeNamed: 'Rimuovi {title}',
  subtotal: 'Subtotale',
  workingDays:
    '{to, plural, one {# giorno lavorativo} many {# di giorni lavorativi} other {# giorni lavorativi}}',
  workingDaysBetween:
    '{from}-{to, plural, one {# giorno lavorativo} many {# di giorni lavorativi} other {# giorni lavorativi}}',
  unableToRemoveItem: 'Impossibile rimuovere l’articolo',
  tryAgain: 'Riprova.',
  checkConnection: 'Controlla la connessione a internet.',
};
