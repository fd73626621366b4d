import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  inThePast: 'Choisissez une date à venir.',
  guests: 'Personnes',
  dateAndTime: 'Date et heure',
  findTable: 'Trouver une table',
  bookAt: 'Réserver sur {service}',
  showForm: 'Afficher le formulaire de {service}',
  loading: 'Chargement…',
  title: 'Réserver',
};
