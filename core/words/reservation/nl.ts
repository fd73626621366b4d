import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  inThePast: 'Kies een tijdstip in de toekomst.',
  guests: 'Personen',
  dateAndTime: 'Datum en tijd',
  findTable: 'Zoek een tafel',
  bookAt: 'Reserveren bij {service}',
  showForm: 'Reserveringsformulier van {service} tonen',
  loading: 'Bezig met laden…',
  title: 'Reserveren',
};
