import { business, button, heading, index, picture, text } from '../../drafts.ts';
import { at, block, type PageDraft, type SectionDraft } from '../../template.ts';
import { MAINS, PASTA, SIDES, STARTERS, SWEETS, WINES } from '../carte.ts';
import { BOOKING, PARTY } from '../forms.ts';

function opening(title: string, words: string): SectionDraft {
  return {
    name: 'Opening',
    variant: 'opening',
    space: 'small',
    blocks: [heading(at(1, 24), title, { level: 1, size: 'display' }), text(at(1, 12, 2), words, 'large')],
  };
}

const menu: PageDraft = {
  title: 'Menu',
  path: '/menu',
  description: 'Antipasti, pasta rolled at ten, the whole fish, tiramisù, and six wines by the glass.',
  shareImage: 'picture:tagliatelle',
  sections: [
    opening('The menu', 'Prices in pounds. Service is included, and so is the advice.'),
    {
      name: 'Jump to',
      variant: 'jump',
      space: 'none',
      blocks: [
        block('navigation', at(1, 24), {
          from: 'own',
          label: 'Parts of the menu',
          direction: 'row',
          links: ['To begin', 'Pasta', 'After that', 'Sweet', 'Wine'].map((title) => ({
            title,
            to: { href: `/menu#${title.toLowerCase().replaceAll(' ', '-')}` },
          })),
        }),
      ],
    },
    {
      name: 'To begin',
      variant: 'card',
      space: 'small',
      blocks: [block('menu', at(1, 24), { sections: [STARTERS, SIDES], columns: 'two', level: 2 })],
    },
    {
      name: 'Pasta',
      variant: 'course',
      blocks: [
        picture(at(1, 10), 'tagliatelle', { ratio: 'portrait', eager: 'first' }, { phone: at(1, 8, 1) }),
        block('menu', at(12, 13), { sections: [PASTA], level: 2 }, { phone: at(1, 8, 2) }),
      ],
    },
    {
      name: 'After that',
      variant: 'course',
      tone: 'tint',
      blocks: [
        block('menu', at(1, 11), { sections: [MAINS], level: 2 }, { phone: at(1, 8, 2) }),
        picture(at(13, 12), 'roast-fish', { ratio: 'landscape' }, { phone: at(1, 8, 1) }),
      ],
    },
    {
      name: 'Sweet',
      variant: 'card',
      blocks: [
        block('menu', at(1, 11), { sections: [SWEETS], level: 2 }, { phone: at(1, 8, 1) }),
        picture(at(14, 11), 'tiramisu', { ratio: 'square' }, { phone: at(1, 8, 2) }),
      ],
    },
    {
      name: 'Wine',
      variant: 'course',
      tone: 'ink',
      blocks: [
        picture(at(1, 9), 'wine', { ratio: 'portrait' }, { phone: at(1, 8, 1) }),
        block('menu', at(12, 13), { sections: [WINES], level: 2 }, { phone: at(1, 8, 2) }),
      ],
    },
    {
      name: 'Small print',
      variant: 'small-print',
      space: 'small',
      blocks: [
        text(
          at(1, 14),
          'Tell us what you cannot eat and we cook around it. Nuts, fish, milk, eggs and gluten are all in the kitchen, and it is a small kitchen. Children eat half and pay half. Dogs get a biscuit.',
          'small',
        ),
        button(at(1, 14, 2), 'Book a table', '/booking'),
      ],
    },
  ],
};

const booking: PageDraft = {
  title: 'Book a table',
  path: '/booking',
  description: 'Ask for a table at %name%: when, how many, and whether you mind sitting next to Enzo.',
  sections: [
    opening('Sit with us', 'Up to eight of you here. More than eight: take [the long table](/long-table).'),
    {
      name: 'The book',
      variant: 'booking',
      space: 'small',
      blocks: [
        block('form', at(1, 13, 1, 3), { formId: BOOKING }, { phone: at(1, 8, 1) }),
        picture(at(16, 9, 1), 'aperitivo', { ratio: 'landscape' }, { phone: at(1, 8, 2) }),
        text(
          at(16, 9, 2),
          '## Late?\n\nRing us. We keep a table for twenty minutes and then we give it to somebody with wet hair.\n\n## Full?\n\nTwo tables are never booked. Come at six or after nine, and look hungry.\n\n[{{0117 496 0141|%email%}}]({{tel:+441174960141|mailto:%email%}})',
          'normal',
          { phone: at(1, 8, 3) },
        ),
      ],
    },
  ],
};

