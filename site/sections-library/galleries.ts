import { heading, text } from '../templates/drafts.ts';
import { at, block } from '../templates/template.ts';
import { slidesOf, type SectionDesign } from './design.ts';

const SIX = ['1', '2', '3', '4', '5', '6'];

export const galleries: readonly SectionDesign[] = [
  {
    id: 'gallery-slideshow',
    name: 'A slideshow, edge to edge',
    group: 'Galleries',
    section: {
      width: 'full',
      space: 'none',
      blocks: [
        block('gallery', at(1, 24), {
          design: 'slideshow',
          label: 'Pictures',
          slides: slidesOf(SIX.slice(0, 4)),
          imageAspectRatio: 2,
          captions: false,
        }),
      ],
    },
  },
  {
    id: 'gallery-columns',
    name: 'Pictures in columns',
    group: 'Galleries',
    section: {
      blocks: [
        heading(at(1, 12), 'Seen this year'),
        text(at(15, 10), 'Open one to see it large; the arrow keys go on from there.', 'small'),
        block('gallery', at(1, 24, 2), {
          design: 'autocolumns',
          label: 'Seen this year',
          slides: slidesOf(SIX),
          columnWidth: 340,
          gutter: 20,
          lightbox: true,
          captions: false,
        }),
      ],
    },
  },
  {
    id: 'gallery-strip',
    name: 'A strip to push along',
    group: 'Galleries',
    section: {
      tone: 'ink',
      width: 'full',
      blocks: [
        block('gallery', at(1, 24), {
          design: 'carousel',
          label: 'Pictures',
          slides: slidesOf(SIX),
          slidesPerRow: 3,
          imageAspectRatio: 0.8,
          captions: false,
        }),
      ],
    },
  },
];
