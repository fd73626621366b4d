import { heading, text } from '../drafts.ts';
import { at, block, type Template } from '../template.ts';
import { forms } from './forms.ts';
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
        heading(at(1, 24), 'Da Nella', { size: 'display' }, { phone: at(1, 8, 1) }),
        text(at(1, 7, 2), '9 Lamb Lane\nHarbourside', 'small', { phone: at(1, 4, 2) }),
        text(at(8, 6, 2), 'Tue–Thu 6–10.30\nFri–Sat 12–3, 6–11\nSun 12–4', 'small', { phone: at(5, 4, 2) }),
        text(
          at(14, 6, 2),
          '[0117 496 0141](tel:+441174960141)\n[ciao@danella.example](mailto:ciao@danella.example)',
          'small',
          { phone: at(1, 8, 3) },
        ),
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
  pictures: pictures.map((picture) => ({ ...picture, file: `pictures/${picture.file}` })),
} satisfies Template;
