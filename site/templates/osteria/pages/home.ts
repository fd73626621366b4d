import { button, heading, index, picture, text } from '../../drafts.ts';
import { at, block, type PageDraft } from '../../template.ts';
import { EXTRACT } from '../carte.ts';
import { BOOKING } from '../forms.ts';

export const home: PageDraft = {
  title: 'Home',
  path: '/',
  description:
    '%name%{{, 9 Lamb Lane|}}. Pasta rolled at ten, doors at six, Sunday lunch until the lasagne is gone.',
  shareImage: 'picture:hero-table',
  sections: [
    {
      name: 'Tonight',
      variant: 'hero',
      space: 'none',
      background: 'picture:hero-table',
      blocks: [
        heading(at(1, 14, 1), 'Tonight from six until the wine is gone.', { level: 1, size: 'display' }),
        text(
          at(1, 9, 2),
          '{{Nella cooks|The chef cooks}}. Enzo pours. You sit down. Monday we sleep.',
          'large',
        ),
        button(at(1, 9, 3), 'Book a table', '/booking'),
      ],
    },
    {
      name: 'From the menu',
      variant: 'extract',
      blocks: [
        heading(at(1, 15), 'What there is, more or less', { size: 'large' }, { phone: at(1, 8, 1) }),
        text(at(17, 8), 'It changes when {{Nella|the chef}} does. [The whole menu](/menu)', 'normal', {
          phone: at(1, 8, 2),
        }),
        block('menu', at(1, 24, 2), { sections: EXTRACT, columns: 'two' }, { phone: at(1, 8, 3) }),
      ],
    },
    {
      name: 'On the table',
      variant: 'plates',
      width: 'full',
      space: 'none',
      blocks: [
        picture(at(1, 8), 'ravioli', { ratio: 'square' }, { phone: at(1, 8, 1) }),
        picture(at(9, 8), 'tomatoes', { ratio: 'square' }, { phone: at(1, 4, 2) }),
        picture(at(17, 8), 'tiramisu', { ratio: 'square' }, { phone: at(5, 4, 2) }),
      ],
    },
    {
      name: 'Hours',
      variant: 'hours',
      tone: 'accent',
      blocks: [
        heading(at(1, 24), 'When', { size: 'small' }),
        index(at(1, 24, 2), [
          { title: 'Monday', meta: 'No' },
          { title: 'Tuesday to Thursday', meta: '6–10.30' },
          { title: 'Friday, Saturday', meta: '12–3, 6–11' },
          { title: 'Sunday', meta: '12–4', note: 'or until the lasagne is gone' },
        ]),
      ],
    },
    {
      name: 'The house',
      variant: 'house',
      blocks: [
        picture(at(1, 11, 1, 4), 'dough', { ratio: 'square' }, { phone: at(1, 8, 1) }),
        text(at(14, 10, 1), 'Since 1986', 'small', { phone: at(1, 8, 2) }),
        heading(at(14, 11, 2), 'She came for a summer.', {}, { phone: at(1, 8, 3) }),
        text(
          at(14, 10, 3),
          'In 1986 {{Nella Conti|the chef}} came to {{Lamb Lane|this street}} to help her cousin for three months. The cousin went home. The pasta board stayed, and so did the six tables, the tiles, and a sign that still says “Fish & Chips” if the sun is low.\n\nThere are nine of us now. None of us is allowed to roll.',
          'normal',
          { phone: at(1, 8, 4) },
        ),
        button(at(14, 10, 4), 'See the room', '/room', { look: 'underline', more: { phone: at(1, 8, 5) } }),
      ],
    },
    {
      name: 'Evenings',
      variant: 'evenings',
      tone: 'tint',
      blocks: [
        heading(at(1, 14), 'Evenings worth crossing the river for', {}, { phone: at(1, 8, 1) }),
        block(
          'summary',
          at(1, 24, 2),
          {
            collection: 'collection:/evenings',
            layout: 'grid',
            count: 3,
            columns: 3,
            ratio: 'landscape',
            moreLabel: 'All evenings',
          },
          { phone: at(1, 8, 2) },
        ),
      ],
    },
    {
      name: 'Booking',
      variant: 'booking',
      blocks: [
        heading(at(1, 9), 'Sit with us', { size: 'large' }, { phone: at(1, 8, 1) }),
        text(
          at(1, 8, 2),
          'Two of the six tables are never booked: they are for people who were just walking past. For the rest, tell us here, or {{ring [0117 496 0141](tel:+441174960141) after three and let it ring|[write to us](mailto:%email%)}}.',
          'normal',
          { phone: at(1, 8, 2) },
        ),
        picture(at(1, 9, 3), 'room', { ratio: 'landscape' }, { phone: at(1, 8, 3) }),
        block('form', at(12, 13, 1, 3), { formId: BOOKING }, { phone: at(1, 8, 4) }),
      ],
    },
    {
      name: 'Find us',
      variant: 'find',
      tone: 'ink',
      blocks: [
        picture(at(12, 13, 1, 3), 'map', { ratio: 'landscape' }, { phone: at(1, 8, 3) }),
        heading(at(1, 10, 1), '{{9 Lamb Lane|Find us}}', {}, { phone: at(1, 8, 1) }),
        text(
          at(1, 9, 2),
          'Between the locksmith and the other locksmith. Over the iron bridge, second left, and follow the sage. [How to get here](/find-us)',
          'normal',
          { phone: at(1, 8, 2) },
        ),
      ],
    },
  ],
};
