import { block, at, type PageDraft } from '../../template.ts';
import { button, heading, picture, text, to } from '../../drafts.ts';
import { goods, shelf } from '../cards.ts';

const journal: PageDraft = {
  title: 'Journal',
  path: '/journal',
  description: 'Notes from the larder: where things come from and what to do with too much of them.',
  shareImage: 'picture:journal-winter-larder',
  sections: [
    {
      name: 'Opening',
      variant: 'opening',
      space: 'small',
      blocks: [
        heading(at(1, 15), 'Notes from the larder.', { level: 1 }),
        text(at(17, 8), 'Written when there is something to say, which is about four times a year.'),
      ],
    },
    {
      name: 'Articles',
      variant: 'leaves',
      space: 'small',
      blocks: [
        picture(at(1, 24), 'journal-winter-larder', {
          ratio: 'landscape',
          note: '3 October',
          title: 'What a winter larder is for',
          text: 'Three shelves, thirty-one jars, and a list of what was left in April. By Ruth Amsel.',
          to: to('/journal/winter-larder'),
          eager: 'first',
        }),
        picture(at(1, 24, 2), 'journal-salt-pans', {
          ratio: 'landscape',
          note: '21 July',
          title: 'The wind decides about salt',
          text: 'Four days at Castro Marim with João Peres, on three of which nothing happened. By Dan Amsel.',
          to: to('/journal/salt-pans'),
        }),
      ],
    },
  ],
};

interface Article {
  path: string;
  title: string;
  line: string;
  lead: string;
  picture: string;
  first: string;
  said: string;
  rest: string;
  items: readonly string[];
  next: { label: string; href: string };
}

const ARTICLES: readonly Article[] = [
  {
    path: '/journal/winter-larder',
    title: 'What a winter larder is for',
    line: '3 October. Ruth Amsel. Six minutes',
    lead: 'Not for the end of the world. For a Tuesday in February when it rains sideways and nobody wants to go to the shops.',
    picture: 'journal-winter-larder',
    first:
      'Every October I write down what is on the three shelves behind the kitchen door, and every April I write down what is left. I have done it for nine years. The two lists together are the most useful thing I know about cooking.\n\nLast autumn there were thirty-one jars, four bottles and a bowl of pears. In April there were six jars. Five of the six were things I had bought because they were beautiful: green walnuts in syrup, a relish with a French name, mustard with figs. The sixth was chutney, which does not count. Nobody has ever finished a chutney.\n\n## What went first\n\nBeans, by the middle of November. Then anchovies. Then lemons, because once there is a jar open one puts them in everything. The marmalade lasted until the new one came, but only because I hid two jars behind the flour.\n\nNone of these is a meal. That is the point. A larder is not a row of dinners; it is the part of dinner that takes a year. The other part takes twenty minutes and is an egg, or a cabbage, or bread.',
    said: 'A larder is the part of dinner that takes a year.',
    rest: '## What I do now\n\nI buy fewer kinds and more of each. Six jars of beans, not one jar each of six beans. I keep oil in the tin and the tin under the table. I put the things I know how to use at the height of my eyes and the presents on the top shelf, where they can be admired.\n\nAnd I leave a gap. One shelf of the three is half empty in October, on purpose. By Christmas somebody has always brought something: quinces, a cheese, eleven eggs. A full larder has no room for luck.\n\n## The list, if you want it\n\n- Six jars of beans, two of chickpeas\n- Three litres of oil\n- Four tins of anchovies\n- Two jars of lemons, three of marmalade, one of honey\n- Salt, coarse and fine\n- Coffee for a fortnight, always\n- A gap',
    items: ['borlotti-beans', 'anchovies', 'pickled-lemons'],
    next: { label: 'Next: The wind decides about salt', href: '/journal/salt-pans' },
  },
  {
    path: '/journal/salt-pans',
    title: 'The wind decides about salt',
    line: '21 July. Dan Amsel. Five minutes',
    lead: 'Four days at Castro Marim with João Peres, on three of which nothing happened.',
    picture: 'journal-salt-pans',
    first:
      'The pans at Castro Marim are squares of grey water with walls of mud between them, a hand high. From the road they look like something that has been left out in the rain. João Peres has eleven. He can tell you which of his grandfather’s brothers dug each one, and which of them drank.\n\nSea comes in at the top of the marsh by a wooden gate. It moves from pan to pan for a month and loses water to the sun all the way. By the last pan it is seven times as salt as it was, and heavy: a wave in it moves slowly, like oil.\n\n## Monday to Wednesday\n\nOn Monday there was wind. On Tuesday there was wind. João mended a wall and I carried mud. On Wednesday there was wind until five, and then his sister telephoned from the beach to say that it had dropped, and he was in the van before she had finished.',
    said: 'You do not make it. You are there when it happens.',
    rest: '## Wednesday, twenty past five\n\nThe flower forms on still water in the hottest part of a windless afternoon: a skin, thinner than the ice on a puddle, that drifts into one corner. If nobody takes it, it sinks within the hour and becomes ordinary salt. He takes it with a board on a pole, one pull, without touching the bottom. He did nine pans before the sun went and came out with thirty-eight kilos and a wet shirt.\n\nIt dries on a table for two days. It is not washed, ground or sieved. He picks out a feather now and then.\n\nI asked him what it was that people paid for, given that it is all sodium chloride. He thought about it for the length of a pan. It breaks between the teeth, he said. The other one dissolves. That is all. It is quite a lot.',
    items: ['sea-salt', 'olive-oil', 'country-sourdough'],
    next: { label: 'Next: What a winter larder is for', href: '/journal/winter-larder' },
  },
];

function articlePage(article: Article): PageDraft {
  return {
    title: article.title,
    path: article.path,
    description: article.lead,
    shareImage: `picture:${article.picture}`,
    sections: [
      {
        name: 'Opening',
        variant: 'headline',
        space: 'small',
        blocks: [
          text(at(4, 17), `[Journal](/journal). ${article.line}`, 'small'),
          heading(at(4, 17, 2), article.title, { level: 1 }),
          text(at(4, 14, 3), article.lead, 'large'),
          picture(at(1, 24, 4), article.picture, { ratio: 'wide', eager: 'first' }),
        ],
      },
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
      {
        name: 'Onward',
        variant: 'onward',
        space: 'small',
        divider: 'cut',
        blocks: [button(at(1, 24), article.next.label, article.next.href, 'underline')],
      },
    ],
  };
}

export const journalPages: readonly PageDraft[] = [journal, ...ARTICLES.map(articlePage)];
