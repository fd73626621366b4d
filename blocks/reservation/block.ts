import { defineBlock } from '../kit/block.tsx';
import { fields, idOf, panel } from './fields.ts';
import { KINDS, RESERVATION_KINDS } from './services.ts';
import { ReservationView } from './view.tsx';

export default defineBlock({
  type: 'reservation',
  number: RESERVATION_KINDS.openTable.number,
  numbers: {
    all: KINDS.map((kind) => RESERVATION_KINDS[kind].number),
    of: ({ kind }) => RESERVATION_KINDS[kind].number,
  },
  name: 'Reservation',
  summary: 'Book a table at OpenTable or Tock.',
  nameOf: ({ kind }) => RESERVATION_KINDS[kind].label,
  category: 'interactive',
  isEmpty: (values) => idOf(values) === '',
  hint: ({ kind }) => (kind === 'tock' ? 'No business name yet' : 'No restaurant ID yet'),
  thirdParty: ({ kind }) => ({ services: [RESERVATION_KINDS[kind].service] }),
  fields,
  View: ReservationView,
  panel,
});
