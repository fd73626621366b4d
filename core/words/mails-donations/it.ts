import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  receipt: 'La tua donazione a {site}',
  thanks: 'grazie per la tua donazione.',
  viewDonation: 'Vedi la donazione',
  isReceipt: 'Questa email è la tua ricevuta.',
  donation: 'Donazione',
  amount: 'Importo',
  feeCovered: 'Commissione coperta',
  total: 'Totale',
  date: 'Data',
  paidWith: 'Pagato con',
  statement: 'Le tue donazioni a {site} nel {year}',
  statementWords: 'Grazie per il tuo sostegno. Queste sono le tue donazioni a {site} nel {year}.',
  keepForRecords: 'Conserva questa email per i tuoi archivi.',
  monthly: 'La tua donazione mensile a {site}',
  monthlyUnpaid: 'La tua donazione mensile di {amount} non è stata pagata.',
  monthlyRetry:
    'Riproveremo entro due settimane. Per usare un’altra carta, annulla questa donazione e dona di nuovo.',
  monthlyOver:
    'La tua donazione mensile di {amount} è stata annullata perché non è stato possibile addebitarla.',
  isMonthly: 'Doni ogni mese. Puoi annullare in qualsiasi momento dalla pagina di questa donazione.',
};
