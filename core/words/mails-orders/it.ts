import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  why: 'Ricevi questa email per il tuo ordine su {site}.',
  howToPay: 'Come pagare',
  to: 'A',
  notes: 'Note',
  seeOrder: 'Vedi il tuo ordine',
  payNow: 'Paga ora',
  goToCart: 'Vai al carrello',
  writeReview: 'Scrivi una recensione',
  refundedRow: 'Rimborsato',
  tracking: 'Tracciamento',
  confirmed: 'Il tuo ordine {number}',
  confirmedWords: 'grazie per il tuo ordine. Ecco cosa abbiamo annotato.',
  fulfilled: 'Il tuo ordine {number} è in viaggio',
  fulfilledWords: 'il tuo ordine è partito.',
  refunded: 'Il tuo rimborso per l’ordine {number}',
  refundedWords: 'ti abbiamo rimborsato.',
  canceled: 'Il tuo ordine {number} è stato annullato',
  canceledWords: 'il tuo ordine è stato annullato.',
  payLink: 'Il tuo ordine su {site}',
  payLinkWords: 'ecco cosa abbiamo preparato per te. Puoi pagare con il link qui sotto.',
  left: 'Hai lasciato qualcosa su {site}',
  leftWords: 'questo è ancora nel tuo carrello.',
  review: 'Com’è andato il tuo ordine da {site}?',
  reviewWords:
    'il tuo ordine {number} è arrivato da qualche tempo. Racconta a noi e agli altri clienti come ti trovi.',
};
