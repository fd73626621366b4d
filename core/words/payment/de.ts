import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  declined:
    'Ihre Bank hat die Zahlung abgelehnt. Bitte versuchen Sie es mit einer anderen Karte oder fragen Sie Ihre Bank.',
  noFunds: 'Das Guthaben dieser Karte reicht nicht aus. Bitte versuchen Sie eine andere.',
  expiredCard: 'Diese Karte ist abgelaufen. Bitte verwenden Sie eine andere.',
  needsOwner: 'Ihre Bank verlangt, dass Sie diese Zahlung selbst bestätigen. Bitte zahlen Sie hier.',
  notConfirmed: 'Die Zahlung wurde nicht bestätigt; es wurde nichts abgebucht.',
  unavailable:
    'Kartenzahlungen sind derzeit nicht möglich. Bitte versuchen Sie es später noch einmal oder zahlen Sie auf andere Weise.',
  unknownMethod: 'Diese Karte ist nicht mehr bekannt. Bitte geben Sie erneut eine Karte ein.',
  cardMissing: 'Bitte geben Sie Ihre Kartennummer ein.',
  cardNotKept:
    'Ihre Bank erlaubt nicht, diese Karte für Verlängerungen zu speichern. Bitte verwenden Sie eine andere.',
  notATestCard: 'Hier werden nur Testkarten angenommen. Bitte verwenden Sie eine der Nummern unten.',
  cardExpiryUnclear: 'Bitte geben Sie Monat und Jahr ein, zum Beispiel 04/31.',
  cardExpired: 'Diese Karte ist abgelaufen.',
  cardCodeMissing: 'Bitte geben Sie die drei oder vier Ziffern ein.',
  testCardWorks: 'wird angenommen',
  testCardDeclined: 'wird abgelehnt',
  testCardNoFunds: 'ist nicht gedeckt',
  testCardConfirms: 'verlangt eine Bestätigung',
  testCardSlow: 'wird angenommen, aber erst nach einigen Sekunden',
  testCardTimesOut: 'wird angenommen, aber die Antwort geht verloren',
  testCardAnswersTwice: 'wird angenommen, und der Anbieter meldet es zweimal',
  testCardDeclinedLater: 'wird einmal angenommen und bei der Verlängerung abgelehnt',
};
