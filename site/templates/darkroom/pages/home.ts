import { button, heading, index, picture, text, to } from '../../drafts.ts';
import { at, block, type PageDraft } from '../../template.ts';
import { SERIES } from '../series.ts';

const [crossings, snow, windows] = SERIES;
const hrefOf = (slug: string) => to(`/series/${slug}`);

export const home: PageDraft = {
  title: 'Home',
  path: '/',
  description: '%name% photographs the sea, snow and lit windows{{ around Bergen|}}, slowly, on film.',
  shareImage: 'picture:long-jetty',
  sections: [
    {
      name: 'Cover',
      variant: 'cover',
      space: 'none',
      width: 'full',
      blocks: [
        picture(at(1, 24), 'long-jetty', { ratio: 'wide', eager: 'first' }, { phone: at(1, 8, 1) }),
        heading(
          at(1, 15, 2),
          'It rains here.\nI wait.',
          { level: 1, size: 'display' },
          { phone: at(1, 8, 2) },
        ),
        text(
          at(17, 7, 2),
          '%name% photographs {{the west coast of Norway|the coast}} on film, in black and white, at about one picture a week.',
          'normal',
          { phone: at(1, 8, 3) },
        ),
      ],
    },
    {
      name: 'Series',
      variant: 'hang',
      blocks: [
        picture(
          at(1, 10, 1, 2),
          'ferry',
          {
            ratio: 'square',
            title: crossings.name,
            note: crossings.years,
            text: 'Forty-one ferries, both ways.',
            to: hrefOf(crossings.slug),
          },
          { phone: at(1, 8, 1) },
        ),
        picture(
          at(14, 11, 2, 2),
          'one-tree',
          {
            ratio: 'square',
            title: snow.name,
            note: snow.years,
            text: 'Nine winters, one stove.',
            to: hrefOf(snow.slug),
          },
          { phone: at(1, 8, 2) },
        ),
        picture(
          at(3, 8, 3, 2),
          'lamp',
          {
            ratio: 'portrait',
            title: windows.name,
            note: windows.years,
            text: 'Dark from three.',
            to: hrefOf(windows.slug),
          },
          { phone: at(1, 8, 3) },
        ),
        text(at(14, 9, 4), 'Three series. Two of them go on. [All of them](/series)', 'large', {
          phone: at(1, 8, 4),
        }),
      ],
    },
    {
      name: 'How it is done',
      variant: 'sheet',
      tone: 'ink',
      blocks: [
        picture(at(1, 15, 1, 4), 'contact-sheet', { ratio: 'own' }, { phone: at(1, 8, 1) }),
        text(at(17, 8, 1), 'Roll 1,204', 'small', { phone: at(1, 8, 2) }),
        heading(at(17, 8, 2), 'Twelve frames. One circle.', {}, { phone: at(1, 8, 3) }),
        text(
          at(17, 8, 3),
          'A roll of this film has twelve pictures on it and takes a fortnight. I print all twelve small, pin them over the sink, and look at them while I do the dishes. What still holds after a month is printed large. The rest were walks.',
          'normal',
          { phone: at(1, 8, 4) },
        ),
        button(at(17, 8, 4), 'About the work', '/about', { more: { phone: at(1, 8, 5) } }),
      ],
    },
    {
      name: 'Prints',
      variant: 'prints',
      blocks: [
        heading(at(1, 12), 'Prints, made by the person who was there', {}, { phone: at(1, 8, 1) }),
        text(
          at(16, 9),
          'Silver gelatin on fibre paper, printed in the cellar, signed on the back in pencil. [How they are made, and how they travel](/shop#questions)',
          'normal',
          { phone: at(1, 8, 2) },
        ),
        block('products', at(1, 24, 2), { count: 4, layout: 'grid' }, { phone: at(1, 8, 3) }),
      ],
    },
    {
      name: 'On walls',
      variant: 'walls',
      divider: 'line',
      blocks: [
        heading(at(1, 6), 'On walls', { size: 'small' }, { phone: at(1, 8, 1) }),
        index(
          at(8, 17),
          [
            {
              title: 'The ferry terminal, Halhjem',
              note: 'Waiting room, above the radiator',
              meta: 'Until spring',
            },
            { title: 'Kunsthalle Nord', note: '“Half tones”, with four others', meta: '2026' },
            { title: 'Galleri Loft', note: '“Snow, mostly”. Two sold, one returned', meta: '2025' },
            { title: 'Public library', note: 'Between Philosophy and the photocopier', meta: '2023' },
          ],
          {},
          { phone: at(1, 8, 2) },
        ),
      ],
    },
    {
      name: 'Journal',
      variant: 'reading',
      tone: 'tint',
      blocks: [
        heading(at(1, 14), 'Written while it dried', {}, { phone: at(1, 8, 1) }),
        block(
          'summary',
          at(1, 24, 2),
          {
            collection: 'collection:/journal',
            layout: 'grid',
            count: 3,
            columns: 3,
            ratio: 'square',
            moreLabel: 'The whole journal',
          },
          { phone: at(1, 8, 2) },
        ),
      ],
    },
    {
      name: 'Enquire',
      variant: 'line',
      tone: 'ink',
      blocks: [
        heading(
          at(1, 24),
          'Weddings, no. Almost everything else, perhaps.',
          { size: 'large' },
          { phone: at(1, 8, 1) },
        ),
        button(at(1, 24, 2), 'Make an enquiry', '/enquiry', { more: { phone: at(1, 8, 2) } }),
      ],
    },
  ],
};
