import { heading, text } from '../../drafts.ts';
import { at, block, type CollectionDraft, type ItemDraft } from '../../template.ts';
import { SERIES, type Plate, type Series } from '../series.ts';

const slides = (plates: readonly Plate[]) =>
  plates.map(({ picture, title, note }) => ({ image: `picture:${picture}`, title, description: note }));

function series({ slug, name, years, on, lead, words, plates }: Series): ItemDraft {
  const [first, second] = words;
  return {
    title: name,
    slug,
    publishAt: on,
    thumbnail: `picture:${plates[0].picture}`,
    values: {
      excerpt: lead,
      description: `${name}, ${years}: ${plates.length} photographs by %name%.`,
      custom: { years, plates: `${plates.length} plates` },
    },
    sections: [
      {
        name: 'Statement',
        variant: 'statement',
        blocks: [
          heading(at(1, 15), lead, {}, { phone: at(1, 8, 1) }),
          text(at(17, 8), `${first}\n\n${second}`, 'normal', { phone: at(1, 8, 2) }),
        ],
      },
      {
        name: 'Plates',
        variant: 'plates',
        space: 'small',
        blocks: [
          block('gallery', at(1, 24), {
            design: 'autocolumns',
            label: name,
            columnWidth: 520,
            gutter: 56,
            lightbox: true,
            captions: true,
            slides: slides(plates),
          }),
        ],
      },
    ],
  };
}

/** What hangs together: three series, each with its plates. */
export const work: CollectionDraft = {
  kind: 'portfolio',
  title: 'Series',
  path: '/series',
  values: {
    layout: 'list',
    order: 'newest',
    itemName: 'series',
    showRelated: false,
    showDate: false,
    comments: false,
    intro: 'Three, so far. I am slow, and so is the film.',
    description: 'Three series of photographs by %name%: ferries, snow, and windows at night.',
    shareImage: 'picture:long-jetty',
    fields: [
      { key: 'years', label: 'Years', inList: true },
      { key: 'plates', label: 'Plates', inList: true },
    ],
  },
  items: SERIES.map(series),
};
