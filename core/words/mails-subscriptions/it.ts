import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  yours: 'Il tuo abbonamento a {title}',
  started: 'grazie per esserti abbonato a {title} su {site}.',
  youPay: 'Paghi',
  nextPayment: 'Prossimo pagamento',
  manage: 'Gestisci abbonamento',
  logInToChange:
    'Accedi con questa email per metterlo in pausa, modificarlo o disdirlo in qualsiasi momento.',
  why: 'Ricevi questa email per il tuo abbonamento su {site}.',
  declined: 'Pagamento rifiutato per {title}',
  declinedWords: 'il tuo pagamento di {amount} per {title} su {site} è stato rifiutato. {problem}',
  triedAgain: 'Si riproverà il {day}. Puoi anche pagare subito con un’altra carta.',
  notTriedAgain: 'Non si riproverà con la stessa carta. Paga con un’altra carta.',
  updateCard: 'Aggiorna la carta e paga',
  pausedOn: 'Senza un pagamento il tuo abbonamento sarà messo in pausa il {day}.',
  cancelledOn: 'Senza un pagamento il tuo abbonamento sarà disdetto il {day}.',
  invoiceUnpaid: 'La tua fattura di {amount} per {title} non è ancora pagata.',
  see: 'Vedi il tuo abbonamento',
  notSold: '{title} non è più in vendita, quindi il tuo abbonamento su {site} è terminato.',
  cancelled: 'Il tuo abbonamento a {title} è disdetto. Non verrà addebitato altro.',
  unpaidPaused: 'Nessun pagamento ricevuto per {title}, quindi il tuo abbonamento è in pausa.',
  unpaidCancelled: 'Nessun pagamento ricevuto per {title}, quindi il tuo abbonamento è disdetto.',
  complete: 'Il tuo abbonamento a {title} è completato. Non verrà addebitato altro.',
  endedAsAsked: 'Il tuo abbonamento a {title} è terminato, come hai chiesto.',
  newPrice: 'Nuovo prezzo per {title}',
  newPriceWords:
    'dal {day} il tuo abbonamento a {title} su {site} costerà {after} invece di {before}. Fino ad allora non cambia nulla e puoi disdire in qualsiasi momento.',
  delayed: 'Il tuo prossimo ordine di {title} è in ritardo',
  delayedWords:
    '{title} è esaurito su {site}. Il tuo prossimo ordine partirà appena sarà di nuovo disponibile; fino ad allora non viene addebitato nulla.',
};
