import { business, text } from '../drafts.ts';
import { at, type Template } from '../template.ts';
import { home } from './pages/home.ts';
import { news } from './pages/news.ts';
import { practicePages } from './pages/practice.ts';
import { projects } from './pages/projects.ts';
import { pictures } from './pictures/index.ts';
import look from './look.ts';

export default {
  ...look,
  settings: {
    site: {
      title: 'Osei Brandt',
      description: 'Architecture and furniture{{, Zürich|}}.',
      region: 'CH',
      timezone: 'Europe/Zurich',
    },
    business: {
      name: 'Osei Brandt',
      kind: 'LocalBusiness',
      phone: '+41 44 555 01 11',
      email: 'studio@oseibrandt.example',
      address: {
        street: 'Feldweg 11',
        more: '',
        postcode: '8000',
        city: 'Zürich',
        state: '',
        country: 'CH',
      },
      hours: [],
      profiles: [],
    },
    store: { storeCurrency: 'CHF', measurementStandard: 'metric' },
  },
  header: { layout: 'split', note: 'Architecture and furniture' },
  footer: [
    {
      variant: 'foot',
      space: 'small',
      divider: 'line',
      blocks: [
        business(at(1, 6), ['name'], 'small', { phone: at(1, 8, 1) }),
        business(at(7, 6), ['address'], 'small', { phone: at(1, 4, 2) }),
        business(at(13, 6), ['email', 'phone'], 'small', { phone: at(1, 8, 3) }),
        text(
          at(19, 6),
          '[Projects](/projects)\n[Furniture](/furniture)\n[News](/news)\n[Contact](/contact)',
          'small',
          { phone: at(5, 4, 2) },
        ),
      ],
    },
  ],
  navigation: [
    { title: 'Projects', to: '/projects' },
    { title: 'Furniture', to: '/furniture' },
    { title: 'Practice', to: '/practice' },
    { title: 'News', to: '/news' },
    { title: 'Contact', to: '/contact' },
  ],
  pages: [home, ...practicePages],
  collections: [projects, news],
  pictures: pictures.map((picture) => ({ ...picture, file: `pictures/${picture.file}` })),
} satisfies Template;
