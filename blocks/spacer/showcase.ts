import { at, block } from '#core/page/draft.ts';
import type { ShowcasePage } from '../kit/showcase.ts';

const around = (height: object) => [
  block('text', at(9, 16, 1), { text: 'text:The words before.' }),
  block('line', at(9, 16, 2), { colour: 'accent' }),
  block('spacer', at(9, 16, 3), { height }),
  block('line', at(9, 16, 4), { colour: 'accent' }),
  block('text', at(9, 16, 5), { text: 'text:The words after.' }),
];

const page: ShowcasePage = {
  type: 'spacer',
  title: 'Spacer',
  kind: 'Layout',
  summary: 'Empty space of a set height.',
  lead: 'A spacer holds things apart. It can have another height on phones, where the same space weighs more.',
  picture: 'window',
  examples: [
    {
      name: 'One height',
      about: '64 pixels, on every screen.',
      blocks: around({ base: 64 }),
    },
    {
      name: 'Less on phones',
      about: '200 pixels here, 32 on a phone. Make the window narrow to see it.',
      blocks: around({ base: 200, phone: 32 }),
    },
  ],
};

export default [page];