const longTable: PageDraft = {
  title: 'The long table',
  path: '/long-table',
  description: 'Private dining at %name%: one table for nine to sixteen, one menu, no speeches after ten.',
  shareImage: 'picture:long-table',
  sections: [
    opening(
      'The long table',
      'Upstairs, one table, nine to sixteen chairs. You choose the day. {{Nella|The chef}} chooses the food.',
    ),
    {
      name: 'Table',
      variant: 'plate',
      width: 'full',
      space: 'none',
      blocks: [picture(at(1, 24), 'long-table', { ratio: 'wide', eager: 'first' })],
    },
    {
      name: 'How it goes',
      variant: 'booking',
      blocks: [
        heading(at(1, 9), 'How it goes', {}, { phone: at(1, 8, 1) }),
        index(
          at(1, 9, 2),
          [
            { title: '£48', note: 'For everything that is put in front of you, four courses of it' },
            { title: '£22', note: 'For the wine, if you let Enzo decide' },
            { title: '7.30', note: 'Everybody sits down. Those who are late start with the second course' },
            { title: '10.00', note: 'End of speeches' },
          ],
          {},
          { phone: at(1, 8, 2) },
        ),
        block('form', at(13, 12, 1, 3), { formId: PARTY }, { phone: at(1, 8, 3) }),
      ],
    },
  ],
};

const room: PageDraft = {
  title: 'The room',
  path: '/room',
  description: 'Six tables, one bar, tiles from 1911: the room at %name%, and what is usually on the tables.',
  shareImage: 'picture:room',
  sections: [
    opening('Six tables, one bar', 'The tiles are from 1911. The chairs are from everywhere.'),
    {
      name: 'Pictures',
      variant: 'gallery',
      space: 'small',
      blocks: [
        block('gallery', at(1, 24), {
          design: 'autocolumns',
          label: 'The room and its tables',
          columnWidth: 380,
          gutter: 20,
          lightbox: true,
          captions: true,
          slides: (
            [
              ['room', 'At four, before anybody comes'],
              ['wine', 'Enzo calls this “a start”'],
              ['dough', 'Every morning at ten'],
              ['aperitivo', 'Six o’clock'],
              ['tagliatelle', 'Table two'],
              ['roast-fish', 'What Pete caught'],
              ['long-table', 'Upstairs'],
              ['hero-table', 'Sunday'],
            ] as const
          ).map(([name, title]) => ({
            type: 'image',
            id: name,
            image: `picture:${name}`,
            title,
          })),
        }),
      ],
    },
    {
      name: 'Next',
      variant: 'line',
      tone: 'tint',
      blocks: [
        heading(at(1, 15), 'There is a chair with your name on it.', { size: 'large' }),
        button(at(1, 12, 2), 'Book a table', '/booking'),
      ],
    },
  ],
};

const findUs: PageDraft = {
  title: 'Find us',
  path: '/find-us',
  description:
    '%name%{{, 9 Lamb Lane|}}: opening hours, the way on foot, by bus and by bicycle, telephone and mail.',
  shareImage: 'picture:map',
  sections: [
    opening('{{9 Lamb Lane|Find us}}', 'Between the locksmith and the other locksmith.'),
    {
      name: 'Map',
      variant: 'plate',
      width: 'full',
      space: 'none',
      blocks: [picture(at(1, 24), 'map', { ratio: 'wide', eager: 'first' })],
    },
    {
      name: 'Ways',
      variant: 'ways',
      blocks: [
        heading(at(1, 11), 'The way here', {}, { phone: at(1, 8, 1) }),
        text(
          at(1, 10, 2),
          '**On foot.** Over the iron bridge, second left, and follow the sage.\n\n**By bus.** The 6 and the 7 stop at Lamb Street. The driver of the 7 will tell you what to order.\n\n**By bicycle.** There is a rail. There is also Enzo, who will take it inside and talk to it.\n\n**By car.** Do not. If you must, the car park behind the chapel is free after six.',
          'normal',
          { phone: at(1, 8, 2) },
        ),
        heading(at(14, 11), 'When we are here', {}, { phone: at(1, 8, 3) }),
        block(
          'table',
          at(14, 11, 2),
          {
            caption: 'Opening hours',
            data: {
              columns: ['', 'Lunch', 'Dinner'],
              rows: [
                ['Monday', 'no', 'no'],
                ['Tuesday', 'no', '6–10.30'],
                ['Wednesday', 'no', '6–10.30'],
                ['Thursday', 'no', '6–10.30'],
                ['Friday', '12–3', '6–11'],
                ['Saturday', '12–3', '6–11'],
                ['Sunday', '12–4', 'no'],
              ],
            },
          },
          { phone: at(1, 8, 4) },
        ),
        business(at(14, 11, 3), ['phone', 'email'], 'large', { phone: at(1, 8, 5) }),
      ],
    },
  ],
};

/** For those who want to read it all before they ring. */
const visit: PageDraft = {
  title: 'All on one page',
  path: '/visit',
  kind: 'index',
  children: ['/room', '/long-table', '/find-us'],
  description: 'The room, the long table upstairs and the way {{to 9 Lamb Lane|here}}, one below the other.',
  sections: [
    opening(
      'Before you come',
      'The room, the table upstairs, and the way here. Then you know as much as Enzo.',
    ),
  ],
};

export const housePages: readonly PageDraft[] = [menu, booking, longTable, room, findUs, visit];
