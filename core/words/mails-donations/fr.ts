import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  receipt: 'Votre don à {site}',
  thanks: 'merci pour votre don.',
  viewDonation: 'Voir le don',
  isReceipt: 'Cet e-mail vous sert de reçu.',
  donation: 'Don',
  amount: 'Montant',
  feeCovered: 'Frais pris en charge',
  total: 'Total',
  date: 'Date',
  paidWith: 'Payé avec',
  statement: 'Vos dons à {site} en {year}',
  statementWords: 'Merci de votre soutien. Voici vos dons à {site} en {year}.',
  keepForRecords: 'Conservez cet e-mail.',
};
