import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'heading',
  title: 'Heading',
  kind: 'Text',
  summary: 'A title for what follows.',
  lead: 'A heading tells what the next lines are about. Search engines and screen readers read the page by its headings, so give each level its place: one first level at the top, second levels for the parts.',
  picture: 'stairs',
  examples: [
    {
      name: 'Levels',
      about:
        'The level is the heading’s rank, not its size. The title of this page is the first level; here are the other three.',
      blocks: below(
        'heading',
        { text: 'A part of the page', level: 2 },
        { text: 'A part of the part', level: 3 },
        { text: 'A point within it', level: 4 },
      ),
    },
    {
      name: 'Sizes',
      about:
        'Choose a size when the look should differ from the rank: small for a label, large for an opening, display for one short line that fills the screen.',
      blocks: below(
        'heading',
        { text: 'Small', level: 3, size: 'small' },
        { text: 'Large', level: 3, size: 'large' },
        { text: 'Display', level: 3, size: 'display' },
      ),
    },
    {
      name: 'Alignment',
      about:
        'Left reads best. Centre a single line that stands alone; right is for the rare case beside a picture.',
      blocks: below(
        'heading',
        { text: 'Left', level: 3 },
        { text: 'Centre', level: 3, align: 'center' },
        { text: 'Right', level: 3, align: 'right' },
      ),
    },
    {
      name: 'Several lines',
      about: 'Press enter where a line should break. Otherwise the lines are balanced by themselves.',
      blocks: below(
        'heading',
        { text: 'Bread at seven,\ncoffee at eight.', level: 3 },
        {
          text: 'A heading that is longer than one line is set so that its lines are about equally long',
          level: 3,
        },
      ),
    },
  ],
};

export default [page];
