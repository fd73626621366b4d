import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pl: Translation<typeof en> = {
  receipt: 'Twoja darowizna dla {site}',
  thanks: 'dziękujemy za darowiznę.',
  viewDonation: 'Zobacz darowiznę',
  isReceipt: 'Ta wiadomość jest potwierdzeniem.',
  donation: 'Darowizna',
  amount: 'Kwota',
  feeCovered: 'Pokryta opłata',
  total: 'Razem',
  date: 'Data',
  paidWith: 'Zapłacono',
  statement: 'Twoje darowizny dla {site} w roku {year}',
  statementWords: 'Dziękujemy za wsparcie. Oto Twoje darowizny dla {site} w roku {year}.',
  keepForRecords: 'Zachowaj tę wiadomość.',
};
