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
};
