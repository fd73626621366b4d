import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { DonateView } from './view.tsx';

export default defineBlock({
  type: 'donate',
  number: BlockType.donate,
  name: 'Donate',
  summary: 'A button to donate, with amounts and how far you have come.',
  category: 'interactive',
  span: 10,
  isEmpty: ({ donationPage }) => donationPage === '',
  hint: 'No donation page chosen',
  needs: ({ donationPage }) => (donationPage === '' ? {} : { donation: donationPage }),
  fields,
  View: DonateView,
});
