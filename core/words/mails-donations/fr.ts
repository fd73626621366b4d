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
  monthly: 'Votre don mensuel à {site}',
  monthlyUnpaid: 'Votre don mensuel de {amount} n’a pas été payé.',
  monthlyRetry:
    'Nous réessaierons dans les deux semaines. Pour utiliser une autre carte, annulez ce don et faites-en un nouveau.',
  monthlyOver: 'Votre don mensuel de {amount} est annulé, car il n’a pas pu être prélevé.',
  isMonthly: 'Vous donnez chaque mois. Vous pouvez annuler à tout moment sur la page de ce don.',
};
