import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  why: 'Sie erhalten diese E-Mail wegen Ihrer Bestellung bei {site}.',
  howToPay: 'So bezahlen Sie',
  to: 'An',
  notes: 'Anmerkungen',
  seeOrder: 'Bestellung ansehen',
  payNow: 'Jetzt bezahlen',
  goToCart: 'Zum Warenkorb',
  writeReview: 'Bewertung schreiben',
  refundedRow: 'Erstattet',
  tracking: 'Sendungsverfolgung',
  confirmed: 'Ihre Bestellung {number}',
  confirmedWords: 'vielen Dank für Ihre Bestellung. Das haben wir notiert.',
  fulfilled: 'Ihre Bestellung {number} ist unterwegs',
  fulfilledWords: 'Ihre Bestellung hat unser Haus verlassen.',
  refunded: 'Ihre Erstattung zur Bestellung {number}',
  refundedWords: 'wir haben Ihnen Geld erstattet.',
  canceled: 'Ihre Bestellung {number} wurde storniert',
  canceledWords: 'Ihre Bestellung wurde storniert.',
  payLink: 'Ihre Bestellung bei {site}',
  payLinkWords: 'das haben wir für Sie zusammengestellt. Über den Link unten können Sie bezahlen.',
  left: 'Sie haben etwas bei {site} vergessen',
  leftWords: 'das liegt noch in Ihrem Warenkorb.',
  review: 'Wie war Ihre Bestellung bei {site}?',
  reviewWords:
    'Ihre Bestellung {number} ist vor einiger Zeit angekommen. Sagen Sie uns und anderen Kunden, wie sie Ihnen gefällt.',
};
