import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pl: Translation<typeof en> = {
  inThePast: 'Wybierz termin, który jeszcze nie minął.',
  guests: 'Goście',
  dateAndTime: 'Data i godzina',
  findTable: 'Znajdź stolik',
  bookAt: 'Zarezerwuj w {service}',
  showForm: 'Pokaż formularz rezerwacji {service}',
  loading: 'Wczytywanie…',
  title: 'Zarezerwuj',
};
