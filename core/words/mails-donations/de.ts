import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  receipt: 'Ihre Spende an {site}',
  thanks: 'vielen Dank für Ihre Spende.',
  viewDonation: 'Spende ansehen',
  isReceipt: 'Diese E-Mail ist Ihre Quittung.',
  donation: 'Spende',
  amount: 'Betrag',
  feeCovered: 'Übernommene Gebühr',
  total: 'Gesamt',
  date: 'Datum',
  paidWith: 'Bezahlt mit',
  statement: 'Ihre Spenden an {site} im Jahr {year}',
  statementWords: 'Vielen Dank für Ihre Unterstützung. Dies sind Ihre Spenden an {site} im Jahr {year}.',
  keepForRecords: 'Bewahren Sie diese E-Mail für Ihre Unterlagen auf.',
  monthly: 'Ihre monatliche Spende an {site}',
  monthlyUnpaid: 'Ihre monatliche Spende von {amount} wurde nicht bezahlt.',
  monthlyRetry:
    'Wir versuchen es innerhalb von zwei Wochen erneut. Wenn Sie eine andere Karte verwenden möchten, beenden Sie diese Spende und spenden Sie neu.',
  monthlyOver: 'Ihre monatliche Spende von {amount} ist beendet, weil sie nicht abgebucht werden konnte.',
  isMonthly: 'Sie spenden jeden Monat. Auf der Seite dieser Spende können Sie das jederzeit beenden.',
};
