import { choice, group, reference, toggle, type ValueOf } from '#core/fields/index.ts';

export const fields = group({
  memberArea: reference('memberArea', {
    label: 'Member area',
    help: 'Add and edit member areas under Selling, Member areas.',
  }),
  showTitle: toggle(true, { label: 'Name and description' }),
  showOffers: toggle(true, { label: 'Join buttons', help: 'One for each product that gives access.' }),
  align: choice(['left', 'center'], 'left', { label: 'Alignment' }),
});

export type MemberAreaValues = ValueOf<typeof fields>;
