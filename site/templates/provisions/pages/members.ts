import { heading, text } from '../../drafts.ts';
import { at, block, type PageDraft, type Template } from '../../template.ts';

const BOX_CIRCLE = 'thecircleofthemonthlybox';
const LETTERS_PATH = '/box-letters';

export const memberAreas = [
  {
    id: BOX_CIRCLE,
    name: 'The box letters',
    words:
      'Each month’s box comes with a letter: where the things in it are from, and what we cook with them at home.',
    pages: [LETTERS_PATH],
    products: ['monthly-box'],
  },
] satisfies Template['memberAreas'];

const circle: PageDraft = {
  title: 'Box members',
  path: '/box-members',
  description: 'What comes with the monthly box besides the box.',
  sections: [
    {
      name: 'Opening',
      variant: 'opening',
      space: 'small',
      blocks: [
        heading(at(1, 17), 'A letter comes with the box.', { level: 1 }),
        block('member-area', at(1, 12, 2), { memberArea: BOX_CIRCLE }),
      ],
    },
  ],
};

const letters: PageDraft = {
  title: 'The box letters',
  path: LETTERS_PATH,
  description: 'For those who get the monthly box.',
  sections: [
    {
      name: 'Letter',
      variant: 'article',
      space: 'small',
      blocks: [
        heading(at(1, 17), 'October', { level: 1 }),
        text(
          at(1, 13, 2),
          'The quinces are from the tree behind the chapel. Do not try to eat one as it is.\n\nPeel them, cut them in eight, and leave them in the lowest oven with sugar, a bay leaf and a glass of water for as long as the film lasts. They go from yellow to pink to the red of a brick. Eat them with the cheese, and keep the syrup for the first cold.',
        ),
      ],
    },
  ],
};

export const memberPages: readonly PageDraft[] = [circle, letters];
