import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  declined: 'La tua banca ha rifiutato il pagamento. Prova un’altra carta o contatta la banca.',
  noFunds: 'Fondi insufficienti su questa carta. Provane un’altra.',
  expiredCard: 'Questa carta è scaduta. Usane un’altra.',
  needsOwner: 'La tua banca chiede che sia tu a confermare il pagamento. Paga qui.',
  notConfirmed: 'Il pagamento non è stato confermato, quindi non è stato addebitato nulla.',
  unavailable: 'Al momento non è possibile addebitare le carte. Riprova più tardi o paga in un altro modo.',
  unknownMethod: 'Questa carta non è più riconosciuta. Inserisci di nuovo una carta.',
  cardMissing: 'Inserisci il numero della carta.',
  cardNotKept: 'La tua banca non permette di conservare questa carta per i rinnovi. Usane un’altra.',
  notATestCard: 'Qui si accettano solo carte di prova. Usa uno dei numeri qui sotto.',
  cardExpiryUnclear: 'Inserisci mese e anno, ad esempio 04/31.',
  cardExpired: 'Questa carta è scaduta.',
  cardCodeMissing: 'Inserisci le tre o quattro cifre.',
  testCardWorks: 'viene accettata',
  testCardDeclined: 'viene rifiutata',
  testCardNoFunds: 'non ha fondi sufficienti',
  testCardConfirms: 'chiede una conferma',
  testCardSlow: 'viene accettata dopo alcuni secondi',
  testCardTimesOut: 'viene accettata, ma la risposta va persa',
  testCardAnswersTwice: 'viene accettata, e il fornitore lo comunica due volte',
  testCardDeclinedLater: 'viene accettata una volta e rifiutata al rinnovo',
};
