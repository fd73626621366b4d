import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  yours: 'La tua carta regalo per {site}',
  fromSomebody: '{from} ti ha inviato una carta regalo per {site}',
  words: 'ecco qualcosa per te.',
  title: 'Carta regalo {site}',
  from: 'Da {name}',
  goToShop: 'Vai al negozio',
  how: 'Inserisci il codice nel carrello o alla cassa. Puoi usarlo per più ordini, fino a esaurimento.',
  noExpiry: 'Non scade.',
  validUntil: 'È valida fino al {day}.',
  howMuchLeft: 'Quanto resta?',
  checkBalance: 'Controlla il saldo',
  sent: 'La tua carta regalo è stata inviata',
  sentWords: 'La tua carta regalo da {amount} è in viaggio verso {to}.',
  why: 'Ricevi questa email perché hai acquistato una carta regalo su {site}.',
};
