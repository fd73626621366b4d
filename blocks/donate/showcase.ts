import { below, type ShowcasePage } from '../kit/showcase.ts';

/** The donation page that the manual has to show. */
export const SAMPLE_DONATION_PAGE = 'thebindingofthenextissue';

const donationPage = SAMPLE_DONATION_PAGE;

const page: ShowcasePage = {
  type: 'donate',
  title: 'Donate',
  kind: 'Shop',
  summary: 'A button to donate, with amounts and how far you have come.',
  lead: 'Say what the money is for, suggest a few amounts, and show how far you have come. Donors pay in a checkout of their own and get a receipt by email.',
  picture: 'bowl',
  examples: [
    {
      name: 'With everything',
      about: 'Title, goal and amounts. Each amount leads to the checkout with that amount chosen.',
      blocks: below('donate', { donationPage, showDonors: true }),
    },
    {
      name: 'Only the button',
      about: 'Where the page around it has said everything.',
      blocks: below('donate', {
        donationPage,
        label: 'Support us',
        showTitle: false,
        showAmounts: false,
        showProgress: false,
      }),
    },
    {
      name: 'Centred',
      about: 'At the end of a page.',
      tone: 'tint',
      blocks: below('donate', { donationPage, align: 'center', showAmounts: false }),
    },
  ],
};

export default [page];
