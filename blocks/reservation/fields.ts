import { choice, group, text, type PanelGroup, type ValueOf } from '#core/fields/index.ts';
import { KINDS, RESERVATION_KINDS } from './services.ts';

const labels = {
  openTableV2: RESERVATION_KINDS.openTableV2.label,
  openTable: RESERVATION_KINDS.openTable.label,
  tock: RESERVATION_KINDS.tock.label,
};

export const fields = group({
  kind: choice(KINDS, 'openTableV2', { label: 'Service', labels }),
  restaurantId: text({
    max: 12,
    isTrimmed: true,
    label: 'Restaurant ID',
    help: 'The number that OpenTable gave you.',
    pattern: { test: /^\d+$/, problem: 'Must be a number, such as 1234.' },
  }),
  businessName: text({
    max: 80,
    isTrimmed: true,
    label: 'Business name',
    help: 'The last part of your address at Tock.',
    pattern: {
      test: /^[\w-]+$/,
      problem: 'Must be the last part of your address at Tock, such as harbour-room.',
    },
  }),
  title: text({ max: 120, initial: 'Make a reservation', label: 'Title' }),
});

export type ReservationValues = ValueOf<typeof fields>;

export const idOf = ({ kind, restaurantId, businessName }: ReservationValues): string =>
  kind === 'tock' ? businessName : restaurantId;

export const panel = ({ kind }: ReservationValues): readonly PanelGroup[] => [
  { title: 'Reservation', fields: ['kind', kind === 'tock' ? 'businessName' : 'restaurantId', 'title'] },
];
