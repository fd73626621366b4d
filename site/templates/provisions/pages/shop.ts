import { button, heading, index, picture, text } from '../../drafts.ts';
import { at, type PageDraft } from '../../template.ts';
import { goods, shelf } from '../cards.ts';
import { PRODUCTS, SHELVES, type Product } from '../products.ts';

const shop: PageDraft = {
  title: 'Shop',
  path: '/shop',
  description: 'Twelve things for the larder, from eleven makers, packed at 14 Mill Lane.',
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
    ...SHELVES.map(({ id, title, words, sheet }, i) =>
      shelf({
        title,
        words,
        items: PRODUCTS.filter((item) => item.shelf === id),
        style: { variant: `shelf${sheet}`, ...(i > 0 && { divider: 'cut' as const }) },
      }),
    ),
    {
      name: 'How to order',
      variant: 'invitation',
      tone: 'accent',
      divider: 'cut',
      blocks: [
        heading(at(1, 16), 'Orders by telephone, email or postcard.', { size: 'large' }),
        text(
          at(1, 11, 2),
          'Say what, how many and where to. We answer with the sum and a date, usually within the hour, and you pay when the parcel is packed.',
          'large',
        ),
        button(at(1, 11, 3), 'Place an order', '/contact'),
      ],
    },
  ],
};

function productPage(item: Product): PageDraft {
  const shelfTitle = SHELVES.find(({ id }) => id === item.shelf)?.title ?? '';
  return {
    title: item.name,
    path: `/shop/${item.slug}`,
    description: `${item.name}, ${item.size}, ${item.price}. ${item.lead}`.slice(0, 400),
    shareImage: `picture:${item.picture}`,
    sections: [
      {
        name: 'Product',
        variant: 'product',
        space: 'small',
        blocks: [
          picture(at(1, 13, 1, 7), item.picture, { ratio: 'portrait', eager: 'first' }),
          text(at(15, 10, 1), `[Shop](/shop), ${shelfTitle.toLowerCase()}`, 'small'),
          heading(at(15, 10, 2), item.name, { level: 1 }),
          text(at(15, 10, 3), `**${item.price}** ${item.size}`, 'large'),
          text(at(15, 10, 4), item.lead),
          button(at(15, 10, 5), 'Order this', '/contact'),
          index(at(15, 10, 6), item.facts),
        ],
      },
      {
        name: 'About it',
        variant: 'story',
        tone: 'tint',
        divider: 'cut',
        blocks: [heading(at(1, 7), 'What to know'), text(at(9, 13), item.story, 'large')],
      },
      shelf({ title: 'Goes with', words: 'Tried together, more than once.', items: goods(...item.goesWith) }),
    ],
  };
}

export const shopPages: readonly PageDraft[] = [shop, ...PRODUCTS.map(productPage)];
