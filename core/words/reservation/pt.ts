import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pt: Translation<typeof en> = {
  inThePast: 'Escolha uma hora que não tenha passado.',
  guests: 'Pessoas',
  dateAndTime: 'Data e hora',
  findTable: 'Procurar mesa',
  bookAt: 'Reservar em {service}',
  showForm: 'Mostrar o formulário de {service}',
  loading: 'A carregar…',
  title: 'Fazer uma reserva',
};
