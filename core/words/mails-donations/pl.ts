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
  monthly: 'Twoja comiesięczna darowizna dla {site}',
  monthlyUnpaid: 'Twoja comiesięczna darowizna w wysokości {amount} nie została opłacona.',
  monthlyRetry:
    'Spróbujemy ponownie w ciągu dwóch tygodni. Aby użyć innej karty, anuluj tę darowiznę i przekaż nową.',
  monthlyOver:
    'Twoja comiesięczna darowizna w wysokości {amount} została anulowana, ponieważ nie udało się pobrać płatności.',
  isMonthly: 'Wspierasz nas co miesiąc. Możesz w każdej chwili zrezygnować na stronie tej darowizny.',
};
