import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  inThePast: 'Elige una hora que no haya pasado.',
  guests: 'Personas',
  dateAndTime: 'Fecha y hora',
  findTable: 'Buscar mesa',
  bookAt: 'Reservar en {service}',
  showForm: 'Mostrar el formulario de {service}',
  loading: 'Cargando…',
  title: 'Hacer una reserva',
};
