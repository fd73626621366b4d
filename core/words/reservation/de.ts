import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  inThePast: 'Wählen Sie einen Zeitpunkt in der Zukunft.',
  guests: 'Personen',
  dateAndTime: 'Datum und Uhrzeit',
  findTable: 'Tisch finden',
  bookAt: 'Bei {service} reservieren',
  showForm: 'Reservierungsformular von {service} anzeigen',
  loading: 'Wird geladen…',
  title: 'Tisch reservieren',
};
