import { at, block, type PageDraft } from '../../template.ts';
import { button, heading, index, picture, text } from '../../drafts.ts';
import { LETTER, QUESTION } from '../forms.ts';

const about: PageDraft = {
  title: 'About',
  path: '/about',
  description: 'A shop {{at 14 Mill Lane |}}since 2011: two people, a cook, a bicycle and twelve things.',
  shareImage: 'picture:maker-kitchen',
  sections: [
    {
      name: 'Opening',
      variant: 'opening',
      space: 'small',
      blocks: [
        heading(at(1, 17), 'A small shop that has stayed one on purpose.', { level: 1 }),
        text(at(19, 6), '{{14 Mill Lane, since March 2011.|%name%}}'),
        picture(at(1, 24, 2), 'journal-winter-larder', { ratio: 'wide', eager: 'first' }),
      ],
    },
    {
      name: 'Story',
      variant: 'article',
      space: 'small',
      blocks: [
        text(
          at(1, 13, 1),
          'Ruth and Dan Amsel took over a cobbler’s in 2011 and kept the counter. There were two hundred things on the shelves in the first year. Each year since, we have asked of each of them whether we would miss it, and now there are twelve.\n\nWe buy from people who make one thing. We go and see them. We pay when the goods arrive, not ninety days later, which is why some of them sell to us and not to others with longer counters.\n\nThe price on the label is what the thing costs, with the farm, the lorry, the jar, the rent and us in it. We do not have sales. If something must go, it goes into the Thursday pot.',
        ),
        index(at(16, 9, 1), [
          { title: 'Ruth', meta: 'Buys, tastes, writes the cards' },
          { title: 'Dan', meta: 'Packs, mends, answers the telephone' },
          { title: 'Inês', meta: 'Cooks' },
          { title: '{{Pip|The dog}}', meta: '{{Is a dog; n|N}}ot for sale' },
        ]),
      ],
    },
    {
      name: 'Rule',
      variant: 'said',
      tone: 'pastel3',
      divider: 'cut',
      blocks: [
        block('quote', at(3, 19), {
          text: 'Would we miss it?',
          source: 'Written on the wall behind the counter',
          size: 'display',
        }),
      ],
    },
    {
      name: 'Visit',
      variant: 'parcel',
      tone: 'pastel2',
      divider: 'cut',
      blocks: [
        heading(at(1, 8), 'Come by'),
        index(at(10, 15), [
          {
            title: 'Wed–Fri',
            note: 'Nine to five. The bread comes at eight on Thursday and there is a queue, a friendly one.',
          },
          { title: 'Sat', note: 'Nine to two. Something is always open for tasting.' },
          { title: 'Mon, Tue', note: 'The door is shut and we are packing. Knock; we are not unkind.' },
        ]),
      ],
    },
  ],
};

const wholesale: PageDraft = {
  title: 'Wholesale',
  path: '/wholesale',
  description: 'Crates for shops, cafés and kitchens: terms, sizes, delivery.',
  shareImage: 'picture:wholesale-crates',
  sections: [
    {
      name: 'Opening',
      variant: 'recipe',
      space: 'small',
      blocks: [
        picture(at(13, 12, 1, 4), 'wholesale-crates', { ratio: 'landscape', eager: 'first' }),
        text(at(1, 11), 'For shops, cafés and kitchens', 'small'),
        heading(at(1, 11, 2), 'By the crate.', { level: 1 }),
        text(
          at(1, 10, 3),
          'Forty-three kitchens and nine shops buy from us. We deliver on Mondays within thirty miles, and send pallets beyond.',
          'large',
        ),
      ],
    },
    {
      name: 'Crates',
      variant: 'ledger',
      tone: 'tint',
      divider: 'cut',
      blocks: [
        heading(at(1, 7), 'What is in a crate'),
        index(at(9, 16), [
          { title: 'Marmalade', note: '12 jars of 340 g', meta: '£63.00' },
          { title: 'Salted lemons', note: '6 jars of 1 kg', meta: '£66.00' },
          { title: 'Borlotti beans', note: 'Sack of 10 kg', meta: '£74.00' },
          { title: 'Olive oil', note: '4 tins of 3 l', meta: '£152.00' },
          { title: 'Flor de sal', note: 'Bucket of 2.5 kg', meta: '£48.00' },
          { title: 'Anchovies', note: '24 tins of 80 g', meta: '£146.00' },
          { title: 'Mountain cheese', note: 'Quarter wheel, about 9 kg', meta: '£21.40 / kg' },
          { title: 'Coffee', note: '6 bags of 1 kg, whole bean', meta: '£168.00' },
        ]),
        text(
          at(9, 12, 2),
          'Prices without tax, from 1 October. Bread is sold through the mill: ask for Nora.',
          'small',
        ),
      ],
    },
    {
      name: 'Terms',
      variant: 'parcel',
      tone: 'pastel2',
      divider: 'cut',
      blocks: [
        heading(at(1, 8), 'The terms,\nall of them'),
        index(at(10, 15), [
          { title: '£120', note: 'The smallest order. Mix crates as you like.' },
          {
            title: '30 miles',
            note: 'Delivered by Dan on Monday morning, free. Beyond that, a pallet at cost.',
          },
          { title: '14 days', note: 'To pay. We pay our makers on the day, so please do.' },
        ]),
      ],
    },
    {
      name: 'Begin',
      variant: 'invitation',
      tone: 'accent',
      divider: 'cut',
      blocks: [
        heading(at(1, 16), 'Start with a tasting.', { size: 'large' }),
        text(
          at(1, 11, 2),
          'Tell us what you cook and for how many. We bring six things on a tray and go away again.',
          'large',
        ),
        button(at(1, 11, 3), 'Arrange one', '/contact'),
      ],
    },
  ],
};

