import { business, text } from '../drafts.ts';
import { at, type Template } from '../template.ts';
import { forms } from './forms.ts';
import look from './look.ts';
import { changes } from './pages/changes.ts';
import { home } from './pages/home.ts';
import { productPages } from './pages/product.ts';
import { pictures } from './pictures/index.ts';

export default {
  ...look,
  settings: {
    site: {
      title: 'Adjourn',
      description: 'Software that ends meetings.',
      region: 'NL',
      timezone: 'Europe/Amsterdam',
    },
    business: {
      name: 'Adjourn',
      kind: 'Organization',
      phone: '+31 10 555 01 42',
      email: 'done@adjourn.example',
      address: {
        street: 'Wijnhaven 60',
        more: '',
        postcode: '3011 WS',
        city: 'Rotterdam',
        state: '',
        country: 'NL',
      },
      hours: [],
      profiles: [],
    },
    store: { storeCurrency: 'EUR' },
  },
  header: {
    layout: 'split',
    sticky: true,
    actionLabel: 'Sign up',
    action: { href: '/sign-up', newWindow: false },
  },
  footer: [
    {
      variant: 'foot',
      space: 'small',
      divider: 'line',
      blocks: [
        text(at(1, 3), '17.01', 'small', { phone: at(1, 8, 1) }),
        business(at(4, 8), ['name'], 'large', { phone: at(1, 8, 2) }),
        text(at(13, 4), '[Features](/features)\n[Pricing](/pricing)\n[Changes](/changes)', 'small', {
          phone: at(1, 4, 3),
        }),
        text(at(17, 4), '[Help](/help)\n[Sign up](/sign-up)\n[Feed of changes](/changes/feed.xml)', 'small', {
          phone: at(5, 4, 3),
        }),
        business(at(21, 4), ['address', 'email'], 'small', { phone: at(1, 8, 4) }),
      ],
    },
  ],
  navigation: [
    { title: 'Features', to: '/features' },
    { title: 'Pricing', to: '/pricing' },
    { title: 'Changes', to: '/changes' },
    { title: 'Help', to: '/help' },
  ],
  pages: [home, ...productPages],
  collections: [changes],
  forms,
  pictures: pictures.map((picture) => ({ ...picture, file: `pictures/${picture.file}` })),
} satisfies Template;
