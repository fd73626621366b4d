import { below, type ShowcasePage } from '../kit/showcase.ts';

const apron = {
  columns: ['Size', 'Chest', 'Length', 'Fits'],
  rows: [
    ['S', '84–90', '86', 'Under 170'],
    ['M', '91–98', '90', 'Most'],
    ['L', '99–108', '94', 'Bakers'],
  ],
};

const page: ShowcasePage = {
  type: 'size-table',
  title: 'Size table',
  kind: 'Figures',
  summary: 'Measures in centimetres and inches, converted for you.',
  lead: 'Type the measures once, in your unit. Visitors choose theirs, without a script; what is no number stays as it is.',
  picture: 'hills',
  examples: [
    {
      name: 'Centimetres first',
      about: 'Ranges are converted too, to a quarter of an inch.',
      blocks: below('size-table', {
        caption: 'Aprons',
        data: apron,
        note: 'Measured flat, before the first wash.',
      }),
    },
    {
      name: 'Inches first',
      about: 'For shops that measure in them.',
      tone: 'tint',
      blocks: below('size-table', {
        data: {
          columns: ['Tin', 'Width', 'Length'],
          rows: [
            ['Loaf', '4.5', '8.5'],
            ['Pullman', '4', '13'],
          ],
        },
        unit: 'in',
      }),
    },
  ],
};

export default [page];
