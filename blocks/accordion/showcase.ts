import { below, type ShowcasePage } from '../kit/showcase.ts';

const items = [
  {
    title: 'Do you bake on Sundays?',
    text: 'text:Yes, but little. The back door is open **from eight to ten**, and there is bread only.',
  },
  {
    title: 'Can I order a loaf?',
    text: 'text:Until six the evening before: by telephone, or in the shop.\n\n- Pay when you pick it up\n- We keep it until noon',
  },
  {
    title: 'What is in the rye?',
    text: 'text:Rye, water, salt and time. See [all our breads](/blocks/index).',
  },
];

const page: ShowcasePage = {
  type: 'accordion',
  title: 'Accordion',
  kind: 'Interactive',
  summary: 'Questions that open to their answers.',
  lead: 'An accordion keeps long answers out of the way until somebody asks. Everything in it can be searched for, linked to, printed, and read without scripts.',
  picture: 'stairs',
  examples: [
    {
      name: 'One at a time',
      about: 'Opening one closes the other. Good when answers are long.',
      blocks: below('accordion', { items }),
    },
    {
      name: 'Several, the first open',
      about: 'For lists in which people compare. The open first item shows what the others are like.',
      blocks: below('accordion', { items, allowMultiple: true, firstOpen: true }),
    },
    {
      name: 'Boxes and arrows',
      about: 'Each item in a frame of its own, the icon on the left.',
      blocks: below('accordion', { items, divider: 'boxes', icon: 'arrow', iconSide: 'left' }),
    },
    {
      name: 'Bare',
      about: 'No lines, no icon: for a page that has enough of both.',
      tone: 'tint',
      blocks: below('accordion', { items, divider: 'none', icon: 'none', firstOpen: true }),
    },
  ],
};

export default [page];
