import { business } from '../drafts.ts';
import { at, block, type Template } from '../template.ts';
import { forms } from './forms.ts';
import { larder, larderCategories } from './larder.ts';
import { evenings } from './pages/evenings.ts';
import { home } from './pages/home.ts';
import { housePages } from './pages/house.ts';
import { pictures } from './pictures/index.ts';
import look from './look.ts';

export default {
  ...look,
  italicVariants: ['card', 'course'],
  settings: {
    site: {
      title: 'Da Nella',
      description: 'A neighbourhood trattoria. Pasta rolled at ten, doors at six.',
      region: 'GB',
      timezone: 'Europe/London',
    },
    store: { storeCurrency: 'GBP', measurementStandard: 'metric' },
    business: {
      name: 'Da Nella',
      kind: 'LocalBusiness',
      phone: '0117 496 0141',
      email: 'ciao@danella.example',
      address: {
        street: '9 Lamb Lane',
        more: '',
        postcode: '',
        city: 'Harbourside',
        state: '',
        country: 'GB',
      },
      hours: [
        ...(['Tuesday', 'Wednesday', 'Thursday'] as const).map((day) => ({
          day,
          opens: '18:00',
          closes: '22:30',
        })),
        ...(['Friday', 'Saturday'] as const).flatMap((day) => [
          { day, opens: '12:00', closes: '15:00' },
          { day, opens: '18:00', closes: '23:00' },
        ]),
        { day: 'Sunday', opens: '12:00', closes: '16:00' },
      ],
      profiles: [],
    },
  },
  header: {
    layout: 'split',
    sticky: true,
    note: 'Tuesday to Sunday',
    actionLabel: 'Book a table',
    action: { href: '/booking', newWindow: false },
  },
  footer: [
    {
      variant: 'foot',
      tone: 'accent',
      space: 'small',
      blocks: [
        business(at(1, 24), ['name'], 'display', { phone: at(1, 8, 1) }),
        business(at(1, 7, 2), ['address'], 'small', { phone: at(1, 4, 2) }),
        business(at(8, 6, 2), ['hours'], 'small', { phone: at(5, 4, 2) }),
        business(at(14, 6, 2), ['phone', 'email'], 'small', { phone: at(1, 8, 3) }),
        block(
          'navigation',
          at(20, 5, 2),
          {
            from: 'own',
            label: 'Small links',
            direction: 'column',
            links: [
              { title: 'The long table', to: { href: '/long-table' } },
              { title: 'Evenings', to: { href: '/evenings' } },
              { title: 'The room', to: { href: '/room' } },
              { title: 'The larder', to: { href: '/shop' } },
              { title: 'All on one page', to: { href: '/visit' } },
            ],
          },
          { phone: at(1, 8, 4) },
        ),
      ],
    },
  ],
  navigation: [
    { title: 'Menu', to: '/menu' },
    { title: 'Evenings', to: '/evenings' },
    { title: 'The long table', to: '/long-table' },
    { title: 'The room', to: '/room' },
    { title: 'Find us', to: '/find-us' },
  ],
  pages: [home, ...housePages],
  collections: [evenings],
  forms,
  products: larder,
  productCategories: larderCategories,
  pictures: pictures.map((picture) => ({ ...picture, file: `pictures/${picture.file}` })),
} satisfies Template;
