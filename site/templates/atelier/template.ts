import { heading, text } from '../drafts.ts';
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
      description: 'Architecture and furniture, Zürich.',
      region: 'CH',
      timezone: 'Europe/Zurich',
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
        heading(at(1, 6), 'Osei Brandt', { size: 'small' }, { phone: at(1, 8, 1) }),
        text(at(7, 6), 'Feldweg 11\n8000 Zürich', 'small', { phone: at(1, 4, 2) }),
        text(
          at(13, 6),
          '[studio@oseibrandt.example](mailto:studio@oseibrandt.example)\n[+41 44 555 01 11](tel:+41445550111)',
          'small',
          { phone: at(1, 8, 3) },
        ),
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
