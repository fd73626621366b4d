import { block, at, type CollectionDraft, type ItemDraft } from '../../template.ts';
import { text } from '../../drafts.ts';
import { goods, shelf } from '../cards.ts';

interface Article {
  slug: string;
  title: string;
  at: string;
  author: string;
  categories: readonly string[];
  tags: readonly string[];
  lead: string;
  picture: string;
  first: string;
  said: string;
  rest: string;
  items: readonly string[];
}

const ARTICLES: readonly Article[] = [
  {
    slug: 'winter-larder',
    at: '2026-10-03T07:00:00.000Z',
    author: 'Ruth Amsel',
    categories: ['In the kitchen'],
    tags: ['Winter', 'Beans', 'Larder'],
    title: 'What a winter larder is for',
    lead: 'Not for the end of the world. For a Tuesday in February when it rains sideways and nobody wants to go to the shops.',
    picture: 'journal-winter-larder',
    first:
      'Every October I write down what is on the three shelves behind the kitchen door, and every April I write down what is left. I have done it for nine years. The two lists together are the most useful thing I know about cooking.\n\nLast autumn there were thirty-one jars, four bottles and a bowl of pears. In April there were six jars. Five of the six were things I had bought because they were beautiful: green walnuts in syrup, a relish with a French name, mustard with figs. The sixth was chutney, which does not count. Nobody has ever finished a chutney.\n\n## What went first\n\nBeans, by the middle of November. Then anchovies. Then lemons, because once there is a jar open one puts them in everything. The marmalade lasted until the new one came, but only because I hid two jars behind the flour.\n\nNone of these is a meal. That is the point. A larder is not a row of dinners; it is the part of dinner that takes a year. The other part takes twenty minutes and is an egg, or a cabbage, or bread.',
    said: 'A larder is the part of dinner that takes a year.',
    rest: '## What I do now\n\nI buy fewer kinds and more of each. Six jars of beans, not one jar each of six beans. I keep oil in the tin and the tin under the table. I put the things I know how to use at the height of my eyes and the presents on the top shelf, where they can be admired.\n\nAnd I leave a gap. One shelf of the three is half empty in October, on purpose. By Christmas somebody has always brought something: quinces, a cheese, eleven eggs. A full larder has no room for luck.\n\n## The list, if you want it\n\n- Six jars of beans, two of chickpeas\n- Three litres of oil\n- Four tins of anchovies\n- Two jars of lemons, three of marmalade, one of honey\n- Salt, coarse and fine\n- Coffee for a fortnight, always\n- A gap',
    items: ['borlotti-beans', 'anchovies', 'pickled-lemons'],
  },
  {
    slug: 'salt-pans',
    at: '2026-07-21T07:00:00.000Z',
    author: 'Dan Amsel',
    categories: ['On the road'],
    tags: ['Salt', 'Makers'],
    title: 'The wind decides about salt',
    lead: 'Four days at Castro Marim with João Peres, on three of which nothing happened.',
    picture: 'journal-salt-pans',
    first:
      'The pans at Castro Marim are squares of grey water with walls of mud between them, a hand high. From the road they look like something that has been left out in the rain. João Peres has eleven. He can tell you which of his grandfather’s brothers dug each one, and which of them drank.\n\nSea comes in at the top of the marsh by a wooden gate. It moves from pan to pan for a month and loses water to the sun all the way. By the last pan it is seven times as salt as it was, and heavy: a wave in it moves slowly, like oil.\n\n## Monday to Wednesday\n\nOn Monday there was wind. On Tuesday there was wind. João mended a wall and I carried mud. On Wednesday there was wind until five, and then his sister telephoned from the beach to say that it had dropped, and he was in the van before she had finished.',
    said: 'You do not make it. You are there when it happens.',
    rest: '## Wednesday, twenty past five\n\nThe flower forms on still water in the hottest part of a windless afternoon: a skin, thinner than the ice on a puddle, that drifts into one corner. If nobody takes it, it sinks within the hour and becomes ordinary salt. He takes it with a board on a pole, one pull, without touching the bottom. He did nine pans before the sun went and came out with thirty-eight kilos and a wet shirt.\n\nIt dries on a table for two days. It is not washed, ground or sieved. He picks out a feather now and then.\n\nI asked him what it was that people paid for, given that it is all sodium chloride. He thought about it for the length of a pan. It breaks between the teeth, he said. The other one dissolves. That is all. It is quite a lot.',
    items: ['sea-salt', 'olive-oil', 'country-sourdough'],
  },
  {
    slug: 'four-hundred-trees',
    title: 'Four hundred trees and one ladder',
    at: '2026-04-12T07:00:00.000Z',
    author: 'Ruth Amsel',
    categories: ['On the road'],
    tags: ['Makers', 'Oranges', 'Marmalade'],
    lead: 'A morning in the orchard, where blood oranges are counted twice and picked once.',
    picture: 'maker-orchard',
    first:
      'The ladder has nine rungs and three owners. It leans against whichever tree was promised to whichever cousin, and on Sundays it stands in the barn, because nobody trusts anybody with it on a Sunday.\n\nThey walk the rows in the first week of January and count. They walk them again in the last week and count what is left. What lies between the two numbers belongs to the frost, the birds and the neighbour’s children, in this order.\n\n## The colour comes from the cold\n\nAn orange is red inside when its nights were cold and its days were not. Ten degrees between noon and midnight, for a month. Less, and it stays yellow. More, and there is no orange.',
    said: 'It is not a sweet fruit. It is a fruit with an opinion.',
    rest: '## What we take\n\nForty crates, the small ones, with leaves. The skins are thin and the pips few, and whoever cuts them has red hands until Thursday. By the end of the week they are in jars.\n\nI asked what happens with the large ones. They go to people who buy by size, he said, and he said it kindly.',
    items: ['blood-orange-marmalade', 'olive-oil', 'chestnut-honey'],
  },
  {
    slug: 'bread-on-thursdays',
    title: 'Why there is bread on Thursdays only',
    at: '2026-01-30T07:00:00.000Z',
    author: 'Dan Amsel',
    categories: ['In the kitchen'],
    tags: ['Bread', 'Larder'],
    lead: 'One oven, one baker, and a loaf that takes until the day after tomorrow.',
    picture: 'country-sourdough',
    first:
      'People ask on Mondays. They ask on Tuesdays, looking past us at the shelf as if we had hidden it. The answer is that there is one oven at the mill, that it is lit once a week, and that a loaf begins two days before it is one.\n\n## From Tuesday on\n\nOn Tuesday night the flour meets the water. On Wednesday it is folded four times, by hand, an hour apart. It spends the night in the cold, where it does what one cannot hurry. On Thursday at five the oven is swept.',
    said: 'Fresh bread is for people who are early. Good bread is for people who can wait a day.',
    rest: '## Until the next one\n\nOn Friday it is at its best. On Saturday it is toast. On Sunday it goes into soup, and on Monday people ask.',
    items: ['country-sourdough', 'mountain-cheese', 'chestnut-honey'],
  },
];

function post(article: Article): ItemDraft {
  return {
    title: article.title,
    slug: article.slug,
    publishAt: article.at,
    thumbnail: `picture:${article.picture}`,
    values: {
      author: article.author,
      categories: article.categories,
      tags: article.tags,
      excerpt: article.lead,
    },
    sections: [
      {
        name: 'Article',
        variant: 'article',
        space: 'small',
        blocks: [
          text(at(4, 14), article.first),
          block('quote', at(4, 18, 2), { text: article.said, size: 'large', marks: false }),
          text(at(4, 14, 3), article.rest),
        ],
      },
      shelf({
        title: 'In this piece',
        words: 'All three are on the shelf as we write.',
        items: goods(...article.items),
        style: { tone: 'tint', divider: 'cut' },
      }),
    ],
  };
}

export const journal: CollectionDraft = {
  kind: 'blog',
  title: 'Notes from the larder',
  path: '/journal',
  values: {
    showShare: true,
    intro:
      'Where things come from, and what to do with too much of them. Written when there is something to say.',
    description: 'Notes from the larder: where things come from and what to do with too much of them.',
    shareImage: 'picture:journal-winter-larder',
    urlFormat: '%t',
  },
  items: ARTICLES.map(post),
};
