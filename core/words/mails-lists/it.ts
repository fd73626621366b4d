import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  received: 'Abbiamo ricevuto il tuo messaggio',
  why: 'Ricevi questa email perché il tuo indirizzo è stato inserito su {site}.',
  confirm: 'Conferma la tua iscrizione: {list}',
  confirmWords: 'Questo indirizzo è stato iscritto a “{list}” su {site}. Conferma che sei stato tu.',
  confirmAction: 'Conferma iscrizione',
  confirmNotYou: 'Se non sei stato tu, ignora questa email. Non verrai iscritto.',
  notInterested: 'Non ti interessa?',
  unsubscribe: 'Annulla iscrizione',
  subscribed: 'Iscrizione confermata: {list}',
  subscribedWords: 'Ora ricevi “{list}” da {site}.',
  anyTime: 'Puoi annullare l’iscrizione in qualsiasi momento.',
  letterWhy: 'Ricevi questa email perché ti sei iscritto a “{list}” su {site}.',
  letterMember: 'Ricevi questa email perché fai parte di “{area}” su {site}.',
};
