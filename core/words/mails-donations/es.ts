import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  receipt: 'Tu donativo a {site}',
  thanks: 'gracias por tu donativo.',
  viewDonation: 'Ver donativo',
  isReceipt: 'Este correo es tu recibo.',
  donation: 'Donativo',
  amount: 'Importe',
  feeCovered: 'Comisión cubierta',
  total: 'Total',
  date: 'Fecha',
  paidWith: 'Pagado con',
  statement: 'Tus donativos a {site} en {year}',
  statementWords: 'Gracias por tu apoyo. Estos son tus donativos a {site} en {year}.',
  keepForRecords: 'Guarda este correo para tu archivo.',
  monthly: 'Tu donación mensual a {site}',
  monthlyUnpaid: 'Tu donación mensual de {amount} no se ha pagado.',
  monthlyRetry:
    'Volveremos a intentarlo en un plazo de dos semanas. Para usar otra tarjeta, cancela esta donación y dona de nuevo.',
  monthlyOver: 'Tu donación mensual de {amount} se ha cancelado porque no se pudo cobrar.',
  isMonthly: 'Donas cada mes. Puedes cancelarlo cuando quieras en la página de esta donación.',
};
