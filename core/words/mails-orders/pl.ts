import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pl: Translation<typeof en> = {
  why: 'Otrzymujesz tę wiadomość w związku z zamówieniem w {site}.',
  howToPay: 'Jak zapłacić',
  to: 'Do',
  notes: 'Uwagi',
  seeOrder: 'Zobacz zamówienie',
  payNow: 'Zapłać teraz',
  goToCart: 'Przejdź do koszyka',
  writeReview: 'Napisz opinię',
  refundedRow: 'Zwrócono',
  tracking: 'Śledzenie przesyłki',
  confirmed: 'Twoje zamówienie {number}',
  confirmedWords: 'dziękujemy za zamówienie. Oto jego szczegóły.',
  fulfilled: 'Twoje zamówienie {number} jest w drodze',
  fulfilledWords: 'Twoje zamówienie zostało wysłane.',
  refunded: 'Zwrot za zamówienie {number}',
  refundedWords: 'zwróciliśmy Ci pieniądze.',
  canceled: 'Twoje zamówienie {number} zostało anulowane',
  canceledWords: 'Twoje zamówienie zostało anulowane.',
  payLink: 'Twoje zamówienie w {site}',
  payLinkWords: 'oto, co dla Ciebie przygotowaliśmy. Możesz zapłacić, korzystając z linku poniżej.',
  left: 'Coś na Ciebie czeka w {site}',
  leftWords: 'to nadal jest w Twoim koszyku.',
  review: 'Jak oceniasz zamówienie z {site}?',
  reviewWords:
    'Twoje zamówienie {number} dotarło jakiś czas temu. Powiedz nam i innym klientom, jak Ci się podoba.',
};
