import { at, block, type PageDraft, type Template } from '../template.ts';
import { SAMPLE_DONATION_PAGE } from '#blocks/donate/showcase.ts';
import { SAMPLE_MEMBER_AREA } from '#blocks/member-area/showcase.ts';
import { toCents } from '#core/money/currency.ts';
import type { ShowcasePage } from '#blocks/kit/showcase.ts';
import { showcaseForms } from './forms.ts';
import { showcaseLetters, showcaseLists } from './mailing-lists.ts';
import { manualPage, pathOf } from './manual.ts';
import { album, course, films, sounds } from './media.ts';
import { notes } from './notes.ts';
import { fromBlocks } from './of-blocks.ts';
import { animation } from './pages/animation.ts';
import { backgrounds } from './pages/backgrounds.ts';
import { breadList } from './paper.ts';
import { popup, showcasePopup } from './pages/popup.ts';
import { pictures } from './pictures.ts';
import { showcaseProducts } from './products.ts';
import look from './look.ts';

const ofBlocks = fromBlocks.flatMap(([first]) => first ?? []);

/** How blocks appear and what lies behind them come last. */
const MANUAL: readonly ShowcasePage[] = [...ofBlocks, popup, animation, backgrounds];

/** Designs and transitions of galleries, each on a page of its own. */
const GALLERY_PAGES: readonly ShowcasePage[] = fromBlocks.flatMap(([, ...others]) => others);

const home: PageDraft = {
  title: 'Showcase',
  path: '/',
  description: 'Every block with all its variants, and what each is for.',
  sections: [
    {
      name: 'Opening',
      variant: 'title',
      blocks: [
        block('heading', at(1, 20), { text: 'Every block,\nand what it is for.', level: 1, size: 'display' }),
        block('text', at(1, 13, 2), {
          text: 'text:A page is made of sections, a section of blocks. Here is each block with all it can do. Open a page to see it at work, then use it on yours.',
          size: 'large',
        }),
      ],
    },
    {
      name: 'Blocks',
      space: 'small',
      blocks: [
        block('index', at(1, 24), {
          entries: [...MANUAL, ...GALLERY_PAGES].map((page) => ({
            title: page.title,
            note: page.summary,
            meta: page.kind,
            link: { href: pathOf(page) },
            picture: `picture:${page.picture}`,
          })),
        }),
      ],
    },
  ],
};

/** What the member area of the manual leads to. */
const workshop: PageDraft = {
  title: 'The workshop',
  path: '/workshop',
  description: 'A page for members: drawings, measurements and mistakes.',
  sections: [
    {
      name: 'Opening',
      blocks: [
        block('heading', at(1, 16), { text: 'You are in.', level: 1 }),
        block('text', at(1, 12, 2), {
          text: 'text:This page is for members. Everybody with an account of this site is one.',
        }),
      ],
    },
  ],
};

export default {
  ...look,
  settings: {
    site: {
      title: 'Showcase',
      description: 'Every block with all its variants, and what each is for.',
      otherLanguages: [
        { language: 'de', address: 'https://example.com/de', samePaths: false, isDefault: false },
        { language: 'pt-BR', address: 'https://example.com/br', samePaths: false, isDefault: false },
      ],
      languagesInFooter: false,
    },
    business: {
      profiles: [{ address: 'https://www.instagram.com/example' }, { address: 'https://example.com' }],
      hours: [
        ...(['Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const).flatMap((day) => [
          { day, opens: '07:00', closes: '13:00' },
          { day, opens: '15:00', closes: '18:30' },
        ]),
        { day: 'Saturday', opens: '07:00', closes: '14:00' },
        { day: 'Sunday', opens: '08:00', closes: '10:00' },
      ],
    },
  },
  header: { note: 'The manual' },
  footer: [
    {
      tone: 'tint',
      space: 'small',
      blocks: [
        block('text', at(1, 12), {
          text: 'text:This site is the manual of its own blocks. Change it as you like: it is yours.',
          size: 'small',
        }),
      ],
    },
  ],
  navigation: [
    { title: 'Index', to: '/' },
    {
      title: 'Collections',
      to: '',
      children: [
        { title: 'Notes', to: '/notes' },
        { title: 'Films', to: '/films' },
        { title: 'Course', to: '/course' },
        { title: 'Album', to: '/tunes' },
      ],
    },
    { title: 'Blocks', to: '', children: MANUAL.map((page) => ({ title: page.title, to: pathOf(page) })) },
    {
      title: 'Galleries',
      to: '',
      children: GALLERY_PAGES.map((page) => ({ title: page.title, to: pathOf(page) })),
    },
  ],
  pages: [
    home,
    workshop,
    ...[MANUAL, GALLERY_PAGES].flatMap((pages) =>
      pages.map((page, index) => manualPage(page, pages[index + 1])),
    ),
  ],
  collections: [notes, films, course, album],
  pictures,
  files: [...sounds, { name: 'bread-list.pdf', make: breadList }],
  forms: showcaseForms,
  mailingLists: showcaseLists,
  letters: showcaseLetters,
  popup: showcasePopup,
  productCategories: [{ slug: 'table', name: 'Table' }],
  products: showcaseProducts,
  memberAreas: [
    {
      id: SAMPLE_MEMBER_AREA,
      name: 'The workshop',
      words: 'Drawings, measurements and mistakes, as they are made.',
      pages: [workshop.path],
      products: [],
    },
  ],
  donationPages: [
    {
      id: SAMPLE_DONATION_PAGE,
      title: 'The binding of the next issue',
      words:
        'The next issue is written and set. What is missing is the thread, the boards and a week at the press.',
      goalCents: toCents(250_000),
      coversFee: true,
      showsDonors: true,
      thanks: 'Your name is on the list. The first copy off the press is yours to look at.',
    },
  ],
} satisfies Template;
