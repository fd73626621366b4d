import type { TemplateProduct } from '../template.ts';

interface Print {
  slug: string;
  title: string;
  picture: string;
  category: 'sea' | 'snow' | 'night';
  words: string;
  /** Numbers of the edition that are left, small and large. */
  left: readonly [number, number];
  goesWith: readonly string[];
}

const SMALL_CENTS = 280_000;
const LARGE_CENTS = 520_000;

const PRINTS: readonly Print[] = [
  {
    slug: 'eleven-of-fourteen',
    title: 'Eleven of fourteen',
    picture: 'posts',
    category: 'sea',
    words:
      'The posts of the quay on route thirty-three, four minutes after the tide had made up its mind. From *Crossings*.',
    left: [9, 3],
    goesWith: ['keepers-day-off', 'the-tree'],
  },
  {
    slug: 'the-tree',
    title: 'The tree',
    picture: 'one-tree',
    category: 'snow',
    words: 'The fortieth portrait of it, and the first in which it did not move. From *Snow, mostly*.',
    left: [2, 0],
    goesWith: ['eleven-of-fourteen', 'for-nobody'],
  },
  {
    slug: 'for-nobody',
    title: 'For nobody',
    picture: 'lamp',
    category: 'night',
    words: 'A lamp on a road that has been closed since 1994. The council is aware. From *Lit windows*.',
    left: [17, 12],
    goesWith: ['the-tree', 'keepers-day-off'],
  },
  {
    slug: 'keepers-day-off',
    title: 'Keeper’s day off',
    picture: 'skerry',
    category: 'sea',
    words: 'The light has been automatic for thirty years. It still takes Mondays. From *Crossings*.',
    left: [21, 19],
    goesWith: ['eleven-of-fourteen', 'for-nobody'],
  },
];

export const categories = [
  { slug: 'sea', name: 'Sea' },
  { slug: 'snow', name: 'Snow' },
  { slug: 'night', name: 'Night' },
];

export const products: readonly TemplateProduct[] = PRINTS.map(({ picture, words, left, ...print }) => ({
  ...print,
  pictures: [picture],
  words: `${words}\n\nSilver gelatin print on matt fibre paper, made by hand, in an edition of twenty-five for each size. Signed and numbered on the back. Comes flat, without a frame.`,
  priceCents: SMALL_CENTS,
  weight: 1,
  option: {
    name: 'Size',
    values: [
      { value: '30 × 30 cm', priceCents: SMALL_CENTS, stock: left[0] },
      { value: '50 × 50 cm', priceCents: LARGE_CENTS, stock: left[1] },
    ],
  },
}));
