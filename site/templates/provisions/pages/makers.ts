import { block, at, type PageDraft } from '../../template.ts';
import { button, heading, index, picture, text, to } from '../../drafts.ts';
import { goods, shelf } from '../cards.ts';

const makers: PageDraft = {
  title: 'Makers',
  path: '/makers',
  description: 'Eleven makers, where they are, and what they do when they are not making it.',
  shareImage: 'picture:maker-orchard',
  sections: [
    {
      name: 'Opening',
      variant: 'opening',
      space: 'small',
      blocks: [
        heading(at(1, 15), 'Eleven people to thank.', { level: 1 }),
        text(
          at(17, 8),
          'We have sat at the table of every one of them. It is the only rule we have about who comes on the shelf, and it takes up most of February.',
        ),
      ],
    },
    {
      name: 'Near us',
      variant: 'reading',
      space: 'small',
      blocks: [
        heading(at(1, 14), 'Near us', {}, { phone: at(1, 8, 1) }),
        picture(
          at(1, 14, 2, 2),
          'maker-mill',
          {
            ratio: 'landscape',
            note: '1 mile',
            title: 'Ashcombe Mill',
            text: 'Nora Pell. Flour when there is water, bread on Wednesdays.',
            to: to('/makers/ashcombe-mill'),
          },
          { phone: at(1, 8, 2) },
        ),
        picture(
          at(16, 9, 2),
          'maker-kitchen',
          {
            ratio: 'landscape',
            note: '11 steps',
            title: 'The back kitchen',
            text: 'Inês Duarte. Marmalade, lemons.',
            to: to('/makers/back-kitchen'),
          },
          { phone: at(1, 8, 3) },
        ),
        picture(
          at(16, 9, 3),
          'maker-orchard',
          {
            ratio: 'landscape',
            note: '4 miles',
            title: 'Hollow Orchard',
            text: 'The Tolleys. Vinegar, from November.',
            to: to('/makers/hollow-orchard'),
          },
          { phone: at(1, 8, 4) },
        ),
      ],
    },
    {
      name: 'Further off',
      variant: 'ledger',
      tone: 'tint',
      divider: 'cut',
      blocks: [
        heading(at(1, 7), 'Further off'),
        index(at(9, 16), [
          { title: 'Cécile Vialat', note: 'Chestnut honey', meta: 'Ardèche', href: '/shop/chestnut-honey' },
          { title: 'João Peres', note: 'Flor de sal', meta: 'Castro Marim', href: '/shop/sea-salt' },
          { title: 'Eleni and Kostas Marinou', note: 'Olive oil', meta: 'Messinia', href: '/shop/olive-oil' },
          { title: 'Conservas Abascal', note: 'Anchovies', meta: 'Santoña', href: '/shop/anchovies' },
          {
            title: 'Famiglia Dal Molin',
            note: 'Borlotti beans',
            meta: 'Lamon',
            href: '/shop/borlotti-beans',
          },
          {
            title: 'Fruitière du Haut-Joux',
            note: 'Mountain cheese',
            meta: 'Jura',
            href: '/shop/mountain-cheese',
          },
          { title: 'Tomás Roa', note: 'Coffee', meta: 'Huila', href: '/shop/hill-coffee' },
          { title: 'Weverij Declerck', note: 'Kitchen linen', meta: 'Kortrijk', href: '/shop/linen-cloth' },
        ]),
      ],
    },
  ],
};

interface Maker {
  path: string;
  name: string;
  lead: string;
  picture: string;
  story: string;
  said: string;
  source: string;
  facts: readonly { title: string; meta: string }[];
  items: readonly string[];
  itemsWords: string;
}

