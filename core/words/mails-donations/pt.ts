import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pt: Translation<typeof en> = {
  receipt: 'O seu donativo a {site}',
  thanks: 'obrigado pelo seu donativo.',
  viewDonation: 'Ver donativo',
  isReceipt: 'Este e-mail é o seu recibo.',
  donation: 'Donativo',
  amount: 'Montante',
  feeCovered: 'Taxa coberta',
  total: 'Total',
  date: 'Data',
  paidWith: 'Pago com',
  statement: 'Os seus donativos a {site} em {year}',
  statementWords: 'Obrigado pelo seu apoio. Estes são os seus donativos a {site} em {year}.',
  keepForRecords: 'Guarde este e-mail para os seus registos.',
  monthly: 'O seu donativo mensal a {site}',
  monthlyUnpaid: 'O seu donativo mensal de {amount} não foi pago.',
  monthlyRetry:
    'Voltaremos a tentar nas próximas duas semanas. Para usar outro cartão, cancele este donativo e faça um novo.',
  monthlyOver: 'O seu donativo mensal de {amount} foi cancelado porque não foi possível cobrá-lo.',
  isMonthly: 'Contribui todos os meses. Pode cancelar em qualquer altura na página deste donativo.',
};
