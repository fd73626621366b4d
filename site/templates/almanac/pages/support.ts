import { toCents } from '#core/money/currency.ts';
import { heading, text } from '../../drafts.ts';
import { at, block, type PageDraft, type Template } from '../../template.ts';

const PAPER_FUND = 'paperandpostageforayear0';

export const donationPages = [
  {
    id: PAPER_FUND,
    title: 'Paper and postage for a year',
    words:
      'Four issues a year, no advertisements. Subscriptions pay the writers; the paper and the stamps are paid by readers who give a little more.',
    goalCents: toCents(400_000),
    allowsMonthly: true,
    coversFee: true,
    showsDonors: true,
    thanks:
      'Thank you. Your name goes into the back of the next issue, in six point, unless you asked to be left out.',
  },
] satisfies Template['donationPages'];

export const support: PageDraft = {
  title: 'Support us',
  path: '/support',
  description: 'Help to pay for the paper and the postage of four issues.',
  sections: [
    {
      name: 'Opening',
      variant: 'opening',
      space: 'small',
      blocks: [
        heading(at(1, 16), 'Paper is dear.', { level: 1, size: 'large' }),
        text(
          at(1, 12, 2),
          'We print on paper that takes pencil, and we post every copy in a sleeve that survives rain. Both cost more each year. If you can, help us keep it that way.',
          'large',
        ),
      ],
    },
    {
      name: 'Donate',
      variant: 'ways',
      space: 'small',
      blocks: [
        block('donate', at(1, 12), { donationPage: PAPER_FUND, showDonors: true }),
        text(
          at(15, 10),
          '## Where it goes\n\nPaper, about two thirds. Postage, the rest. Nothing to us; we have other vices.\n\n## On paper\n\nYou get a receipt at once and a statement at the end of the year.',
        ),
      ],
    },
  ],
};
