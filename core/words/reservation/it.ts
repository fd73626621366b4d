import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  inThePast: 'Scegli un orario non passato.',
  guests: 'Persone',
  dateAndTime: 'Data e ora',
  findTable: 'Trova un tavolo',
  bookAt: 'Prenota su {service}',
  showForm: 'Mostra il modulo di {service}',
  loading: 'Caricamento…',
  title: 'Prenota',
};
