import { heading, index, picture, text } from '../../drafts.ts';
import { at, block, type PageDraft } from '../../template.ts';

const practice: PageDraft = {
  title: 'Practice',
  path: '/practice',
  description: 'Seven people{{ in Zürich|}}. How they work, who they are, what they charge.',
  shareImage: 'picture:studio',
  sections: [
    {
      name: 'Opening',
      variant: 'opening',
      space: 'small',
      blocks: [
        heading(at(1, 18), 'Practice', { level: 1, size: 'display' }, { phone: at(1, 8, 1) }),
        text(at(19, 6), '{{Zürich|%name%}}\nSince 2006', 'small', { phone: at(1, 8, 2) }),
      ],
    },
    {
      name: 'Studio',
      variant: 'plate',
      width: 'full',
      space: 'none',
      blocks: [picture(at(1, 24), 'studio', { ratio: 'wide', eager: 'first' })],
    },
    {
      name: 'How we work',
      variant: 'words',
      blocks: [
        heading(at(1, 16), 'We draw by hand until the plan stands. Then we build it in card. Then on site.', {
          size: 'large',
        }),
        text(
          at(9, 7, 2),
          'A project begins with a walk. We go to the site at eight, at noon and at dusk, and write down where the sun is. We do this before we talk about rooms.',
        ),
        text(
          at(17, 7, 2),
          'We take on three projects a year. One of us is on site every week until the keys change hands. After that we come back once a year and look at the joints.',
        ),
      ],
    },
    {
      name: 'Fees',
      variant: 'figures',
      tone: 'accent',
      blocks: [
        index(at(1, 24), [
          { title: '7', note: 'People. No department.' },
          { title: '3', note: 'Projects a year. The list for 2027 is open.' },
          { title: '12', note: 'Per cent of the cost of building. The first walk is free.' },
        ]),
      ],
    },
    {
      name: 'People',
      variant: 'list',
      blocks: [
        heading(at(1, 6), 'People', { size: 'small' }),
        index(at(7, 18), [
          { title: 'Efua {{Osei|Mensah}}', note: 'Partner. Architect, ETH', meta: '2006' },
          { title: 'Henrik {{Brandt|Lang}}', note: 'Partner. Carpenter, then architect', meta: '2006' },
          { title: 'Mara Lüthi', note: 'Architect. Concrete', meta: '2011' },
          { title: 'Chidi Okafor', note: 'Architect. Structure', meta: '2015' },
          { title: 'Inès Rey', note: 'Architect. Timber', meta: '2018' },
          { title: 'Tobias Wyss', note: 'Models, furniture', meta: '2019' },
          { title: 'Noa Feld', note: 'Office, accounts, coffee', meta: '2013' },
        ]),
      ],
    },
    {
      name: 'Model',
      variant: 'plate',
      width: 'full',
      space: 'none',
      blocks: [picture(at(1, 24), 'model-table', { ratio: 'wide' })],
    },
    {
      name: 'Rule',
      variant: 'statement',
      blocks: [
        block('quote', at(5, 19), {
          text: 'A drawing is a promise. A model is a test. A house is the answer.',
          source: 'Efua {{Osei|Mensah}}, inaugural lecture, 2014',
          size: 'display',
        }),
      ],
    },
  ],
};

const furniture: PageDraft = {
  title: 'Furniture',
  path: '/furniture',
  description: 'Chair 01, Table 02, Lamp 03, Shelf 04. Made in Murg since 2017.',
  shareImage: 'picture:chair-01',
  sections: [
    {
      name: 'Opening',
      variant: 'opening',
      space: 'small',
      blocks: [
        heading(at(1, 18), 'Furniture', { level: 1, size: 'display' }, { phone: at(1, 8, 1) }),
        text(at(19, 6), '01–04\nMade in Murg', 'small', { phone: at(1, 8, 2) }),
      ],
    },
    {
      name: 'Pieces',
      variant: 'pieces',
      space: 'small',
      blocks: [
        picture(at(1, 11), 'chair-01', {
          ratio: 'portrait',
          title: 'Chair 01',
          note: 'Oak, wool. CHF 1,480',
          text: 'Nine parts. No screw.',
          eager: 'first',
        }),
        picture(at(14, 11), 'table-02', {
          ratio: 'portrait',
          title: 'Table 02',
          note: 'Ash, steel. CHF 3,900',
          text: 'Two trestles, one board, 260 centimetres.',
          eager: 'first',
        }),
        picture(at(1, 11, 2), 'lamp-03', {
          ratio: 'portrait',
          title: 'Lamp 03',
          note: 'Steel, paper. CHF 690',
          text: 'It stands. It bends at one joint.',
        }),
        picture(at(14, 11, 2), 'shelf-04', {
          ratio: 'portrait',
          title: 'Shelf 04',
          note: 'Ash, steel. CHF 2,250',
          text: 'Five boards. They carry 40 kilos each.',
        }),
      ],
    },
    {
      name: 'Order',
      variant: 'line',
      tone: 'ink',
      blocks: [
        heading(at(1, 24), 'Delivery in ten weeks', { size: 'small' }),
        text(
          at(1, 24, 2),
          '[{{murg@oseibrandt.example|%email%}}](mailto:{{murg@oseibrandt.example|%email%}})',
          'large',
        ),
      ],
    },
  ],
};

const contact: PageDraft = {
  title: 'Contact',
  path: '/contact',
  description: '%name%{{, Feldweg 11, Zürich|}}. Telephone, e-mail, post.',
  sections: [
    {
      name: 'Opening',
      variant: 'opening',
      space: 'small',
      blocks: [
        heading(at(1, 18), 'Contact', { level: 1, size: 'display' }, { phone: at(1, 8, 1) }),
        text(at(19, 6), 'Mon–Fri\n8–18', 'small', { phone: at(1, 8, 2) }),
      ],
    },
    {
      name: 'Ways',
      variant: 'list',
      space: 'small',
      blocks: [
        heading(at(1, 6), 'Ways', { size: 'small' }),
        index(at(7, 18), [
          {
            title: '{{studio@oseibrandt.example|%email%}}',
            note: 'Projects',
            href: 'mailto:{{studio@oseibrandt.example|%email%}}',
          },
          {
            title: '{{murg@oseibrandt.example|%email%}}',
            note: 'Furniture',
            href: 'mailto:{{murg@oseibrandt.example|%email%}}',
          },
          {
            title: '{{+41 44 555 01 11|%email%}}',
            note: '{{Telephone|Everything else}}',
            href: '{{tel:+41445550111|mailto:%email%}}',
          },
          { title: '{{Feldweg 11, 8000 Zürich|The studio}}', note: 'Door on the court, first floor' },
        ]),
      ],
    },
    {
      name: 'Studio',
      variant: 'plate',
      width: 'full',
      space: 'none',
      blocks: [picture(at(1, 24), 'studio', { ratio: 'wide' })],
    },
  ],
};

export const practicePages: readonly PageDraft[] = [practice, furniture, contact];
