import { toCents } from '#core/money/currency.ts';
import { NEW_RATE } from '#core/settings/store.ts';
import { business, text } from '../drafts.ts';
import { at, type Template } from '../template.ts';
import { forms } from './forms.ts';
import look from './look.ts';
import { home } from './pages/home.ts';
import { journal } from './pages/journal.ts';
import { work } from './pages/series.ts';
import { studioPages } from './pages/studio.ts';
import { pictures } from './pictures/index.ts';
import { categories, products } from './products.ts';

export default {
  ...look,
  settings: {
    site: {
      title: 'Tove Aasen',
      description: 'Photographs of the sea, of snow and of lit windows.',
      region: 'NO',
      timezone: 'Europe/Oslo',
    },
    business: {
      name: 'Tove Aasen',
      kind: 'LocalBusiness',
      phone: '+47 55 55 01 42',
      email: 'post@toveaasen.example',
      address: {
        street: 'Skutevikstorget 8',
        more: 'Cellar, ring twice',
        postcode: '5032',
        city: 'Bergen',
        state: '',
        country: 'NO',
      },
      hours: [],
      profiles: [],
    },
    store: { storeCurrency: 'NOK', measurementStandard: 'metric', cartDisplay: 'show', acceptsManual: true },
    shipping: {
      zones: [
        {
          name: 'Norway',
          countries: 'NO',
          rates: [{ ...NEW_RATE, name: 'Flat parcel, insured', costCents: toCents(19_000) }],
        },
        {
          name: 'Elsewhere',
          countries: '*',
          rates: [{ ...NEW_RATE, name: 'Flat parcel, insured', costCents: toCents(45_000) }],
        },
      ],
    },
  },
  header: { layout: 'split', note: 'Photographs' },
  footer: [
    {
      variant: 'foot',
      space: 'small',
      divider: 'line',
      blocks: [
        business(at(1, 9), ['name'], 'large', { phone: at(1, 8, 1) }),
        business(at(12, 5), ['address'], 'small', { phone: at(1, 4, 2) }),
        text(at(17, 4), '[Series](/series)\n[Prints](/shop)\n[Journal](/journal)\n[About](/about)', 'small', {
          phone: at(5, 4, 2),
        }),
        business(at(21, 4), ['email', 'phone'], 'small', { phone: at(1, 8, 3) }),
      ],
    },
  ],
  navigation: [
    { title: 'Series', to: '/series' },
    { title: 'Prints', to: '/shop' },
    { title: 'Journal', to: '/journal' },
    { title: 'About', to: '/about' },
    { title: 'Enquiry', to: '/enquiry' },
  ],
  pages: [home, ...studioPages],
  collections: [work, journal],
  products,
  productCategories: categories,
  forms,
  pictures: pictures.map((picture) => ({ ...picture, file: `pictures/${picture.file}` })),
} satisfies Template;
