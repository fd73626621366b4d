import { heading, index, picture, text, to } from '../../drafts.ts';
import { at, type PageDraft } from '../../template.ts';
import { PROJECTS } from '../projects.ts';

export const home: PageDraft = {
  title: 'Home',
  path: '/',
  description:
    '%name% is a practice for architecture and furniture{{ in Zürich|}}. Projects from 2016 until now.',
  shareImage: 'picture:hero-stair-hall',
  sections: [
    {
      name: 'Cover',
      variant: 'cover',
      tone: 'ink',
      height: 'screen',
      space: 'small',
      align: 'end',
      background: 'picture:hero-stair-hall',
      blocks: [
        text(at(1, 16), '[Stair House](/projects/stair-house)', 'large', { phone: at(1, 8, 1) }),
        text(at(19, 6), '01\nLenzburg, 2024', 'small', { phone: at(1, 8, 2) }),
      ],
    },
    {
      name: 'Statement',
      variant: 'statement',
      blocks: [
        text(at(1, 4), 'Practice', 'small'),
        heading(
          at(5, 19),
          'We build walls, openings and stairs. We make the chair that stands by the window.',
          {
            level: 1,
          },
        ),
        text(
          at(5, 10, 2),
          '%name% is seven people{{ in Zürich|}}. We take on three projects a year. [More about the practice](/practice).',
        ),
      ],
    },
    {
      name: 'Index',
      variant: 'index',
      space: 'small',
      blocks: [
        heading(at(1, 24), 'Index', { size: 'small' }),
        index(
          at(1, 24, 2),
          PROJECTS.map(({ slug, name, kind, place, year, pictures }) => ({
            title: name,
            note: `${kind}, ${place}`,
            meta: year,
            href: `/projects/${slug}`,
            picture: pictures[0],
          })),
          { numbered: true },
        ),
      ],
    },
    {
      name: 'Figures',
      variant: 'figures',
      tone: 'accent',
      blocks: [
        index(at(1, 24), [
          { title: '31', note: 'Buildings since 2006. We visit each of them once a year.' },
          { title: '4', note: 'Pieces of furniture. The fifth has been on the table since March.' },
          { title: '0', note: 'Renderings. We draw, and we build models.' },
        ]),
      ],
    },
    {
      name: 'Furniture',
      variant: 'pair',
      blocks: [
        text(at(1, 4), 'Furniture', 'small'),
        heading(at(5, 11), 'A chair is a building one sits on.'),
        text(
          at(5, 8, 2),
          'Chair, table, lamp, shelf. Made in Murg by two people and a saw. [All four](/furniture).',
        ),
        picture(at(1, 11, 3), 'chair-01', {
          ratio: 'portrait',
          title: 'Chair 01',
          note: 'Oak, 2017',
          to: to('/furniture'),
        }),
        picture(at(14, 11, 3), 'lamp-03', {
          ratio: 'portrait',
          title: 'Lamp 03',
          note: 'Steel, 2021',
          to: to('/furniture'),
        }),
      ],
    },
    {
      name: 'Awards',
      variant: 'awards',
      divider: 'line',
      blocks: [
        heading(at(1, 4), 'Awards', { size: 'small' }),
        text(
          at(5, 18),
          '**2024** Prize of the Canton of Aargau, Stair House. **2023** Concrete Award, second place, Chapel. **2022** Library of the Year, Aarau. **2021** Wood Prize, Boathouse. **2019** School Building Prize, Thun. **2017** Design Prize, Chair 01. **2016** Young Practice, Versam.',
          'large',
        ),
      ],
    },
    {
      name: 'Contact',
      variant: 'line',
      tone: 'ink',
      blocks: [
        heading(at(1, 24), 'Write to us', { size: 'small' }),
        text(
          at(1, 24, 2),
          '[{{studio@oseibrandt.example|%email%}}](mailto:{{studio@oseibrandt.example|%email%}})',
          'large',
        ),
      ],
    },
  ],
};
