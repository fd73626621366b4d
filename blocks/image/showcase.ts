import { SHAPES } from '#core/enumerations/appearance.ts';
import { at, block } from '#core/page/draft.ts';
import { below, beside, type ShowcasePage } from '../kit/showcase.ts';

const words = {
  title: 'A bowl on the table',
  note: 'Morning, 2024',
  text: 'text:Two oranges, one light, and enough room around them.',
  to: { href: '/blocks/image' },
  action: 'See the series',
};

const PICTURES = ['bowl', 'window', 'arches', 'jar', 'cup', 'sea'];
/** All of them, four in a row. */
const MASKS = SHAPES.map((mask, index) =>
  block('image', at(9 + (index % 4) * 4, 4, 1 + Math.floor(index / 4)), {
    image: `picture:${PICTURES[index % PICTURES.length]}`,
    ratio: 'square',
    mask,
    note: mask.charAt(0).toUpperCase() + mask.slice(1),
  }),
);

const page: ShowcasePage = {
  type: 'image',
  title: 'Image',
  kind: 'Media',
  summary: 'A picture, alone or with words.',
  lead: 'A picture with a title, a note, a text and a button, each of them only if you want it. Six layouts say how picture and words stand to each other. In a narrow column they always stack.',
  picture: 'bowl',
  examples: [
    {
      name: 'Inline',
      about: 'The picture with its words below, as in a book. The whole picture can be a link.',
      blocks: below('image', {
        image: 'picture:hills',
        title: 'North of the river',
        note: 'Four ranges, one afternoon',
        to: { href: '/blocks/image' },
      }),
    },
    {
      name: 'Poster',
      about:
        'The words stand in the picture. The ground rises into it, so they read whatever the picture shows.',
      blocks: below('image', {
        image: 'picture:hills',
        layout: 'poster',
        ratio: 'landscape',
        ...words,
        title: 'North of the river',
      }),
    },
    {
      name: 'Card',
      about: 'Picture and words side by side in one frame, for things that are listed.',
      blocks: below('image', { image: 'picture:bowl', layout: 'card', ratio: 'square', ...words }),
    },
    {
      name: 'Overlap',
      about:
        'The words lie over the edge of the picture and tie both together. The picture may stand on either side.',
      blocks: below(
        'image',
        { image: 'picture:stairs', layout: 'overlap', ratio: 'landscape', ...words, title: 'The way up' },
        {
          image: 'picture:window',
          layout: 'overlap',
          ratio: 'landscape',
          side: 'right',
          ...words,
          title: 'The way out',
        },
      ),
    },
    {
      name: 'Collage',
      about: 'A dark field over the lower corner. Use it once on a page.',
      blocks: below('image', {
        image: 'picture:window',
        layout: 'collage',
        ratio: 'wide',
        ...words,
        title: 'Evening',
      }),
    },
    {
      name: 'Stack',
      about: 'Picture above, words below with more room than inline: a small article.',
      blocks: beside(
        'image',
        { image: 'picture:bowl', layout: 'stack', ratio: 'portrait', ...words },
        { image: 'picture:window', layout: 'stack', ratio: 'portrait', ...words, title: 'A window at six' },
      ),
    },
    {
      name: 'Shapes',
      about:
        'Square, portrait, tall, landscape, wide, or the picture’s own. The point you chose in the picture stays in view.',
      blocks: [
        ...beside(
          'image',
          { image: 'picture:hills', ratio: 'square', note: 'Square' },
          { image: 'picture:hills', ratio: 'portrait', note: 'Portrait' },
          { image: 'picture:hills', ratio: 'tall', note: 'Tall' },
        ),
      ],
    },
    {
      name: 'Masks',
      about: 'Thirty-two outlines. Each fits a square, a tall and a wide frame.',
      blocks: MASKS,
    },
    {
      name: 'Shadow and border',
      about: 'None, light or dark; none, black or white. A white border makes a print of a picture.',
      blocks: [
        ...beside(
          'image',
          { image: 'picture:stairs', ratio: 'landscape', shadow: 'light', note: 'Light shadow' },
          { image: 'picture:stairs', ratio: 'landscape', border: 'black', note: 'Black border' },
          {
            image: 'picture:stairs',
            ratio: 'landscape',
            shadow: 'dark',
            border: 'white',
            note: 'White border, dark shadow',
          },
        ),
      ],
    },
  ],
};

export default [page];
