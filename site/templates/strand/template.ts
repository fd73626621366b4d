import { NEW_RATE } from '#core/settings/store.ts';
import { business } from '../drafts.ts';
import { at, block, type Template } from '../template.ts';
import { forms } from './forms.ts';
import look from './look.ts';
import { home } from './pages/home.ts';
import { housePages } from './pages/house.ts';
import { lineUp } from './pages/line-up.ts';
import { news } from './pages/news.ts';
import { timetable } from './pages/timetable.ts';
import { pictures } from './pictures/index.ts';
import { categories, products } from './products.ts';

export default {
  ...look,
  settings: {
    site: {
      title: 'Ebb',
      description: 'Three nights of music on the sea bed. Tide permitting.',
      region: 'IE',
      timezone: 'Europe/Dublin',
    },
    business: {
      name: 'Ebb',
      kind: 'Organization',
      phone: '020 915 0143',
      email: 'brid@ebb.example',
      address: {
        street: 'The Pier',
        more: '',
        postcode: '',
        city: 'Carrow',
        state: 'County Mayo',
        country: 'IE',
      },
      hours: (['Monday', 'Wednesday', 'Friday'] as const).map((day) => ({
        day,
        opens: '10:00',
        closes: '16:00',
      })),
      profiles: [],
    },
    store: { storeCurrency: 'EUR', measurementStandard: 'metric', cartDisplay: 'show', acceptsManual: true },
    shipping: { zones: [{ name: 'Everywhere', countries: '*', rates: [{ ...NEW_RATE, name: 'By email' }] }] },
  },
  header: {
    layout: 'split',
    sticky: true,
    note: 'Last weekend of June',
    actionLabel: 'Tickets',
    action: { href: '/shop', newWindow: false },
  },
  footer: [
    {
      variant: 'foot',
      tone: 'ink',
      blocks: [
        business(at(1, 24), ['name'], 'display', { phone: at(1, 8, 1) }),
        business(at(1, 7, 2), ['address'], 'small', { phone: at(1, 4, 2) }),
        business(at(9, 7, 2), ['phone', 'email'], 'small', { phone: at(1, 8, 3) }),
        block(
          'navigation',
          at(18, 7, 2),
          {
            from: 'own',
            label: 'More',
            direction: 'column',
            links: [
              { title: 'Questions', to: { href: '/questions' } },
              { title: 'Join the crew', to: { href: '/crew' } },
              { title: 'News', to: { href: '/news' } },
            ],
          },
          { phone: at(5, 4, 2) },
        ),
      ],
    },
  ],
  navigation: [
    { title: 'Line-up', to: '/line-up' },
    { title: 'Timetable', to: '/timetable' },
    { title: 'The island', to: '/island' },
    { title: 'Questions', to: '/questions' },
    { title: 'News', to: '/news' },
  ],
  pages: [home, timetable, ...housePages],
  collections: [lineUp, news],
  products,
  productCategories: categories,
  forms,
  mailingLists: [{ id: 'tide-table', name: 'The tide table', isDoubleOptIn: false }],
  pictures: pictures.map((picture) => ({ ...picture, file: `pictures/${picture.file}` })),
} satisfies Template;