const contact: PageDraft = {
  title: 'Contact',
  path: '/contact',
  description: '{{14 Mill Lane, Ashcombe. Telephone 01632 960114, nine to five.|How to reach %name%.}}',
  sections: [
    {
      name: 'Opening',
      variant: 'opening',
      space: 'small',
      blocks: [
        heading(at(1, 16), 'Somebody picks up.', { level: 1, size: 'display' }),
        text(at(17, 8), 'Usually Dan. He will ask whether you have enough salt.'),
      ],
    },
    {
      name: 'Ways',
      variant: 'ledger',
      space: 'small',
      blocks: [
        index(at(1, 24), [
          {
            title: '{{01632 960114|%email%}}',
            note: 'Orders and everything else',
            meta: '{{Nine to five|Any time}}',
            href: '{{tel:+441632960114|mailto:%email%}}',
          },
          {
            title: '{{orders@provisions.example|%email%}}',
            note: 'What, how many, where to',
            meta: 'Within the hour',
            href: 'mailto:{{orders@provisions.example|%email%}}',
          },
          {
            title: '{{letter@provisions.example|%email%}}',
            note: 'The letter on the first of the month; say if you want paper',
            meta: 'Monthly',
            href: 'mailto:{{letter@provisions.example|%email%}}',
          },
          {
            title: '{{crates@provisions.example|%email%}}',
            note: 'Shops, cafés, kitchens',
            meta: 'Mondays',
            href: 'mailto:{{crates@provisions.example|%email%}}',
          },
          {
            title: '{{14 Mill Lane, Ashcombe|The shop}}',
            note: 'Between the cobbler that was and the bridge that is',
            meta: 'Wed–Sat',
          },
        ]),
      ],
    },
    {
      name: 'Write',
      tone: 'tint',
      divider: 'cut',
      blocks: [
        heading(at(1, 10), 'Or put it in writing', {}, { phone: at(1, 8, 1) }),
        block(
          'newsletter',
          at(1, 9, 2),
          {
            listId: LETTER,
            title: 'The letter',
            description: 'What has come in, and one recipe. On the first of the month.',
            disclaimer: 'You can leave with one click.',
            submitText: 'Send it to me',
            message: 'Thank you. The next one is yours.',
          },
          { phone: at(1, 8, 3) },
        ),
        block('form', at(13, 12, 1, 3), { formId: QUESTION }, { phone: at(1, 8, 2) }),
      ],
    },
    {
      name: 'Where',
      variant: 'maker',
      tone: 'pastel1',
      divider: 'cut',
      blocks: [
        picture(at(12, 13, 1, 5), 'maker-kitchen', { ratio: 'landscape' }),
        heading(at(1, 10, 1), 'Finding the door'),
        text(
          at(1, 9, 2),
          '{{Ashcombe|The}} station is nine minutes on foot: over the bridge, left at the mill pond, and follow the bread. There is room for two bicycles and, with goodwill, one car.',
        ),
        button(at(1, 9, 3), 'What people ask', '/questions', { look: 'underline' }),
      ],
    },
  ],
};

export const housePages: readonly PageDraft[] = [about, wholesale, contact];
