import { business, text } from '../drafts.ts';
import { at, block, type Template } from '../template.ts';
import { essays } from './pages/essays.ts';
import { home } from './pages/home.ts';
import { housePages } from './pages/house.ts';
import { donationPages, support } from './pages/support.ts';
import { pictures } from './pictures/index.ts';
import look from './look.ts';

export default {
  ...look,
  settings: {
    site: {
      title: 'Hedge & Kettle',
      description: 'An almanac of walking, weather and kitchens. Four issues a year.',
      region: 'GB',
      timezone: 'Europe/London',
    },
    store: { storeCurrency: 'GBP' },
    business: {
      name: 'Hedge & Kettle',
      kind: 'Organization',
      phone: '',
      email: 'letters@hedgeandkettle.example',
      address: {
        street: '3 Chapel Row',
        more: '',
        postcode: '',
        city: 'Lowbridge',
        state: '',
        country: 'GB',
      },
      hours: [],
      profiles: [],
    },
    comments: { commentsEnabled: true },
  },
  header: { layout: 'stacked', note: 'An almanac of walking, weather and kitchens' },
  footer: [
    {
      variant: 'foot',
      space: 'small',
      divider: 'line',
      blocks: [
        business(at(1, 9), ['name'], 'small', { phone: at(1, 8, 1) }),
        text(at(10, 5), '[Essays](/essays)\n[Issues](/issues)\n[Writers](/writers)', 'small', {
          phone: at(1, 4, 2),
        }),
        text(at(15, 5), '[About](/about)\n[Subscribe](/subscribe)\n[Support us](/support)', 'small', {
          phone: at(5, 4, 2),
        }),
        block(
          'social-icons',
          at(20, 5),
          {
            links: [
              {
                service: 'email',
                to: { href: 'mailto:%email%' },
                label: 'Write to us',
              },
              { service: 'rss', to: { href: '/essays/feed.xml' }, label: 'Feed' },
            ],
            look: 'both',
            size: 'small',
          },
          { phone: at(1, 8, 3) },
        ),
        text(at(1, 24, 2), '{{3 Chapel Row, Lowbridge. |}}Printed on paper that takes pencil.', 'small', {
          phone: at(1, 8, 4),
        }),
      ],
    },
  ],
  navigation: [
    { title: 'Essays', to: '/essays' },
    { title: 'Issues', to: '/issues' },
    { title: 'Writers', to: '/writers' },
    { title: 'About', to: '/about' },
    { title: 'Subscribe', to: '/subscribe' },
  ],
  pages: [home, ...housePages, support],
  collections: [essays],
  donationPages,
  mailingLists: [{ id: 'seasons', name: 'The letter', isDoubleOptIn: false }],
  pictures: pictures.map((picture) => ({ ...picture, file: `pictures/${picture.file}` })),
} satisfies Template;