const MAKERS: readonly Maker[] = [
  {
    path: '/makers/ashcombe-mill',
    name: 'Ashcombe Mill',
    lead: 'One wheel, two pairs of stones, and a miller who answers the telephone between eleven and twelve.',
    picture: 'maker-mill',
    story:
      'The mill stood still from 1958 until Nora Pell bought it in 2009 with the money for a flat in Bristol. The wheel came out of the Sett in forty-one pieces. Thirty-six of them are back in it.\n\nShe grinds four wheats and a rye, all from farms she can see from the roof. Stone-ground flour is warm when it leaves the stones; she lets it rest for two days, and then it is bread or it is in a bag with a date on it.\n\nThe oven is brick, and takes ninety loaves. Sixty come to us. The rest are sold from the half-door on Thursdays from seven, and at twenty past there are none.',
    said: 'A river is a bad employee and a very good teacher.',
    source: 'Nora Pell',
    facts: [
      { title: 'Where', meta: 'Ashcombe, one mile upstream' },
      { title: 'Since', meta: '2009, and 1743' },
      { title: 'Grinds', meta: '120 kg an hour' },
      { title: 'Open', meta: 'Thursdays from seven, until twenty past' },
    ],
    items: ['country-sourdough', 'blood-orange-marmalade', 'linen-cloth'],
    itemsWords: 'Her loaf, and two things that belong to a loaf.',
  },
  {
    path: '/makers/back-kitchen',
    name: 'The back kitchen',
    lead: 'Eleven steps from the counter. Two copper pans, a window to the yard, and Inês Duarte with the radio on.',
    picture: 'maker-kitchen',
    story:
      'Inês came for a fortnight in 2015 to help with the oranges. She had run the pastry of a hotel in Coimbra and wanted, she said, to cook one thing at a time.\n\nShe cooks in pans of four kilos and never more. A bigger pan boils for longer, and what boils for longer tastes of sugar. It means sixty batches between January and March, and each jar has the number of its batch on it in pencil.\n\nIn September it is lemons, which want salt, dark and to be left alone.',
    said: 'If you cannot taste the orange, you have made jam for a tea room.',
    source: 'Inês Duarte',
    facts: [
      { title: 'Where', meta: '14 Mill Lane, at the back' },
      { title: 'Since', meta: 'January 2015' },
      { title: 'Makes', meta: '2,400 jars in a year' },
      { title: 'Radio', meta: 'Antena 2' },
    ],
    items: ['blood-orange-marmalade', 'pickled-lemons', 'october-box'],
    itemsWords: 'Numbered in pencil.',
  },
  {
    path: '/makers/hollow-orchard',
    name: 'Hollow Orchard',
    lead: 'Two hundred and twelve trees, nineteen kinds of apple, and a barn of barrels that nobody may hurry.',
    picture: 'maker-orchard',
    story:
      'Joan and Peter Tolley press in October and then wait a year. The juice turns to cider by itself, and the cider turns to vinegar by itself, in oak, with a cloth over the bung. They add nothing, and they look in on Sundays.\n\nThe vinegar is on our shelf from November until it has been sold, which last year was the second of January. There is none now. If you ask for a bottle we keep your name in a book, and the book is read from the top.',
    said: 'People ask what we do all winter. We do nothing, very carefully.',
    source: 'Joan Tolley',
    facts: [
      { title: 'Where', meta: 'Nether Hollow, four miles' },
      { title: 'Since', meta: 'Joan’s great-grandmother' },
      { title: 'Makes', meta: '640 bottles in a year' },
      { title: 'On the shelf', meta: 'From 8 November' },
    ],
    items: ['chestnut-honey', 'mountain-cheese', 'olive-oil'],
    itemsWords: 'Until the vinegar comes: three things that want it.',
  },
];

function makerPage(maker: Maker): PageDraft {
  return {
    title: maker.name,
    path: maker.path,
    description: maker.lead,
    shareImage: `picture:${maker.picture}`,
    sections: [
      {
        name: 'Opening',
        variant: 'opening',
        space: 'small',
        blocks: [
          heading(at(1, 15), maker.name, { level: 1 }),
          text(at(17, 8), maker.lead),
          picture(at(1, 24, 2), maker.picture, { ratio: 'wide', eager: 'first' }),
        ],
      },
      {
        name: 'Story',
        variant: 'article',
        space: 'small',
        blocks: [text(at(1, 13, 1, 2), maker.story), index(at(16, 9, 1), maker.facts)],
      },
      {
        name: 'In their words',
        variant: 'said',
        tone: 'pastel3',
        divider: 'cut',
        blocks: [block('quote', at(3, 19), { text: maker.said, source: maker.source, size: 'display' })],
      },
      shelf({
        title: 'On the shelf',
        words: maker.itemsWords,
        items: goods(...maker.items),
        style: { divider: 'cut' },
      }),
      {
        name: 'Onward',
        variant: 'onward',
        space: 'small',
        divider: 'line',
        blocks: [button(at(1, 24), 'All the makers', '/makers', { look: 'underline' })],
      },
    ],
  };
}

export const makerPages: readonly PageDraft[] = [makers, ...MAKERS.map(makerPage)];
