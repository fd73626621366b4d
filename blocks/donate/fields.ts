import { choice, group, reference, text, toggle, type ValueOf } from '#core/fields/index.ts';

export const fields = group({
  donationPage: reference('donationPage', {
    label: 'Donation page',
    help: 'Add and edit donation pages under Selling, Donations.',
  }),
  label: text({ max: 80, initial: 'Donate', label: 'Button label' }),
  showTitle: toggle(true, { label: 'Title and description' }),
  showAmounts: toggle(true, { label: 'Suggested amounts' }),
  showProgress: toggle(true, { label: 'Progress', help: 'For donation pages with a goal.' }),
  showDonors: toggle(false, { label: 'Recent donors', help: 'If the donation page shows them.' }),
  align: choice(['left', 'center'], 'left', { label: 'Alignment' }),
});

export type DonateValues = ValueOf<typeof fields>;
