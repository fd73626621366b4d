import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  yours: 'Ihr Abonnement: {title}',
  started: 'vielen Dank für Ihr Abonnement von {title} bei {site}.',
  youPay: 'Sie zahlen',
  nextPayment: 'Nächste Zahlung',
  manage: 'Abonnement verwalten',
  logInToChange:
    'Melden Sie sich mit dieser E-Mail an, um es jederzeit zu pausieren, zu ändern oder zu kündigen.',
  why: 'Sie erhalten diese E-Mail wegen Ihres Abonnements bei {site}.',
  declined: 'Zahlung abgelehnt: {title}',
  declinedWords: 'Ihre Zahlung von {amount} für {title} bei {site} wurde abgelehnt. {problem}',
  triedAgain: 'Am {day} wird es erneut versucht. Sie können auch jetzt mit einer anderen Karte bezahlen.',
  notTriedAgain:
    'Dieselbe Karte wird nicht noch einmal belastet. Bitte bezahlen Sie mit einer anderen Karte.',
  updateCard: 'Karte ändern und bezahlen',
  pausedOn: 'Ohne Zahlung wird Ihr Abonnement am {day} pausiert.',
  cancelledOn: 'Ohne Zahlung wird Ihr Abonnement am {day} gekündigt.',
  invoiceUnpaid: 'Ihre Rechnung über {amount} für {title} ist noch nicht bezahlt.',
  see: 'Abonnement ansehen',
  notSold: '{title} wird nicht mehr verkauft, daher ist Ihr Abonnement bei {site} beendet.',
  cancelled: 'Ihr Abonnement von {title} ist gekündigt. Es wird nichts mehr abgebucht.',
  unpaidPaused: 'Für {title} ist keine Zahlung eingegangen, daher ist Ihr Abonnement pausiert.',
  unpaidCancelled: 'Für {title} ist keine Zahlung eingegangen, daher ist Ihr Abonnement gekündigt.',
  complete: 'Ihr Abonnement von {title} ist abgeschlossen. Es wird nichts mehr abgebucht.',
  endedAsAsked: 'Ihr Abonnement von {title} ist wie gewünscht beendet.',
  newPrice: 'Neuer Preis für {title}',
  newPriceWords:
    'ab {day} kostet Ihr Abonnement von {title} bei {site} {after} statt {before}. Bis dahin ändert sich nichts, und Sie können jederzeit kündigen.',
  delayed: 'Ihre nächste Bestellung von {title} verzögert sich',
  delayedWords:
    '{title} ist bei {site} nicht vorrätig. Ihre nächste Bestellung folgt, sobald es wieder da ist; bis dahin wird nichts abgebucht.',
};
