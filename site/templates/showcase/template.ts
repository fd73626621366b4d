import { at, block, type PageDraft, type Template } from '../template.ts';
import { manualPage, pathOf, type ManualPage } from './manual.ts';
import { accordion } from './pages/accordion.ts';
import { animation } from './pages/animation.ts';
import { backgrounds } from './pages/backgrounds.ts';
import { button } from './pages/button.ts';
import { code } from './pages/code.ts';
import { archive, author, feed, itemPart, search, summary, tagCloud } from './pages/collections.ts';
import { embed } from './pages/embed.ts';
import { chart, menu, table, timeSince } from './pages/figures.ts';
import { form, showcaseForms } from './pages/form.ts';
import { galleries } from './pages/galleries.ts';
import { gallery } from './pages/gallery.ts';
import { heading } from './pages/heading.ts';
import { image } from './pages/image.ts';
import { indexBlock } from './pages/index-block.ts';
import { line } from './pages/line.ts';
import { logo, navigation, share, socialIcons } from './pages/links.ts';
import { newsletter, showcaseLists } from './pages/newsletter.ts';
import { popup, showcasePopup } from './pages/popup.ts';
import { cartIndicator, products, showcaseProducts } from './pages/products.ts';
import { quote } from './pages/quote.ts';
import { spacer } from './pages/spacer.ts';
import { text } from './pages/text.ts';
import { transitions } from './pages/transitions.ts';
import { video } from './pages/video.ts';
import { album, course, films, sounds } from './media.ts';
import { notes } from './notes.ts';
import { pictures } from './pictures.ts';

/** In the order of the block picker; how blocks appear and what lies behind them come last. */
const MANUAL: readonly ManualPage[] = [
  heading,
  text,
  quote,
  table,
  menu,
  timeSince,
  author,
  button,
  image,
  gallery,
  video,
  chart,
  indexBlock,
  accordion,
  form,
  newsletter,
  popup,
  products,
  cartIndicator,
  summary,
  search,
  tagCloud,
  archive,
  feed,
  itemPart,
  share,
  socialIcons,
  logo,
  navigation,
  line,
  spacer,
  embed,
  code,
  animation,
  backgrounds,
];

/** Designs and transitions of galleries, each on a page of its own. */
const GALLERY_PAGES: readonly ManualPage[] = [...galleries, ...transitions];

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

export default {
  id: 'showcase',
  name: 'Showcase',
  summary: 'Every block with all its variants: the manual, and a ground to try things on.',
  theme: {
    light: { paper: '#faf9f6', ink: '#191b1b', accent: '#0b5a66' },
    dark: { paper: '#121617', ink: '#e8ebe9', accent: '#74c3cc' },
    displayFont: 'Inter',
    textFont: 'Inter',
    displayWeight: 560,
    textSize: 17,
    corners: 'soft',
  },
  settings: {
    site: { title: 'Showcase', description: 'Every block with all its variants, and what each is for.' },
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
    ...[MANUAL, GALLERY_PAGES].flatMap((pages) =>
      pages.map((page, index) => manualPage(page, pages[index + 1])),
    ),
  ],
  collections: [notes, films, course, album],
  pictures,
  sounds,
  forms: showcaseForms,
  mailingLists: showcaseLists,
  popup: showcasePopup,
  productCategories: [{ slug: 'table', name: 'Table' }],
  products: showcaseProducts,
} satisfies Template;
