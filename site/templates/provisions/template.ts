import { NEW_RATE } from '#core/settings/store.ts';
import { toCents } from '#core/money/currency.ts';
import { business, text } from '../drafts.ts';
import { at, type Template } from '../template.ts';
import { home } from './pages/home.ts';
import { housePages } from './pages/house.ts';
import { events } from './pages/events.ts';
import { journal } from './pages/journal.ts';
import { makerPages } from './pages/makers.ts';
import { memberAreas, memberPages } from './pages/members.ts';
import { questions } from './pages/questions.ts';
import { recipePages } from './pages/recipes.ts';
import { shopPages } from './pages/shop.ts';
import { forms, mailingLists } from './forms.ts';
import { categories, goodsForSale } from './goods.ts';
import { pictures } from './pictures/index.ts';
import { reviews } from './reviews.ts';
import look from './look.ts';

export default {
  ...look,
  otherWeightVariants: ['story', 'headline'],
  settings: {
    site: {
      title: 'Provisions',
      description: 'Pantry goods from small makers, {{packed at 14 Mill Lane|packed by hand}}.',
    },
    business: {
      name: 'Provisions',
      kind: 'LocalBusiness',
      phone: '01632 960114',
      email: 'orders@provisions.example',
      address: {
        street: '14 Mill Lane',
        more: '',
        postcode: '',
        city: 'Ashcombe',
        state: '',
        country: 'GB',
      },
      hours: [
        ...(['Wednesday', 'Thursday', 'Friday'] as const).map((day) => ({
          day,
          opens: '09:00',
          closes: '17:00',
        })),
        { day: 'Saturday', opens: '09:00', closes: '14:00' },
      ],
      profiles: [],
    },
    comments: { commentsEnabled: true },
    store: {
      storeCurrency: 'GBP',
      measurementStandard: 'metric',
      cartDisplay: 'show',
      accountLink: true,
      acceptsManual: true,
      manualWords: 'Please send the sum to the account on our contact page, with the number of the order.',
    },
    shipping: {
      zones: [
        {
          name: 'Britain and Ireland',
          countries: 'GB, IE',
          rates: [
            {
              ...NEW_RATE,
              name: 'Parcel',
              costCents: toCents(495),
              freeFromCents: toCents(6000),
              daysFrom: 2,
              daysTo: 3,
            },
            { ...NEW_RATE, name: '{{Fetch it at 14 Mill Lane|Pick up in store}}', kind: 'pickup' as const },
          ],
        },
        {
          name: 'Elsewhere',
          countries: '*',
          rates: [
            {
              ...NEW_RATE,
              name: 'Parcel abroad',
              kind: 'weight' as const,
              costCents: toCents(900),
              perWeightCents: toCents(350),
            },
          ],
        },
      ],
    },
    taxes: {
      pricesIncludeTax: true,
      rules: [
        { name: 'VAT 20%', country: 'GB', region: '', postcodes: '', percent: 20, appliesToShipping: true },
      ],
    },
  },
  header: {
    layout: 'centred',
    sticky: true,
    note: 'The post leaves on Tuesdays and Thursdays.',
  },
  announcement: {
    showAnnouncementBar: true,
    text: '{{Parcels over £60 travel free within Britain and Ireland.|Free shipping on orders over £60.}}',
    target: { href: '/shop', newWindow: false },
    tone: 'ink',
  },
  footer: [
    {
      tone: 'ink',
      variant: 'foot',
      divider: 'cut',
      blocks: [
        business(at(1, 10), ['name'], 'large', { phone: at(1, 8, 1) }),
        text(
          at(13, 4),
          '[Shop](/shop)\n[Makers](/makers)\n[Journal](/journal)\n[Recipes](/recipes)',
          'normal',
          { phone: at(1, 4, 2) },
        ),
        text(
          at(17, 4),
          '[About](/about)\n[Questions](/questions)\n[Wholesale](/wholesale)\n[Contact](/contact)',
          'normal',
          { phone: at(5, 4, 2) },
        ),
        business(at(21, 4), ['address', 'phone', 'hours'], 'normal', { phone: at(1, 8, 3) }),
        text(at(1, 24, 2), 'Prices include tax.{{ Jars come back. Pip is a dog.|}}', 'small', {
          phone: at(1, 8, 4),
        }),
      ],
    },
  ],
  navigation: [
    {
      title: 'Shop',
      to: '/shop',
      children: [
        { title: 'Everything', to: '/shop' },
        { title: 'The October box', to: '/shop/october-box' },
        { title: 'By the crate', to: '/wholesale' },
        { title: 'Box members', to: '/box-members' },
      ],
    },
    { title: 'Makers', to: '/makers' },
    {
      title: 'Read',
      to: '/journal',
      children: [
        { title: 'Journal', to: '/journal' },
        { title: 'Recipes', to: '/recipes' },
        { title: 'Events', to: '/events' },
        { title: 'Questions', to: '/questions' },
      ],
    },
    { title: 'About', to: '/about' },
  ],
  pages: [home, ...shopPages, ...makerPages, ...recipePages, questions, ...housePages, ...memberPages],
  collections: [journal, events],
  forms,
  mailingLists,
  products: goodsForSale,
  memberAreas,
  reviews,
  productCategories: categories,
  pictures: pictures.map((picture) => ({ ...picture, file: `pictures/${picture.file}` })),
} satisfies Template;
