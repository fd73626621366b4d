import { ITEM_PART_BLOCK } from '#core/collections/item-parts.ts';
import { at, block, type ItemDraft, type SectionDraft, type Template } from '#site/templates/template.ts';
import { smallTemplate } from '../../testing/small-template.ts';

/** Numbers below `limit` that are always the same for a seed. */
export function dice(seed: number): (limit: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

const WORDS = [
  'Salt',
  'wind',
  '“quoted”',
  '<b>',
  '&amp;',
  'naïve',
  '日本',
  '🧂',
  'a\tb',
  "it's",
  '\\n',
  '%',
  'ﬁ',
];
const STATES = ['published', 'draft', 'needs_review', 'scheduled'];

/** A site made by chance: pages, collections, items in all states, with words that are easy to spoil. */
export function anySite(seed: number): Template {
  const roll = dice(seed);
  const words = (count: number) =>
    Array.from({ length: 1 + roll(count) }, () => WORDS[roll(WORDS.length)] ?? '').join(' ');
  const sections = (): SectionDraft[] =>
    Array.from({ length: 1 + roll(3) }, () => ({
      name: roll(2) === 0 ? '' : `Part ${roll(9)}`,
      blocks: [
        block('heading', at(1, 24, 1), { text: words(4).replaceAll('\t', ' '), level: 2 }),
        block('text', at(1 + roll(8), 8 + roll(8), 2), { text: `text:${words(30)}` }),
        block('table', at(1, 24, 3), { data: { columns: ['a', 'b'], rows: [[words(2), words(2)]] } }),
      ],
    }));
  const item = (index: number): ItemDraft => ({
    title: `${words(5).replaceAll('\t', ' ')} ${index}`,
    slug: `item-${index}`,
    publishAt: `20${20 + roll(20)}-0${1 + roll(9)}-1${roll(9)}T0${roll(9)}:00:00.000Z`,
    values: {
      status: STATES[roll(STATES.length)],
      tags: [`T${roll(5)}`, `U${roll(5)}`],
      featured: roll(2) === 0,
    },
    sections: sections(),
  });
  const pages = Array.from({ length: roll(4) }, (_, index) => ({
    title: words(3).replaceAll('\t', ' '),
    path: `/any-${index}`,
    description: '',
    sections: sections(),
  }));
  /** The page around items, taken apart and put together again. */
  const itemPage = (): SectionDraft[] => [
    ...sections(),
    {
      blocks: (['title', 'body', 'field', 'related'] as const).map((part, index) =>
        block(
          ITEM_PART_BLOCK,
          at(1 + roll(8), 8 + roll(8), index + 1),
          { part, field: part === 'field' ? `f${roll(9)}` : '', showLabel: roll(2) === 0 },
          roll(2) === 0 ? {} : { phone: at(1, 8, 4 - index), animation: 'rise' },
        ),
      ),
    },
  ];
  return {
    ...smallTemplate,
    pages: [
      // Before the pages it names: an archive keeps the order in which they were made.
      {
        title: 'All of it',
        path: '/all',
        kind: 'index',
        children: ['/about', ...pages.map(({ path }) => path)].toReversed(),
        description: '',
        sections: [],
      },
      ...smallTemplate.pages,
      ...pages,
    ],
    collections: Array.from({ length: 1 + roll(3) }, (_, index) => ({
      kind: (['blog', 'portfolio', 'custom'] as const)[roll(3)] ?? 'blog',
      title: `Things ${index}`,
      path: `/things-${index}`,
      itemPage: roll(3) === 0 ? [] : itemPage(),
      items: Array.from({ length: roll(6) }, (_each, number) => item(number)),
    })),
  };
}
