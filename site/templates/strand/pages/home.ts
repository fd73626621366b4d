import { button, heading, index, picture, text } from '../../drafts.ts';
import { at, block, type PageDraft } from '../../template.ts';
import { ACTS } from '../acts.ts';

export const home: PageDraft = {
  title: 'Home',
  path: '/',
  description:
    '%name%: three nights of music on the sea bed{{ at Carrow Strand|}}, last weekend of June, tide permitting.',
  shareImage: 'picture:hero-tide',
  sections: [
    {
      name: 'Poster',
      variant: 'poster',
      space: 'none',
      background: 'picture:hero-tide',
      blocks: [
        heading(
          at(1, 24),
          'Three nights on the sea bed',
          { level: 1, size: 'display' },
          { phone: at(1, 8, 1) },
        ),
        text(
          at(1, 12, 2),
          'Last weekend of June. Doors open when the water leaves, and close when it comes back.',
          'large',
          { phone: at(1, 8, 2) },
        ),
        button(at(1, 12, 3), 'Get tickets', '/shop', { more: { phone: at(1, 8, 3) } }),
      ],
    },
    {
      name: 'Tide times',
      variant: 'tape',
      tone: 'ink',
      width: 'full',
      space: 'none',
      blocks: [
        block('marquee', at(1, 24), {
          items: [
            { text: 'Low water Friday 20.31' },
            { text: 'Low water Saturday 21.22' },
            { text: 'Low water Sunday 19.40' },
            { text: 'The bar closes itself' },
          ],
          separator: 'star',
          size: 'medium',
          animationSpeed: 0.6,
          pausedOnHover: true,
        }),
      ],
    },
    {
      name: 'The bill',
      variant: 'bill',
      blocks: [
        heading(at(1, 24), 'Who plays', { size: 'small' }),
        index(
          at(1, 24, 2),
          ACTS.map(({ name, slug, day, from }) => ({
            title: name,
            note: from,
            meta: day,
            href: `/line-up/${slug}`,
          })),
        ),
      ],
    },
    {
      name: 'How it works',
      variant: 'how',
      tone: 'accent',
      blocks: [
        picture(at(13, 12, 1, 3), 'causeway', { ratio: 'landscape' }, { phone: at(1, 8, 3) }),
        heading(at(1, 11, 1), 'You walk. Then the road goes.', {}, { phone: at(1, 8, 1) }),
        text(
          at(1, 10, 2),
          'Twice a day the sea leaves {{Carrow Strand|the strand}}, and there is a road to the island, and next to the road there is a stage. Six hours later there is not. You may leave before, or stay until morning. What you may not do is decide at half past eleven.',
          'normal',
          { phone: at(1, 8, 2) },
        ),
        button(at(1, 10, 3), 'How to get there', '/island', { more: { phone: at(1, 8, 4) } }),
      ],
    },
    {
      name: 'Posters',
      variant: 'wall',
      width: 'full',
      space: 'none',
      blocks: (['crab', 'marguerite', 'brass', 'kelp'] as const).map((name, at_) =>
        picture(
          at(1 + at_ * 6, 6),
          name,
          { ratio: 'square' },
          { phone: at(1 + (at_ % 2) * 4, 4, 1 + Math.floor(at_ / 2)) },
        ),
      ),
    },
    {
      name: 'Tickets',
      variant: 'tickets',
      blocks: [
        heading(at(1, 14), 'Come for all of it', { size: 'large' }, { phone: at(1, 8, 1) }),
        text(
          at(16, 9),
          'There are 1,400 of us, because that is how many fit on the island if some of them sit down.',
          'normal',
          { phone: at(1, 8, 2) },
        ),
        block('products', at(1, 24, 2), { count: 4, layout: 'list' }, { phone: at(1, 8, 3) }),
      ],
    },
    {
      name: 'News',
      variant: 'news',
      tone: 'pastel3',
      blocks: [
        heading(at(1, 14), 'Lately', {}, { phone: at(1, 8, 1) }),
        block(
          'summary',
          at(1, 24, 2),
          {
            collection: 'collection:/news',
            layout: 'grid',
            count: 3,
            columns: 3,
            ratio: 'square',
            moreLabel: 'All news',
          },
          { phone: at(1, 8, 2) },
        ),
      ],
    },
    {
      name: 'Letter',
      variant: 'letter',
      tone: 'ink',
      blocks: [
        block('newsletter', at(1, 16), {
          listId: 'tide-table',
          title: 'The tide table',
          description:
            'Four letters a year: who plays, when the water goes, what was found on the beach afterwards.',
          submitText: 'Send it to me',
          message: 'Done. The first one comes with the spring tide.',
        }),
      ],
    },
  ],
};
