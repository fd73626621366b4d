import { button, heading, text } from '../../drafts.ts';
import { at, block, type PageDraft } from '../../template.ts';

const shop: PageDraft = {
  title: 'Shop',
  path: '/shop',
  description: 'Twelve things for the larder, from eleven makers, packed {{at 14 Mill Lane|by hand}}.',
  sections: [
    {
      name: 'Opening',
      variant: 'opening',
      space: 'small',
      blocks: [
        heading(at(1, 15), 'Twelve things, all of which we eat.', { level: 1 }),
        text(
          at(17, 8),
          'No second brand of anything. When a jar is gone it is gone until the season comes round again, and the label says so.',
        ),
      ],
    },
    {
      name: 'Shelves',
      variant: 'catalogue',
      space: 'small',
      blocks: [block('products', at(1, 24), { count: 24, layout: 'grid', showFilters: true })],
    },
    {
      name: 'How to order',
      variant: 'invitation',
      tone: 'accent',
      divider: 'cut',
      blocks: [
        heading(at(1, 16), 'Or by telephone, email or postcard.', { size: 'large' }),
        text(
          at(1, 11, 2),
          'Say what, how many and where to. We answer with the sum and a date, usually within the hour, and you pay when the parcel is packed.',
          'large',
        ),
        button(at(1, 11, 3), 'Write to us', '/contact'),
      ],
    },
  ],
};

export const shopPages: readonly PageDraft[] = [shop];
